/**
 * Going through applicants by keys: what is under way, and the keys that were pressed meanwhile. They are meant for the
 * applicant who opens next (decision 'triage').
 */
export type Triage = {
  /** The way to the next or previous applicant is being looked up. */
  isStepping: boolean
  /** A confirmed move or save is under way: keys are queued until the next applicant is shown. */
  isWaiting: boolean
  keys: readonly string[]
  /** A letter that is no key was pressed while waiting: what is pressed is text, and none of it acts. */
  isText: boolean
}
export const idle: Triage = { isStepping: false, isWaiting: false, keys: [], isText: false }

export type TriageEvent =
  | { type: 'stepped' }
  | { type: 'stepEnded' }
  | { type: 'confirmed' }
  | { type: 'pressed'; key: string; isRepeat: boolean }
  /** The next applicant is shown, or the key before has been handled. */
  | { type: 'shown' }
  | { type: 'dropped' }

/** What an event leads to; `ignored` counts the keys that are given up. */
export type TriageEffect =
  | { kind: 'step' }
  /** The key is held back from everything else. */
  | { kind: 'held' }
  /** The first letter that shows that text is typed: keys before it are given up, too. */
  | { kind: 'text' }
  /** The key acts on the list or board. */
  | { kind: 'act'; key: string }
  /** The key acts on a part of the panel; `ignored` keys after one that opens something. */
  | { kind: 'panel'; key: string; isOpening: boolean; ignored: number }
  | { kind: 'ignored'; ignored: number }

const QUEUEABLE_KEYS = /^[jkx1-9bcdlmnprt]$/
/** Keys that open something: keys pressed after them are meant for what opens. */
const OPENING_KEYS = /^[cdmnp]$/
/** Keys of parts of the panel, which are pressed again for the next applicant. */
const PANEL_KEYS = /^[bcdlmnprt]$/
/** Undo and the view: they act at once. */
const KEYS_AT_ONCE = /^[uv]$/
const CHARACTER = /^[\p{L}\p{N}]$/u
/** A letter that no key of the stage has: most words have one. */
const isText = (key: string) => /^\p{L}$/u.test(key) && !QUEUEABLE_KEYS.test(key) && !KEYS_AT_ONCE.test(key)
const MAX_KEYS = 3

const endWaiting = (state: Triage): Triage => ({ ...state, isWaiting: false, keys: [], isText: false })

/** The next state of an event, and its effect if it has one. */
export function nextTriage(state: Triage, event: TriageEvent): { state: Triage; effect?: TriageEffect } {
  const { isStepping, isWaiting, keys } = state
  switch (event.type) {
    case 'stepped':
      return isStepping ? { state } : { state: { ...state, isStepping: true }, effect: { kind: 'step' } }
    case 'stepEnded':
      return { state: { ...state, isStepping: false } }
    case 'confirmed':
      return { state: { ...state, isWaiting: true } }
    case 'pressed': {
      if (!isWaiting) return { state }
      // Tab, Enter, Escape and the space bar answer a question meanwhile.
      if (state.isText) return CHARACTER.test(event.key) ? { state, effect: { kind: 'held' } } : { state }
      if (isText(event.key)) return { state: { ...state, keys: [], isText: true }, effect: { kind: 'text' } }
      if (!QUEUEABLE_KEYS.test(event.key)) return { state }
      const isFull = event.isRepeat || keys.length >= MAX_KEYS
      return { state: isFull ? state : { ...state, keys: [...keys, event.key] }, effect: { kind: 'held' } }
    }
    case 'shown': {
      const [key, ...rest] = keys
      if (key === undefined) return { state: endWaiting(state) }
      if (!PANEL_KEYS.test(key)) return { state: { ...state, keys: rest }, effect: { kind: 'act', key } }
      const isOpening = OPENING_KEYS.test(key)
      return {
        state: isOpening ? endWaiting(state) : { ...state, keys: rest },
        effect: { kind: 'panel', key, isOpening, ignored: isOpening ? rest.length : 0 },
      }
    }
    case 'dropped':
      return { state: endWaiting(state), effect: { kind: 'ignored', ignored: keys.length } }
  }
}
