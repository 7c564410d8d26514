import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '~/api/identity/clock'
import { onWrite } from '~/api/writes'
import type { Writer } from '~/lib/scope'
import { openWork } from '~/lib/storage'

/** Stores the writes of this page for the signed-in person, at the corporate for which they were sent. */
export function recordActions(client: QueryClient, writer: Writer): () => void {
  const work = openWork('actions', writer)
  return onWrite((sent) => (ended) => {
    const write = { sent, ended, at: serverNow() }
    // Which writes are actions is needed after the first one only.
    import('./remember').then(
      ({ remember }) => remember(client, work, write),
      () => {
        // A page of an older build cannot load it: what it does is not remembered.
      },
    )
  })
}
