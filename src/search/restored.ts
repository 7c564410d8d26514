import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client'
import type { SavedQueries } from '~/api/families/savedQueries'
import type { Filters } from '~/api/contract/filters'
import type { Scope } from '~/lib/scope'
import type { Reads } from './Search'
import { readStored } from './stored'

/** A saved filter as it can be searched with now; the list's 'Open' and the badge above the results read the same. */
export const restoredQuery = <W extends object>(
  client: QueryClient,
  saved: SavedQueries<W>,
  search: { filters: Filters<W>; sections: Reads['sections'] },
  scope: Scope,
  id: string,
) =>
  queryOptions({
    queryKey: [saved.open.name, { id, ...scope }],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const stored = await call(saved.open, { id }, signal)
      return { ...stored, ...(await readStored(client, search, scope, saved.spelled.read(stored.body))) }
    },
  })
