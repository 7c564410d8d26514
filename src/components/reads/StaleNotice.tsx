import { useRef } from 'react'
import { isFocusLost } from '~/ui/focus'
import { Notice } from '~/ui/messages/Notice'

/** A read as a screen has it. */
export type Read<T> = { data: T | undefined; error: Error | null; refetch: () => unknown }

/** The line above data whose latest read failed: the data stays, and everything that works with it. */
export function StaleNotice({ read: { data, error, refetch } }: { read: Read<unknown> }) {
  const ref = useRef<HTMLDivElement>(null)
  if (data === undefined || !error) return null
  const retry = async () => {
    const frame = ref.current?.closest<HTMLElement>('[role=dialog], main')
    await refetch()
    // The link that had the focus is gone with the line.
    if (isFocusLost()) frame?.focus({ preventScroll: true })
  }
  return (
    <div ref={ref}>
      <Notice retry={() => void retry()}>Data terbaru belum dapat dimuat. {error.message}</Notice>
    </div>
  )
}
