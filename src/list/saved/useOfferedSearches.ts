import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useCorporate } from '~/components/corporate'
import { screenSearches } from '~/components/screenSearches'
import type { PanelUi, ScreenList } from '~/list/list'
import { searchStorageName } from '~/list/useListSearch'

/** Offers the recent searches and saved filters of a screen to the palette; the code loads when the palette opens. */
export function useOfferedSearches<F extends object, Row extends object>(
  list: ScreenList<F, Row>,
  ui: PanelUi<F> | undefined,
  search: (filters: F) => void,
  openSaved: (filters: F, id: string) => void,
): void {
  const client = useQueryClient()
  const { viewer, scope } = useCorporate()
  const onSearch = useEffectEvent(search)
  const onOpen = useEffectEvent(openSaved)
  useEffect(() => {
    if (!ui?.saved) return undefined
    return screenSearches.register(async () => {
      const { offeredSearches } = await import('./offeredSearches')
      return offeredSearches({
        client,
        owner: { userId: viewer.userId, ...scope, list: searchStorageName(list) },
        schema: list.filters,
        ui,
        search: (filters) => onSearch(filters),
        openSaved: (filters, id) => onOpen(filters, id),
      })
    })
  }, [client, viewer.userId, scope, list, ui])
}
