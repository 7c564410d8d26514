import type { ReactNode } from 'react'
import { RetryLink } from './RetryLink'
import classes from './Notice.module.css'

type Props = {
  children: ReactNode
  retry?: () => void
  /** Announced at once (role alert), like everything that can be retried. */
  urgent?: boolean
}

/** A notice about the content below; `retry` adds a button that loads it again. */
export function Notice({ children, retry, urgent = retry !== undefined }: Props) {
  return (
    <p role={urgent ? 'alert' : 'status'} className={classes.notice}>
      {children} {retry && <RetryLink retry={retry} />}
    </p>
  )
}
