import type { ReactNode } from 'react'
import { RetryLink } from './RetryLink'

type Props = {
  children: ReactNode
  retry: (() => void) | undefined
  /** A press leaves the focus where it is, as in a popup that closes without it. */
  keepsFocus?: boolean
}

/** A failed read in one line of its content, with a link that retries it. */
export const InlineRetry = ({ children, retry, keepsFocus = false }: Props) => (
  <span role="alert">
    {children} {retry && <RetryLink retry={retry} keepsFocus={keepsFocus} />}
  </span>
)
