import type { ReactNode } from 'react'
import classes from './Notice.module.css'

type Props = {
  children: ReactNode
  retry?: () => void
  /** Announced at once, as what can be asked for again is. */
  urgent?: boolean
}

/** Something to know about what stands below; with `retry`, what could not be loaded can be asked for again. */
export function Notice({ children, retry, urgent = retry !== undefined }: Props) {
  return (
    <p role={urgent ? 'alert' : 'status'} className={classes.notice}>
      {children}{' '}
      {retry && (
        <button type="button" className="link-button" onClick={retry}>
          Coba lagi
        </button>
      )}
    </p>
  )
}
