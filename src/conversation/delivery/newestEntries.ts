import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client'
import { tagMeta } from '~/api/tags/tags'
import type { Conversation } from '~/api/endpointGroups/conversation'

/** Page size of messages, and the maximum shown (document 1 §9). */
const SIZE = 1_000

/** Loads the newest of a thread's later messages and their total, bypassing the cache. */
export async function loadNewest<T extends object>(
  { entries }: Conversation<T>,
  messageId: string,
  signal?: AbortSignal,
) {
  const ask = (page: number) => call(entries, { messageId, page, size: SIZE }, signal)
  const first = await ask(0)
  const last = first.totalPages - 1
  const others = await Promise.all([last - 1, last].filter((page) => page > 0).map(ask))
  const content = (last > 1 ? others : [first, ...others])
    .flatMap((page) => page.content)
    .toSorted((a, b) => Date.parse(a.createdDate) - Date.parse(b.createdDate))
  return { content: content.slice(-SIZE), total: first.totalElements }
}

/**
 * The later messages of a thread, oldest first. The server counts its pages from the oldest, so where there are more
 * than one page holds, the last page is requested too: the newest messages matter most.
 */
export const newestEntries = <T extends object>(endpoints: Conversation<T>, messageId: string) =>
  queryOptions({
    queryKey: [endpoints.entries.name, { messageId }] as const,
    meta: tagMeta(endpoints.entries, { messageId, page: 0, size: SIZE }),
    queryFn: ({ signal }) => loadNewest(endpoints, messageId, signal),
  })

/** Reads them afresh, by a call that no screen shares: closing the conversation would cancel it. What is shown follows. */
export async function readNewest<T extends object>(
  client: QueryClient,
  endpoints: Conversation<T>,
  messageId: string,
): ReturnType<typeof loadNewest> {
  const newest = await loadNewest(endpoints, messageId)
  client.setQueryData(newestEntries(endpoints, messageId).queryKey, newest)
  return newest
}
