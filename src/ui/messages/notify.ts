import { pageState } from '~/lib/pageState'
import { MOMENT_MS, part } from '../part'
import { buttonNotes } from './buttonNotes'

const TOAST_MS = 6_000
/** Loaded in advance, since many toasts tell that the network is gone. */
export const toastPart = part(() => import('./Toasts'), MOMENT_MS)
/** Without its code a toast is a note: it would come too late otherwise. */
const showAsNote = (text: string, action?: { label: string; run: () => void }) =>
  buttonNotes.show({ text, action, button: buttonNotes.pressed() })

const used = pageState(false)
/** Tells the layout when it needs the container of the toasts. */
export const toasts = { subscribe: used.subscribe, areUsed: used.get }

/** Loads the toasts and renders their container; undefined if they cannot be loaded. */
async function openToasts() {
  const loaded = await toastPart.load().catch(() => {})
  if (loaded) used.set(true)
  return loaded
}

/** Hides all toasts: what they name may not be shown any more. */
export async function clearToasts(): Promise<void> {
  buttonNotes.hide()
  if (used.get()) (await toastPart.load()).cleanNotifications()
}

/** Shows a toast for six seconds (document 2 §4.5). */
export async function notify(message: string, tone: 'done' | 'failed' | 'info' = 'done'): Promise<void> {
  const loaded = await openToasts()
  if (!loaded) return void showAsNote(message)
  const color = { done: 'teal', failed: 'red', info: 'amber' }[tone]
  loaded.showNotification({
    // The message as id, so that repeated key presses do not stack the same toast.
    ...(tone === 'info' ? { id: message } : {}),
    message,
    color,
    autoClose: TOAST_MS,
    role: tone === 'failed' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Tutup pesan' },
  })
}

/**
 * Shows a toast with an action for `ms` milliseconds, paused while it is hovered or focused. Returns a close function;
 * `onDismiss` runs when it expires or the user closes it.
 */
export function offer(
  message: string,
  action: { label: string; run: () => void; isPrimary?: boolean },
  ms: number,
  onDismiss: () => void,
): () => void {
  let isOpen = true
  let hide = () => {}
  const close = () => {
    isOpen = false
    hide()
  }
  const take = () => {
    if (!isOpen) return
    close()
    action.run()
  }
  const show = async () => {
    const loaded = await openToasts()
    const dismissed = () => {
      if (isOpen) onDismiss()
      isOpen = false
    }
    if (!isOpen) return
    const { label, isPrimary = false } = action
    hide = loaded
      ? loaded.showActionToast({ message, label, isPrimary, ms, take, onDismiss: dismissed })
      : showAsNote(message, { label, run: take })
  }
  void show()
  return close
}
