import { pageState } from '~/lib/pageState'
import { isTyping } from '../typing'
import { type FocusPlace, initialKeyFocus, type KeyFocusEvent, nextKeyFocus } from './keyFocus'

const DIALOGS = '[role=dialog], [role=alertdialog]'
const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock'])
const state = pageState(initialKeyFocus)
/** The Escape that ends a lost focus does nothing else. */
const spent = new WeakSet<Event>()
const follow = (event: KeyFocusEvent) => state.set(nextKeyFocus(state.get(), event))
const onAct = () => follow({ kind: 'act' })
function placeOf(element: Element): FocusPlace {
  const isInDialog = element.closest(DIALOGS) !== null
  if (isTyping(element)) return isInDialog ? 'dialogText' : 'text'
  return isInDialog ? 'dialog' : 'element'
}

const isChord = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey
/** In a text Enter submits a single line, and a key combination may be handled (Ctrl+Enter) or not (Ctrl+A). */
const isCommand = (event: KeyboardEvent) =>
  isChord(event) || (event.key === 'Enter' && event.target instanceof HTMLInputElement)

function onKeyDown(event: KeyboardEvent) {
  // Replayed keys of the queue are not pressed by the person.
  if (!event.isTrusted || MODIFIERS.has(event.key)) return
  const isText = isTyping(event.target)
  const hasFocus = document.activeElement !== null && document.activeElement !== document.body
  follow({ kind: 'key', isText, hasFocus })
  if (event.key === 'Tab' || event.key === 'Escape') {
    if (state.get().isLost) spent.add(event)
    follow({ kind: 'choose', isText: false })
  } else if (isText && isCommand(event)) follow({ kind: 'act' })
}
const afterKeyDown = (event: KeyboardEvent) => {
  if (event.isTrusted && isChord(event) && !event.defaultPrevented && isTyping(event.target))
    follow({ kind: 'key', isText: true, hasFocus: true })
}
const onPointer = (event: Event) => {
  if (event.isTrusted) follow({ kind: 'choose', isText: isTyping(event.target) })
}
const onFocus = ({ target, relatedTarget }: FocusEvent) => {
  if (target instanceof Element) follow({ kind: 'focus', to: placeOf(target), hadFocus: relatedTarget !== null })
}

/** Follows the focus of the page from the first registered shortcut on; a listener is added once, however often. */
export function trackKeyFocus(): void {
  // In the capture phase, before anything reacts to the event.
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('keydown', afterKeyDown)
  window.addEventListener('pointerdown', onPointer, true)
  // Also by Enter on a button.
  window.addEventListener('click', onPointer, true)
  window.addEventListener('focusin', onFocus, true)
  window.addEventListener('submit', onAct, true)
  // Back and Forward replace the screen by the person's will.
  window.addEventListener('popstate', onAct)
}

/** The focus as far as single keys are concerned. */
export const keyFocus = {
  /** Whether a single key may act. */
  mayAct: (event: Event): boolean => !state.get().isLost && !spent.has(event),
  /** A focus change that follows from an own action comes now, e.g. the next applicant opens after a move. */
  goOn: (): void => follow({ kind: 'goOn' }),
}
