import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '~/api/identity/clock'
import { onWrite } from '~/api/writes'
import type { UserScope } from '~/lib/scope'
import { openWork } from '~/lib/work'

/** Stores this page's writes as actions of the user at the corporate they were sent for. Returns a stop function. */
export function recordActions(client: QueryClient, writer: UserScope): () => void {
  const work = openWork('actions', writer)
  return onWrite((sent) => (ended) => {
    const write = { sent, ended, at: serverNow() }
    // Loaded after the first write: only then it matters which writes are actions.
    import('./storeAction').then(
      ({ storeAction }) => storeAction(client, work, write),
      () => {
        // A page of an older build cannot load the module: its actions are not recorded.
      },
    )
  })
}
