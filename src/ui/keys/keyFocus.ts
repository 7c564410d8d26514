/** What can have the focus: a text field or something else, on the page or in a dialog. */
export type FocusPlace = 'text' | 'element' | 'dialogText' | 'dialog'

/**
 * Who put the focus where it is. Single keys act only where the person put it: typed text must not become commands when
 * its field is removed under their hands. A focus change that follows an own action counts as the person's.
 */
export type KeyFocus = {
  at: FocusPlace | 'nothing'
  /** Whether the person has acted since the focus came here, so that a loss follows from that. */
  hasActed: boolean
  /** The focus was lost or taken without an own action: no single key acts. */
  isLost: boolean
}

/** What happens to the focus. */
export type KeyFocusEvent =
  /** A click, Tab or Escape; `isText`: a click into a text field. */
  | { kind: 'choose'; isText: boolean }
  /** Another key: text, or an action. `hasFocus`: whether anything has the focus by now. */
  | { kind: 'key'; isText: boolean; hasFocus: boolean }
  /** An action by a key combination in a text or by its form. */
  | { kind: 'act' }
  /** Something that the person started earlier goes on, e.g. the next applicant opens after a move. */
  | { kind: 'goOn' }
  /** Something received the focus; `hadFocus`: whether anything had it right before. */
  | { kind: 'focus'; to: FocusPlace; hadFocus: boolean }

/** Nothing has had the focus yet. */
export const initialKeyFocus: KeyFocus = { at: 'nothing', hasActed: false, isLost: false }

const isText = (place: KeyFocus['at']) => place === 'text' || place === 'dialogText'
const isInDialog = (place: KeyFocus['at']) => place === 'dialog' || place === 'dialogText'

/** The state after an event; the decision is `isLost`. */
export function nextKeyFocus(state: KeyFocus, event: KeyFocusEvent): KeyFocus {
  const { at, hasActed, isLost } = state
  const isRemoved = at !== 'nothing' && !hasActed
  switch (event.kind) {
    case 'choose':
      // A click into a text only places the caret: what happens to the text afterwards does not follow from it.
      return { at, hasActed: !event.isText, isLost: false }
    case 'key':
      if (event.isText) return { ...state, hasActed: false }
      if (isLost || (!event.hasFocus && isRemoved)) return { ...state, isLost: true }
      return { ...state, hasActed: true }
    case 'act':
      return isLost ? state : { ...state, hasActed: true }
    case 'goOn':
      // Whoever has begun to type meanwhile does not expect it.
      return isLost || isText(at) ? state : { ...state, hasActed: true }
    case 'focus': {
      const { to, hadFocus } = event
      const isTaken = hadFocus ? isText(at) && !hasActed && !isText(to) : isRemoved
      // The outcome of a dialog may move the focus again, after the dialog has given it back.
      return { at: to, hasActed: to === 'dialog' || isInDialog(at), isLost: isLost || isTaken }
    }
  }
}
