import { useDidUpdate } from '@mantine/hooks'
import { type FocusEvent, useRef } from 'react'

/** Whether no control has the focus: it is on the body, or on the page's content, where a closed dialog leaves it. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'content'

/** Focuses an element, which keeps the focus in a dialog that sets it once more, a moment after it opened. */
export function takeFocus(element: HTMLElement | null): void {
  element?.setAttribute('data-autofocus', 'true')
  element?.focus({ preventScroll: true })
}

/**
 * Leaves the focus of a popup or dialog where the person has put it: its focus trap sets the focus a moment after it
 * opened, which a fast arrow key or Tab is ahead of. For the frame's `onFocus`.
 */
export function keepFocus({ currentTarget, target }: FocusEvent): void {
  // React passes events of a dialog within on to this one.
  if (!currentTarget.contains(target)) return
  for (const marked of currentTarget.querySelectorAll('[data-autofocus]')) marked.removeAttribute('data-autofocus')
  target.setAttribute('data-autofocus', 'true')
}

/** Returns a ref for a dialog's content: when `view` changes, its first field or button gets the focus. */
export function useFirstFocus<T extends HTMLElement>(view: string) {
  const frameRef = useRef<T>(null)
  useDidUpdate(() => frameRef.current?.querySelector<HTMLElement>('input, button')?.focus(), [view])
  return frameRef
}

/** Returns a ref for a form: when `attempts` changes, its first invalid field gets the focus and is scrolled to. */
export function useFirstInvalid(attempts: number) {
  const formRef = useRef<HTMLFormElement>(null)
  useDidUpdate(() => {
    const field = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-undrawn="invalid"]')
    field?.focus({ preventScroll: true })
    // Centred, since the page's header would cover it at the edge.
    field?.scrollIntoView({ block: 'center' })
  }, [attempts])
  return formRef
}
