import { useEffect, useEffectEvent, useRef } from 'react'
import { isFocusLost } from '~/ui/focus'

/** Runs when an applicant was closed and took the focus with them, as Back does: it returns to their card. */
export function useOnClosed(open: string | undefined, run: (userId: string) => void): void {
  const latest = useEffectEvent(run)
  const before = useRef(open)
  useEffect(() => {
    const closed = before.current
    before.current = open
    if (open === undefined && closed !== undefined && isFocusLost()) latest(closed)
  }, [open])
}
