import { lazy, Suspense, useSyncExternalStore } from 'react'
import { dialogs } from './dialogs'

const DialogWindow = lazy(async () => ({ default: (await import('./DialogWindow')).DialogWindow }))

/** Draws the dialogs that are asked for by call; nothing of it loads before the first one. */
export function DialogHost() {
  const request = useSyncExternalStore(dialogs.subscribe, dialogs.first)
  const loading = useSyncExternalStore(dialogs.subscribe, dialogs.loading)
  if (!request && !loading) return null
  return (
    <Suspense>
      <DialogWindow request={request} loading={loading?.message} />
    </Suspense>
  )
}
