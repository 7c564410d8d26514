import { Loader } from '@mantine/core'
import classes from './PendingScreen.module.css'

/** While a screen's first data are on the way. */
export function PendingScreen({ text = 'Memuat...' }: { text?: string }) {
  return (
    <div className={`dimmed ${classes.pending}`} role="status">
      <Loader size="sm" aria-hidden />
      <span>{text}</span>
    </div>
  )
}
