import { useEffect, useEffectEvent, useRef } from 'react'

/** Whether a component has left the screen: an answer that comes afterwards is reported by a toast, not in it. */
export function useIsGone() {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  return isGone
}

/** Runs once for each new value, after it was drawn; undefined is none. */
export function useOnEach<T>(value: T | undefined, run: (value: T) => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    if (value !== undefined) latest(value)
  }, [value])
}
