import type { QueryClient } from '@tanstack/react-query'
import type { SavedQueries } from '~/api/endpointGroups/savedQueries'
import type { Send } from '~/api/useSend'
import type { Scope } from '~/lib/scope'
import { isSameFilters } from '~/list/listUrl'
import type { FilterPanelOf } from './parseSavedFilter'
import { deleteSavedFilter, newestSaved, savedFilterQuery } from './savedFilterQuery'
import type { FilterCalls } from './updateSavedFilter'

type Input<F extends object> = {
  client: QueryClient
  send: Send
  saved: SavedQueries<F>
  panel: FilterPanelOf<F>
  scope: Scope
  keep: FilterCalls<F>['keep']
}

/** The calls of a replacement, over a list's saved filters. */
export function filterCalls<F extends object>({ client, send, saved, panel, scope, keep }: Input<F>): FilterCalls<F> {
  const queryOf = (id: string) => savedFilterQuery(client, saved, panel, scope, id)
  const read = async (id: string) => (await client.fetchQuery({ ...queryOf(id), staleTime: 0 })).filters
  return {
    read,
    remove: (id) => deleteSavedFilter(send, saved, scope, id),
    save: async ({ queryName, filters }) => {
      const body = saved.codec.write(filters)
      const filter = await send(saved.save, { ...scope, queryName, body })
      // What was just sent need not be asked for.
      client.setQueryData(queryOf(filter.id).queryKey, { ...filter, body, filters, dropped: [] })
      return filter
    },
    find: async ({ queryName, filters }) => {
      const { content } = await client.fetchQuery({ ...newestSaved(saved, scope), staleTime: 0 })
      const named = content.find((filter) => filter.queryName === queryName)
      return named && isSameFilters(await read(named.id), filters) ? named : undefined
    },
    keep,
  }
}
