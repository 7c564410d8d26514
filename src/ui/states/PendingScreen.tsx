import { Loader } from '@mantine/core'
import classes from './PendingScreen.module.css'

/** Shown while a screen's first data is loading. */
export function PendingScreen({ text = 'Memuat...' }: { text?: string }) {
  return (
    <div className={`dimmed ${classes.pending}`} role="status">
      <Loader size="sm" aria-hidden />
      <span>{text}</span>
    </div>
  )
}
