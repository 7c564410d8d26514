import { useEffect, useRef } from 'react'

/** The ref of what a dialog shows: when it becomes another view, its first field or button takes the focus. */
export function useFirstFocus<T extends HTMLElement>(view: string) {
  const frameRef = useRef<T>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    frameRef.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [view])
  return frameRef
}
