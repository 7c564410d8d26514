const TOAST_MS = 6_000

/** A short message that goes by itself after six seconds (document 2 §4.5). */
export async function notify(message: string, tone: 'done' | 'failed' | 'info' = 'done'): Promise<void> {
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
