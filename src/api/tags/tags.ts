import type { Query, QueryClient } from '@tanstack/react-query'
import type { AnyEndpoint, Tag } from '~/api/endpoint'
import { ApiError, mayHaveSucceeded } from '~/api/errors'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { tags?: readonly Tag[] }
  }
}

/** Statuses of a write whose record is not in the shown state. */
const OUTDATED_STATUSES = new Set([404, 409])
const CHANNEL = 'klob:tags'
const otherTabs = new BroadcastChannel(CHANNEL)

/** The `meta` of a read's query, by which writes find it; `query` sets it. */
export const tagMeta = <In extends object>(endpoint: { provides(input: In): readonly Tag[] }, input: In) => ({
  tags: endpoint.provides(input),
})

/** Selects the reads that the sender of a write updates itself: they are marked stale but not refetched at once. */
export type SkipRefetch = (query: Query) => boolean
const skipNone: SkipRefetch = () => false

function markStale(
  client: QueryClient,
  tags: readonly Tag[],
  refetchType: 'active' | 'none',
  skipRefetch: SkipRefetch = skipNone,
): void {
  if (tags.length === 0) return
  const predicate = ({ meta }: Query) => meta?.tags?.some((tag) => tags.includes(tag)) ?? false
  // A read in flight without an observer would end as fresh, with the answer from before the write.
  void client.cancelQueries({ predicate, type: 'inactive' })
  void client.invalidateQueries({ predicate: (one) => predicate(one) && skipRefetch(one), refetchType: 'none' })
  void client.invalidateQueries({ predicate: (one) => predicate(one) && !skipRefetch(one), refetchType })
}

/** Marks cached reads with one of these tags as stale, here and in the user's other tabs; visible ones are refetched. */
export function invalidate(client: QueryClient, tags: readonly Tag[], skipRefetch?: SkipRefetch): void {
  markStale(client, tags, 'active', skipRefetch)
  if (tags.length > 0) otherTabs.postMessage(tags)
}

/** Invalidates what a write changed, may have changed or found outdated; any other refusal changed nothing. */
export function invalidateAfter(
  client: QueryClient,
  endpoint: AnyEndpoint,
  input: object,
  { result, error }: { result?: unknown; error?: unknown },
  skipRefetch?: SkipRefetch,
): void {
  const isOutdated = error instanceof ApiError && OUTDATED_STATUSES.has(error.status ?? 0)
  if (!error || isOutdated || mayHaveSucceeded(error))
    invalidate(client, endpoint.invalidates(input, result), error ? undefined : skipRefetch)
}

/** Follows the writes of the user's other tabs. A hidden tab refetches when it becomes visible (see router.tsx). */
export function followOtherTabs(client: QueryClient): void {
  otherTabs.addEventListener('message', ({ data }: MessageEvent<readonly Tag[]>) =>
    markStale(client, data, document.hidden ? 'none' : 'active'),
  )
}
