import { pageState } from '~/lib/pageState'

/** A message at a button that could not do what it is for. */
export type ButtonNote = {
  text: string
  action?: { label: string; run: () => void } | undefined
  /** The button; without one the note is at the lower edge of the window. */
  button?: HTMLElement | undefined
}

/** What happens later than this after a press need not be its result: the button is not the place to tell it. */
const RESULT_MS = 1_000
let last: { element: HTMLElement | undefined; at: number } | undefined
const shown = pageState<ButtonNote | undefined>(undefined)
const remember = ({ type, target }: Event) => {
  // A key that presses a button is followed by a click.
  const isPress = type === 'click' && target instanceof Element
  const element = isPress ? target.closest<HTMLElement>('button, a, [role^=menuitem]') : undefined
  last = { element: element ?? undefined, at: performance.now() }
}

/**
 * The note at a pressed button. It is part of the first files, so that it can tell that others did not load; it also tells
 * what a toast or an alert that did not load would have told.
 */
export const buttonNotes = {
  subscribe: shown.subscribe,
  current: shown.get,
  /** Follows the presses on the page. Returns a stop function. */
  follow() {
    for (const type of ['click', 'keydown']) document.addEventListener(type, remember, true)
    return () => {
      for (const type of ['click', 'keydown']) document.removeEventListener(type, remember, true)
    }
  },
  /** The button that was pressed just now, if it is still there. */
  pressed: (): HTMLElement | undefined =>
    buttonNotes.wasPressed() && last?.element?.isConnected ? last.element : undefined,
  /** Whether a press, be it of a button or a key, has led to what happens now. */
  wasPressed: (): boolean => last !== undefined && performance.now() - last.at < RESULT_MS,
  /** Returns a function that hides it, if it is still shown. */
  show(note: ButtonNote): () => void {
    shown.set(note)
    return () => shown.get() === note && shown.set(undefined)
  },
  hide: () => shown.set(undefined),
}
