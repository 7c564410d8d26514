import { pageState } from '~/lib/pageState'

const isComposing = ({ isComposing: isOpen, keyCode }: KeyboardEvent) =>
  // Safari tells the Enter that ends a composition by this code alone.
  isOpen || keyCode === 229

/** Keys that an input method takes for itself choose, submit and close nothing. An editor of formatted text cares for itself. */
function onKeyDown(event: KeyboardEvent) {
  const { target } = event
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (isField && isComposing(event)) event.stopPropagation()
}

/** Keeps the keys of compositions from every field of the page; who follows typing listens at the window, before. */
export const ignoreComposition = (): void => document.addEventListener('keydown', onKeyDown, true)

/** Whether keys typed at a target are text input. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** Who has typed this recently goes on typing. */
export const PAUSE_MS = 600
const SHIFTS = new Set(['Shift', 'AltGraph', 'CapsLock'])
const lastTyped = pageState<{ event?: KeyboardEvent; at: number } | undefined>(undefined)
/** Text, wherever it is typed; in a text also what corrects it, and a new line. */
const isText = (event: KeyboardEvent) =>
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  (event.key.length === 1 ||
    isComposing(event) ||
    (isTyping(event.target) &&
      (event.key === 'Backspace' || (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)))))
/** A press and a command end the typing. */
function onInput(event: Event) {
  if (!event.isTrusted) return
  if (!(event instanceof KeyboardEvent)) lastTyped.set(undefined)
  else if (!SHIFTS.has(event.key)) lastTyped.set(isText(event) ? { event, at: performance.now() } : undefined)
}
/** Follows whether the person is typing. */
export function followTyping(): void {
  for (const type of ['keydown', 'pointerdown', 'click']) window.addEventListener(type, onInput, true)
}
/** Counts a key as typing that was kept from doing anything. */
export const markTyping = (): void => lastTyped.set({ at: performance.now() })
/** Whether the person is typing right now, in a text or where nobody reads it; a key that did something is no typing. */
export function isTypingNow(): boolean {
  const last = lastTyped.get()
  return last !== undefined && !last.event?.defaultPrevented && performance.now() - last.at < PAUSE_MS
}
