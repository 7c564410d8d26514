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

/**
 * Numbers presses: each returns whether it is still the newest. What an earlier press brings later, or one of a component
 * that is gone, is outdated.
 */
export function useNewestPress() {
  const newest = useRef(0)
  useEffect(() => () => void newest.current++, [])
  return () => {
    const own = ++newest.current
    return () => own === newest.current
  }
}

/** Runs after render once for each new value; undefined is skipped. */
export function useOnNewValue<T>(value: T | undefined, run: (value: T) => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    if (value !== undefined) latest(value)
  }, [value])
}
