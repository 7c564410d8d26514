import type { ReactNode } from 'react'

type Props = { children: ReactNode; retry: (() => void) | undefined }

/** A read that failed, in one line of its content, with the link that reads again. */
export const InlineRetry = ({ children, retry }: Props) => (
  <span role="alert">
    {children} {retry && <RetryLink retry={retry} />}
  </span>
)

export const RetryLink = ({ retry }: { retry: () => void }) => (
  <button type="button" className="link-button" onClick={retry}>
    Coba lagi
  </button>
)
