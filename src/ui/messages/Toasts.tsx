import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Button } from '@mantine/core'
import { hideNotification, showNotification } from '@mantine/notifications'

export { cleanNotifications, Notifications as Toasts, showNotification } from '@mantine/notifications'

/** Minimum remaining time after the pointer or focus leaves. */
const MIN_REMAINING_MS = 2_000

type ActionToast = {
  message: string
  label: string
  isPrimary: boolean
  ms: number
  take: () => void
  onDismiss: () => void
}

/**
 * Shows a toast with an action and returns a close function. Its timer pauses on hover or focus (WCAG 2.2.1); the library's
 * own pauses on focus in its stacked layout only.
 */
export function showActionToast({ message, label, isPrimary, ms, take, onDismiss }: ActionToast): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let remaining = ms
  let since = 0
  const stop = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    remaining = Math.max(MIN_REMAINING_MS, remaining - (performance.now() - since))
  }
  const go = () => {
    stop()
    since = performance.now()
    timer = setTimeout(close, remaining)
  }
  const id = showNotification({
    message: (
      <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <span style={{ flex: 1 }}>{message}</span>
        <Button size="xs" variant={isPrimary ? 'filled' : 'default'} onClick={take}>
          {label}
        </Button>
      </span>
    ),
    color: 'teal',
    autoClose: false,
    role: 'status',
    closeButtonProps: { 'aria-label': 'Tutup pesan' },
    onMouseEnter: stop,
    onMouseLeave: go,
    onFocusCapture: stop,
    onBlurCapture: go,
    onOpen: go,
    onClose: () => {
      stop()
      onDismiss()
    },
  })
  const close = () => void hideNotification(id)
  return close
}
