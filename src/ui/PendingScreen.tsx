import { Loader } from '@mantine/core'
import classes from './PendingScreen.module.css'

/** While a screen's first data are on the way. */
export function PendingScreen() {
  return (
    <div className={classes.pending} role="status">
      <Loader size="sm" aria-hidden />
      <span>Memuat...</span>
    </div>
  )
}
