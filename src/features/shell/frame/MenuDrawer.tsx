import type { Corporate } from '~/api/contract/session'
import { Dialog } from '~/ui/dialogs/Dialog'
import classes from './MenuButton.module.css'
import { Sidebar } from './Sidebar'

type Props = { index: string; corporate: Corporate; onClose: () => void }

/** The menu of a narrow page, from its edge. */
export function MenuDrawer({ onClose, ...menu }: Props) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Menu utama"
      closeButtonProps={{ 'aria-label': 'Tutup menu' }}
      centered={false}
      size="min(20rem, 86vw)"
      padding="sm"
      xOffset={0}
      yOffset={0}
      radius={0}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Sidebar {...menu} isDrawer onPick={onClose} />
    </Dialog>
  )
}
