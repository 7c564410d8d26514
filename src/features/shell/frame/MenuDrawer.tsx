import type { Corporate } from '~/api/contract/session'
import { Dialog } from '~/ui/dialogs/Dialog'
import { Sidebar } from './Sidebar'
import classes from './Sidebar.module.css'

type Props = { index: string; userId: string; corporate: Corporate; onClose: () => void }

/** The sidebar as a drawer, for narrow pages. */
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
      classNames={{ inner: classes.drawerInner, content: classes.drawerContent }}
    >
      <Sidebar {...menu} isDrawer onPick={onClose} />
    </Dialog>
  )
}
