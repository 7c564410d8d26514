import { useEffect, useRef } from 'react'

const FIELD = 'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled)'

/** In a dialog whose form comes after it: the first field takes the focus, which waited at the button to close. */
export function StartAtField() {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const body = ref.current?.parentElement
    // Who has gone on already is left where they are.
    if (!body?.contains(document.activeElement)) body?.querySelector<HTMLElement>(FIELD)?.focus()
  }, [])
  return <span ref={ref} hidden />
}
