const TOAST_MS = 6_000

let mounted = false
const listeners = new Set<() => void>()
/** Tells the layout when the first toast is shown, so that the toast library does not load before. */
export const toasts = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isMounted: () => mounted,
}

const mount = () => {
  mounted = true
  for (const listener of listeners) listener()
}

/** Shows a toast for six seconds (document 2 §4.5). */
export async function notify(message: string, tone: 'done' | 'failed' | 'info' = 'done'): Promise<void> {
  mount()
  const { showNotification } = await import('./Toasts')
  const color = { done: 'teal', failed: 'red', info: 'amber' }[tone]
  showNotification({
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
  mount()
  const show = async () => {
    const { showActionToast } = await import('./Toasts')
    const dismissed = () => {
      if (isOpen) onDismiss()
      isOpen = false
    }
    if (isOpen)
      hide = showActionToast({
        message,
        label: action.label,
        isPrimary: action.isPrimary ?? false,
        ms,
        take,
        onDismiss: dismissed,
      })
  }
  void show()
  return close
}
