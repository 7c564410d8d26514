import { useQueryClient } from '@tanstack/react-query'
import type { SavedQueries } from '~/api/endpointGroups/savedQueries'
import { ApiError } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import type { FilterPanelOf } from './parseSavedFilter'
import { savedFilterQuery } from './savedFilterQuery'

/** Opens a saved filter: what of it still holds goes to `onOpen`. */
export function useOpenSaved<F extends object>(
  saved: SavedQueries<F>,
  panel: FilterPanelOf<F>,
  onOpen: (filters: F, id: string) => void,
): (id: string) => Promise<void> {
  const client = useQueryClient()
  const { scope } = useCorporate()
  return async (id) => {
    try {
      const { filters } = await client.fetchQuery(savedFilterQuery(client, saved, panel, scope, id))
      onOpen(filters, id)
    } catch (error) {
      // A colleague deleted it meanwhile: its row goes with the message.
      if (error instanceof ApiError && error.status === 404)
        void client.invalidateQueries({ queryKey: [saved.list.name] })
      throw error
    }
  }
}
