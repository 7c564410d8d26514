import { useLayoutEffect, useRef } from 'react'
import { Notice } from '~/ui/messages/Notice'

/** A read as a screen has it. */
export type Read<T> = { data: T | undefined; error: Error | null; refetch: () => unknown }

/** Several reads as one, whose failures are one line: only what failed is tried again. */
export function joinReads(...reads: readonly Read<unknown>[]): Read<unknown> {
  const failed = reads.filter(({ data, error }) => data !== undefined && error)
  const [first] = failed
  return {
    data: first?.data,
    error: first?.error ?? null,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

/** The line above data whose latest read failed: the data stays, and everything that works with it. */
export function StaleNotice({ read: { data, error, refetch } }: { read: Read<unknown> }) {
  return data !== undefined && error && <StaleLine reason={error.message} retry={() => void refetch()} />
}

function StaleLine({ reason, retry }: { reason: string; retry: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  // The line goes with its button: the focus goes to what it is about before it falls to the body.
  useLayoutEffect(() => {
    const line = ref.current
    return () => {
      if (line?.contains(document.activeElement))
        line.closest<HTMLElement>('[role=dialog], main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={ref}>
      <Notice retry={retry}>Data terbaru gagal dimuat. {reason}</Notice>
    </div>
  )
}
