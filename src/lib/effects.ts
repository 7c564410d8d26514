import { useEffect, useEffectEvent, useRef } from 'react'

/** Ref that is true after unmount: an answer that arrives later is reported by a toast. */
export function useIsUnmounted() {
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => void (isUnmounted.current = true)
  }, [])
  return isUnmounted
}

/** Runs after render once for each new value; undefined is skipped. */
export function useOnNewValue<T>(value: T | undefined, run: (value: T) => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    if (value !== undefined) latest(value)
  }, [value])
}
