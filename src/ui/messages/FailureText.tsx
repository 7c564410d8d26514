import type { ReactNode, Ref } from 'react'
import { Details } from '../Details'
import { RetryLink } from './RetryLink'

type Props = {
  children: ReactNode
  /** Folded below, for support. */
  detail?: string | undefined
  /** Tries again; absent where the same again can only fail again. */
  retry?: (() => void) | undefined
  ref?: Ref<HTMLDivElement>
}

/** What went wrong, where it was tried. */
export function FailureText({ children, detail, retry, ref }: Props) {
  return (
    <div role="alert" className="failure" ref={ref}>
      {children} {retry && <RetryLink retry={retry} />}
      {detail !== undefined && <Details detail={detail} />}
    </div>
  )
}
