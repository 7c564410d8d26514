import { useEffect, useEffectEvent, useRef } from 'react'

/** Ref that is true after unmount: an answer that arrives later is reported by a toast. */
export function useIsGone() {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  return isGone
}

/** Runs after render once for each new value; undefined is skipped. */
export function useOnEach<T>(value: T | undefined, run: (value: T) => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    if (value !== undefined) latest(value)
  }, [value])
}
