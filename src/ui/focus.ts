import { useDidUpdate } from '@mantine/hooks'
import { useRef } from 'react'

/** Whether the focus is at nothing of its own: at the page, or at its content as a whole, where a closed dialog leaves it. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'content'

/** The ref of what a dialog shows: when it becomes another view, its first field or button takes the focus. */
export function useFirstFocus<T extends HTMLElement>(view: string) {
  const frameRef = useRef<T>(null)
  useDidUpdate(() => frameRef.current?.querySelector<HTMLElement>('input, button')?.focus(), [view])
  return frameRef
}

/** A form's ref: each time that `tries` counts on, its first invalid field takes the focus and is scrolled to. */
export function useFirstInvalid(tries: number) {
  const formRef = useRef<HTMLFormElement>(null)
  useDidUpdate(() => {
    const field = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    // Not to the edge, where the page's head would lie above it.
    field?.scrollIntoView({ block: 'center' })
  }, [tries])
  return formRef
}
