import { useSyncExternalStore } from 'react'
import { dialogs } from './dialogs'
import { lazyComponent } from '~/ui/lazyComponent'

const DialogWindow = lazyComponent(async () => (await import('./DialogWindow')).DialogWindow)

/** Renders the dialogs that code opens by call; loads with the first one. */
export function DialogHost() {
  const request = useSyncExternalStore(dialogs.subscribe, dialogs.first)
  const loading = useSyncExternalStore(dialogs.subscribe, dialogs.loading)
  if (!request && !loading) return null
  return <DialogWindow request={request} loading={loading?.message} />
}
