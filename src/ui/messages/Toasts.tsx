import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Button } from '@mantine/core'
import { hideNotification, showNotification } from '@mantine/notifications'

export { Notifications as Toasts, showNotification } from '@mantine/notifications'

type ActionToast = {
  message: string
  label: string
  isPrimary: boolean
  ms: number
  take: () => void
  onDismiss: () => void
}

/**
 * Shows a toast with an action and returns a close function. The library stops its time while it is hovered or focused
 * (WCAG 2.2.1), and starts it anew after that.
 */
export function showActionToast({ message, label, isPrimary, ms, take, onDismiss }: ActionToast): () => void {
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
    autoClose: ms,
    role: 'status',
    closeButtonProps: { 'aria-label': 'Tutup pesan' },
    onClose: onDismiss,
  })
  return () => void hideNotification(id)
}
