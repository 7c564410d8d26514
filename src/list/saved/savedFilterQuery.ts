import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client'
import { tagged } from '~/api/tags/tags'
import type { SavedQueries } from '~/api/endpointGroups/savedQueries'
import type { Scope } from '~/lib/scope'
import { type FilterPanelOf, parseSavedFilter } from './parseSavedFilter'

/** A saved filter with what of it can be searched now; 'Open' in the list and the badge above the results share it. */
export const savedFilterQuery = <W extends object>(
  client: QueryClient,
  saved: SavedQueries<W>,
  panel: FilterPanelOf<W>,
  scope: Scope,
  id: string,
) =>
  queryOptions({
    queryKey: [saved.open.name, { id, ...scope }],
    meta: tagged(saved.open, { id }),
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const stored = await call(saved.open, { id }, signal)
      return { ...stored, ...(await parseSavedFilter(client, panel, scope, saved.codec.read(stored.body))) }
    },
  })
