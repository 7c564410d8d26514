import { useEffect, useRef } from 'react'

/** Whether a component has left the screen: an answer that comes afterwards is reported by a toast, not in it. */
export function useIsGone() {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  return isGone
}
