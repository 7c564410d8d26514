import { Dialog } from '~/ui/dialogs/Dialog'
import classes from './CvDialog.module.css'
import { CvFrame } from './CvFrame'

type Props = { userId: string; name: string; onClose: () => void }

/** A person's CV above the list that it was opened from. */
export const CvDialog = ({ userId, name, onClose }: Props) => (
  <Dialog
    opened
    onClose={onClose}
    title={`CV ${name}`}
    size="55rem"
    yOffset="24px"
    classNames={{ body: classes.body }}
    closeButtonProps={{ 'aria-label': 'Tutup CV' }}
  >
    <CvFrame userId={userId} name={name} />
  </Dialog>
)
