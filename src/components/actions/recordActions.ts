import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '~/api/identity/clock'
import { onWrite } from '~/api/writes'
import type { UserScope } from '~/lib/scope'
import { openWork } from '~/lib/work'
import { onceOnline, part } from '~/ui/part'

/** Which writes are actions does not matter before the first write. */
const storePart = part(() => import('./storeAction'))
/** Loads what stores actions in advance. */
export const preloadActions = storePart.preload

/** Stores this page's writes as actions of the user at the corporate they were sent for. Returns a stop function. */
export function recordActions(client: QueryClient, writer: UserScope): () => void {
  const work = openWork('actions', writer)
  return onWrite((sent) => (ended) => {
    const write = { sent, ended, at: serverNow() }
    const store = async (): Promise<void> => {
      let stop = () => {}
      // The network may return while the load is still failing.
      const online = new Promise<void>((resolve) => (stop = onceOnline(resolve)))
      const loaded = await storePart.load().catch(() => undefined)
      // What was done stays true: it is stored when the network is back. A page of an older build never loads it.
      if (!loaded) return online.then(store)
      stop()
      loaded.storeAction(client, work, write)
    }
    void store()
  })
}
