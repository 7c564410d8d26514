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

const mount = () => {
  mounted = true
  for (const listener of listeners) listener()
}

/** A short message that goes by itself after six seconds (document 2 §4.5). */
export async function notify(message: string, tone: 'done' | 'failed' | 'info' = 'done'): Promise<void> {
  mount()
  const { showNotification } = await import('./Toasts')
  const color = { done: 'teal', failed: 'red', info: 'amber' }[tone]
  showNotification({
    // What a key was refused for is not piled up when it is pressed again.
    ...(tone === 'info' ? { id: message } : {}),
    message,
    color,
    autoClose: TOAST_MS,
    role: tone === 'failed' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Tutup pesan' },
  })
}

/**
 * A short message with something to do about it, for some milliseconds; while it is pointed at or focused it waits.
 * Returns what closes it; `onGone` runs when it goes by itself or is closed by hand.
 */
export function offer(
  message: string,
  action: { label: string; run: () => void; isPrimary?: boolean },
  ms: number,
  onGone: () => void,
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
    const { showOffer } = await import('./Toasts')
    const gone = () => {
      if (isOpen) onGone()
      isOpen = false
    }
    if (isOpen)
      hide = showOffer({ message, label: action.label, isPrimary: action.isPrimary ?? false, ms, take, onGone: gone })
  }
  void show()
  return close
}
