const TOAST_MS = 6_000

let mounted = false
const listeners = new Set<() => void>()
/** Whether there has been a toast: before the first one nothing of them loads. */
export const toasts = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  areUsed: () => mounted,
}

/** A short message that goes by itself after six seconds (document 2 §4.5). */
export async function notify(message: string, tone: 'done' | 'failed' | 'info' = 'done'): Promise<void> {
  mounted = true
  for (const listener of listeners) listener()
  const { showNotification } = await import('./Toasts')
  const color = { done: 'teal', failed: 'red', info: 'amber' }[tone]
  showNotification({
    message,
    color,
    autoClose: TOAST_MS,
    role: tone === 'failed' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Tutup pesan' },
  })
}
