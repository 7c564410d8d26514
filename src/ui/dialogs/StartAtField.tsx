import { useEffect, useRef } from 'react'

const FIELD = 'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled)'

/** In a dialog whose form comes after it: the first field takes the focus, which waited at the button to close. */
export function StartAtField() {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const body = ref.current?.parentElement
    // Who has gone on already is left where they are.
    if (!body || body.contains(document.activeElement)) return
    const field = body.querySelector<HTMLElement>(FIELD)
    // The dialog itself chooses once more, a moment after it opened.
    field?.setAttribute('data-autofocus', 'true')
    field?.focus({ preventScroll: true })
  }, [])
  return <span ref={ref} hidden />
}
