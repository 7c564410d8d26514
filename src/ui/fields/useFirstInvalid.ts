import { useEffect, useRef } from 'react'

/** A form's ref: each time that `tries` counts on, its first invalid field takes the focus and is scrolled to. */
export function useFirstInvalid(tries: number) {
  const formRef = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = tries > 0 ? formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : undefined
    field?.focus({ preventScroll: true })
    // Not to the edge, where the page's head would lie above it.
    field?.scrollIntoView({ block: 'center' })
  }, [tries])
  return formRef
}
