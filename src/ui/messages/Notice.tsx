import type { ReactNode } from 'react'
import { RetryLink } from './RetryLink'
import classes from './Notice.module.css'

type Props = {
  children: ReactNode
  /** Loads it again; `retryLabel` says how, if not by trying again. */
  retry?: (() => void) | undefined
  retryLabel?: string
  /** Announced at once (role alert), like everything that can be retried. */
  urgent?: boolean
  /** Within a line of the content, without a box. */
  isInline?: boolean
  /** A press leaves the focus where it is, as in a popup that closes without it. */
  keepsFocus?: boolean
}

/** A notice about the content beside it, such as a failed read. */
export function Notice({ children, retry, urgent = retry !== undefined, isInline = false, ...link }: Props) {
  const Element = isInline ? 'span' : 'p'
  return (
    <Element role={urgent ? 'alert' : 'status'} className={isInline ? undefined : classes.notice}>
      {children} {retry && <RetryLink retry={retry} {...link} />}
    </Element>
  )
}
