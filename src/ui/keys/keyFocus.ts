/**
 * Who put the focus where it is. Single keys act only where the person put it: typed text must not become commands when
 * its field is removed under their hands. A focus change that follows an own action counts as the person's.
 */
export type KeyFocus = {
  /** Whether anything has the focus, and whether it is a text field, or part of a dialog. */
  at: 'nothing' | 'text' | 'element' | 'dialog'
  /** Whether the person has typed in the focused text field, or has chosen it. */
  isWriting: boolean
  /** Whether the person has acted since the focus came here, so that a loss follows from that. */
  hasActed: boolean
  /** The focus was lost or taken without an own action: no single key acts. */
  isLost: boolean
}

/** What happens to the focus. */
export type KeyFocusEvent =
  /** A click, Tab or Escape; `isText`: into a text field. */
  | { kind: 'choose'; isText: boolean }
  /** A key that is not one of those: text, or an action. `hasFocus`: whether anything has the focus by now. */
  | { kind: 'key'; isText: boolean; hasFocus: boolean }
  /** Something that the person started goes on, e.g. the next applicant opens after a move. */
  | { kind: 'act' }
  /** Something received the focus; `hadFocus`: whether anything had it right before. */
  | { kind: 'focus'; to: 'text' | 'element' | 'dialog'; hadFocus: boolean }

/** Nothing has had the focus yet. */
export const initialKeyFocus: KeyFocus = { at: 'nothing', isWriting: false, hasActed: false, isLost: false }

/** The state after an event; the decision is `isLost`. */
export function nextKeyFocus(state: KeyFocus, event: KeyFocusEvent): KeyFocus {
  const { at, isWriting, hasActed, isLost } = state
  const isRemoved = at !== 'nothing' && !hasActed
  switch (event.kind) {
    case 'choose':
      // A click into a text only places the caret: what happens to the text afterwards does not follow from it.
      return { ...state, isWriting: event.isText, hasActed: !event.isText, isLost: false }
    case 'key':
      if (event.isText) return { ...state, isWriting: true, hasActed: false }
      if (isLost || (!event.hasFocus && isRemoved)) return { ...state, isLost: true }
      return { ...state, hasActed: true }
    case 'act':
      return isLost ? state : { ...state, hasActed: true }
    case 'focus': {
      const isTaken = event.hadFocus ? isWriting && !hasActed && event.to !== 'text' : isRemoved
      return {
        at: event.to,
        isWriting: false,
        // The outcome of a dialog may move the focus again, after the dialog has given it back.
        hasActed: event.to === 'dialog' || (at === 'dialog' && event.to === 'element'),
        isLost: isLost || isTaken,
      }
    }
  }
}
