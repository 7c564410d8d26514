import type { Query, QueryClient } from '@tanstack/react-query'
import type { AnyEndpoint, Tag } from './endpoint'
import { ApiError } from './errors'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { tags?: readonly Tag[] }
  }
}

/** After these nothing has changed for sure; after any other failure the write may have happened. */
const SURE_REFUSALS = new Set([400, 403, 422])
const CHANNEL = 'klob:tags'
let otherTabs: BroadcastChannel | undefined

/** The `meta` of a query over this read, by which writes find it; `query` sets it by itself. */
export const tagged = <In extends object>(endpoint: { provides(input: In): readonly Tag[] }, input: In) => ({
  tags: endpoint.provides(input),
})

function markStale(client: QueryClient, tags: readonly Tag[], refetchType: 'active' | 'none'): void {
  if (tags.length === 0) return
  const predicate = ({ meta }: Query) => meta?.tags?.some((tag) => tags.includes(tag)) ?? false
  // One that is in flight without an observer would end as fresh, with the answer from before the write.
  void client.cancelQueries({ predicate, type: 'inactive' })
  void client.invalidateQueries({ predicate, refetchType })
}

/** Marks cached reads with one of these tags as stale, here and in the user's other tabs; shown ones load again. */
export function invalidate(client: QueryClient, tags: readonly Tag[]): void {
  markStale(client, tags, 'active')
  if (tags.length > 0) otherTabs?.postMessage(tags)
}

/** Invalidates what a write changed, whether it was answered or not; a sure refusal changed nothing. */
export function invalidateAfter(
  client: QueryClient,
  endpoint: AnyEndpoint,
  input: object,
  { result, error }: { result?: unknown; error?: unknown },
): void {
  const isRefused = error instanceof ApiError && SURE_REFUSALS.has(error.status ?? 0)
  if (!isRefused) invalidate(client, endpoint.invalidates(input, result))
}

/** Follows the writes of the user's other tabs. A hidden tab loads again when it is looked at (see router.tsx). */
export function followOtherTabs(client: QueryClient): void {
  otherTabs = new BroadcastChannel(CHANNEL)
  otherTabs.addEventListener('message', ({ data }: MessageEvent<readonly Tag[]>) =>
    markStale(client, data, document.hidden ? 'none' : 'active'),
  )
}
