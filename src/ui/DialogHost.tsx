import { useSyncExternalStore } from 'react'
import { dialogs } from './dialogs'
import { lazily } from './lazily'

const DialogWindow = lazily(async () => (await import('./DialogWindow')).DialogWindow)

/** Draws the dialogs that are asked for by call; nothing of it loads before the first one. */
export function DialogHost() {
  const request = useSyncExternalStore(dialogs.subscribe, dialogs.first)
  const loading = useSyncExternalStore(dialogs.subscribe, dialogs.loading)
  if (!request && !loading) return null
  return <DialogWindow request={request} loading={loading?.message} />
}
