import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { useCorporate } from '~/components/corporate'
import { isAskable } from '~/lib/rules/rules'
import type { FilterPanelState } from './filters/panel/useFilterPanel'
import type { ScreenList } from './list'
import { isSameFilters, type ListState, without, withoutDialog } from './listUrl'
import { untilPress } from './filters/whenThere'
import { prefetchRows } from './prefetchList'
import { rememberSearch } from './saved/recentSearches'

/** Names a list in what is stored of its searches. */
export const searchesOf = ({ columnsKey, title }: { columnsKey?: string; title: string }): string => columnsKey ?? title

/** The ways from one search of a list to the next; each is a place in the URL. */
export function useListSearch<F extends object, Row extends object>(
  list: ScreenList<F, Row>,
  state: ListState<F>,
  panel: FilterPanelState,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { viewer, scope } = useCorporate()
  const { filters: schema, filterUi } = list
  // Only a search that a person started moves the focus, once it is answered; paging and Back leave it where it is, and
  // whoever has gone on to something else meanwhile stays there.
  const waiting = useRef<AbortController>(undefined)
  const onAnswered = useCallback((heading: HTMLElement | null) => {
    if (!waiting.current || waiting.current.signal.aborted) return
    waiting.current.abort()
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [])
  const unlinked = withoutDialog(state)
  const setState = (next: ListState<F>, { isDialog = false, replace = false } = {}) => {
    // The loader asks for the same rows, but only once the form and the frame have been drawn anew.
    if (!isDialog) prefetchRows(client, list, next, scope)
    // A link to a list names its corporate, so that it opens the same one for everybody.
    const search = { ...list.url.write(next), ...(list.isShared ? { c: scope.corporateId } : {}) }
    // What opens above the list leaves it where it is.
    void navigate({ to: '.', search: search as never, replace, resetScroll: !isDialog })
  }
  const place = (next: ListState<F>) => {
    // What follows is in the results; a search box keeps the focus.
    waiting.current?.abort()
    waiting.current = filterUi.kind === 'panel' ? untilPress() : undefined
    panel.leave()
    setState(next)
  }
  const search = (values: F) => {
    const next = { ...unlinked, filters: values, page: 1 }
    // The same search again fetches again.
    if (isSameFilters(values, state.filters))
      void client.invalidateQueries({ queryKey: list.query(next, scope).queryKey as unknown[] })
    place(next)
    list.onSearch?.(values, scope)
    if (filterUi.kind === 'panel' && filterUi.saved) {
      const owner = { userId: viewer.userId, ...scope, list: searchesOf(list) }
      rememberSearch(owner, { schema, sections: filterUi.sections }, values)
    }
  }
  const size = filterUi.kind === 'panel' && filterUi.keepsSize ? state.size : list.sizes[0]!
  const fresh = { filters: {} as F, page: 1, size }
  return {
    unlinked,
    setState,
    search,
    onAnswered,
    // The chip goes with its criterion, so the focus needs another place.
    drop: (names: readonly string[]) => place({ ...unlinked, filters: without(schema, state.filters, names), page: 1 }),
    reset: () => setState(fresh),
    /** Starts anew from where there is nothing to be seen. */
    restart: () => place(fresh),
    openSaved: (values: F, saved: string) => {
      place({ ...unlinked, filters: values, page: 1, saved })
      if (isAskable(schema.rules, values)) list.onSearch?.(values, scope)
    },
    /** A saved filter is gone. */
    closeSaved: (id: string) => {
      const { saved, ...rest } = unlinked
      if (saved === id) setState(rest)
    },
  }
}
