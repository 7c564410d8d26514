import type { ReactNode, Ref } from 'react'
import { Details } from '../Details'
import { RetryLink } from './RetryLink'

type Props = {
  children: ReactNode
  /** Collapsed details for support. */
  detail?: string | undefined
  /** Retries; absent if a retry could only fail again. */
  retry?: (() => void) | undefined
  ref?: Ref<HTMLDivElement>
}

/** An error message at the place of the failed action. */
export function FailureText({ children, detail, retry, ref }: Props) {
  return (
    <div role="alert" className="failure" ref={ref}>
      {children} {retry && <RetryLink retry={retry} />}
      {detail !== undefined && <Details detail={detail} />}
    </div>
  )
}
