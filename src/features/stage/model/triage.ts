import type { Applicant } from './applicant'
import { indexIn, type LoadedRow } from './openPlace'

type Row = LoadedRow<Applicant>

/**
 * Going through applicants one by one: who is open, whichever page is loaded; what is under way; and the keys that were
 * pressed meanwhile, which are meant for the applicant who opens next (decisions 'triage', 'who is open').
 */
export type Triage = {
  /** The open applicant, by userId alone. */
  open: string | undefined
  /** The row in which they were seen last. */
  last: Row | undefined
  /** Whether they are in the row that was loaded last. */
  isListed: boolean
  /** Whom the user has moved, until the next one is open. */
  leaving: string | undefined
  /** Who opens by a step or move of the user: queued keys are meant for them. */
  next: string | undefined
  /** Somebody is being looked up, or a move is being confirmed: one thing at a time. */
  isBusy: boolean
  /** A confirmed move or save is under way: keys are queued until the next applicant is shown. */
  isWaiting: boolean
  keys: readonly QueuedKey[]
  /** A letter that is no key was pressed while waiting: what is pressed is text, and none of it acts. */
  isText: boolean
}
/** How a key waits for the next applicant: keys after one that opens something are meant for what opens. */
export type KeyWait = 'act' | 'open'
type QueuedKey = { key: string; wait: KeyWait }

/** Whether the row is loaded without the open applicant, though the user has not moved them: the screen says where they are. */
export const isAway = ({ open, isListed, leaving }: Triage): boolean =>
  open !== undefined && !isListed && leaving !== open

export const idle: Triage = {
  open: undefined,
  last: undefined,
  isListed: true,
  leaving: undefined,
  next: undefined,
  isBusy: false,
  isWaiting: false,
  keys: [],
  isText: false,
}

/** Why queued keys are given up. */
export type DropReason = 'notMoved' | 'notSaved' | 'nextMissing'
export type TriageEvent =
  /** The screen shows the open applicant of the URL, and a row as it is loaded; undefined while it loads. */
  | { type: 'listed'; open: string | undefined; row: Row | undefined }
  | { type: 'started' }
  | { type: 'ended' }
  /** A move, or without an applicant a save, is confirmed. */
  | { type: 'confirmed'; userId?: string | undefined }
  /** The user's move of an applicant is done. */
  | { type: 'moved'; userId: string }
  /** The next applicant opens. */
  | { type: 'opening'; userId: string }
  /** `wait` is undefined for a key that acts at once; `isKey` is false for what no part of the screen has. */
  | { type: 'pressed'; key: string; isKey: boolean; wait: KeyWait | undefined; isRepeat: boolean }
  /** An applicant is shown, or the key before has been handled for them. */
  | { type: 'shown'; userId: string | undefined }
  /** Without a reason, silently. */
  | { type: 'dropped'; reason?: DropReason }

/** What an event leads to; `ignored` counts the keys that are given up. */
export type TriageEffect =
  /** The key is held back from everything else. */
  | { kind: 'held' }
  /** The first letter that shows that text is typed: keys before it are given up, too. */
  | { kind: 'text' }
  /** The key acts for the shown applicant; `ignored` keys after one that opens something. */
  | { kind: 'press'; key: string; isLast: boolean; ignored: number }
  | { kind: 'ignored'; ignored: number; reason: DropReason }

const CHARACTER = /^[\p{L}\p{N}]$/u
const LETTER = /^\p{L}$/u
const MAX_KEYS = 3

type Next = { state: Triage; effect?: TriageEffect }
function drop(state: Triage, reason?: DropReason): Next {
  const { length } = state.keys
  const leaving = reason === 'notMoved' ? undefined : state.leaving
  return {
    state: { ...state, isWaiting: false, keys: [], isText: false, leaving },
    ...(length > 0 && reason ? { effect: { kind: 'ignored', ignored: length, reason } } : {}),
  }
}

function listed(before: Triage, open: string | undefined, row: Row | undefined): Next {
  const isSame = open === before.open
  const isHere = indexIn(row, open) >= 0
  const last = isHere ? row : isSame ? before.last : undefined
  const isListed = row ? isHere : !isSame || before.isListed
  const state = { ...before, open, last, isListed, leaving: isSame ? before.leaving : undefined }
  // Nobody is left, or the next one has gone, too.
  const isGone = open === undefined ? !isSame : isAway(state) && open === before.next
  return isGone ? drop(state, 'nextMissing') : { state }
}

function pressed(state: Triage, { key, isKey, wait, isRepeat }: Extract<TriageEvent, { type: 'pressed' }>): Next {
  const { isWaiting, isText, keys } = state
  if (!isWaiting) return { state }
  // Tab, Enter, Escape and the space bar answer a question meanwhile.
  if (isText) return CHARACTER.test(key) ? { state, effect: { kind: 'held' } } : { state }
  if (!isKey && LETTER.test(key)) return { state: { ...state, keys: [], isText: true }, effect: { kind: 'text' } }
  if (!wait) return { state }
  const isFull = isRepeat || keys.length >= MAX_KEYS
  return { state: isFull ? state : { ...state, keys: [...keys, { key, wait }] }, effect: { kind: 'held' } }
}

function shown(state: Triage, userId: string | undefined): Next {
  const isGone = userId === undefined || (userId === state.open && isAway(state))
  if (isGone || userId !== state.next) return drop(state, 'nextMissing')
  const [first, ...rest] = state.keys
  if (!first) return drop(state)
  const isLast = first.wait === 'open'
  return {
    state: isLast ? drop(state).state : { ...state, keys: rest },
    effect: { kind: 'press', key: first.key, isLast, ignored: isLast ? rest.length : 0 },
  }
}

/** The next state of an event, and its effect if it has one. */
export function nextTriage(state: Triage, event: TriageEvent): Next {
  switch (event.type) {
    case 'listed':
      return listed(state, event.open, event.row)
    case 'started':
      return { state: { ...state, isBusy: true } }
    case 'ended':
      return { state: { ...state, isBusy: false } }
    case 'confirmed':
      return { state: { ...state, isBusy: false, isWaiting: true, next: undefined, leaving: event.userId } }
    case 'moved':
      return { state: { ...state, leaving: event.userId } }
    case 'opening':
      return { state: { ...state, next: event.userId } }
    case 'pressed':
      return pressed(state, event)
    case 'shown':
      return shown(state, event.userId)
    case 'dropped':
      return drop(state, event.reason)
  }
}
