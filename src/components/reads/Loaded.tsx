import type { ReactNode } from 'react'
import { detailOf } from '~/api/errors'
import { ErrorPanel } from '~/ui/states/StatePanel'
import { type Read, StaleNotice } from './StaleNotice'

type Props<T> = {
  read: Read<T>
  /** While there is neither data nor a failure. */
  pending: ReactNode
  /** The text of a failure without data; its own unless given. */
  failed?: string | undefined
  /** Puts the panel of a failure without data into the frame that the data would bring. */
  frame?: (panel: ReactNode) => ReactNode
  children: (data: T) => ReactNode
}

/**
 * What is shown of a read, on all screens: its data, and nothing replaces it again. A failure has the place of the data
 * only while there is none; later it is a line above.
 */
export function Loaded<T>({ read, pending, failed, frame, children }: Props<T>) {
  const { data, error, refetch } = read
  if (data !== undefined)
    return (
      <>
        <StaleNotice read={read} />
        {children(data)}
      </>
    )
  if (!error) return pending
  const panel = <ErrorPanel message={failed ?? error.message} detail={detailOf(error)} retry={() => void refetch()} />
  return frame ? frame(panel) : panel
}
