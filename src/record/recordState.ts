import type { Item } from './items'
import { adoptKeys, type Conflict, type IsLocked, type Leftover, merge, type Sent, settle } from './merge'
import { changedNames, isSame, pick, put, valueAt } from './versions'
import { fieldsOf, keysOf } from '~/lib/fields'

/** Why a save failed, and the parts that were saved before the failure. */
export type SaveFailure = {
  readonly error: Error
  readonly part: string | undefined
  readonly arrived: readonly string[]
}

/** The state of an edited record. Versions are immutable. */
export type RecordState<V> = {
  readonly phase: 'idle' | 'reading' | 'asking' | 'sending'
  /** The newest known stored version. */
  readonly stored: V
  /** The stored version that `mine` is based on. While a conflict is undecided, it is the one before the conflict. */
  readonly base: V
  /** The values of the form. */
  readonly mine: V
  /** The values of the form when Simpan was pressed; after the merge, the values to send. */
  readonly submitted?: V | undefined
  /** What was sent, until an answer or a fresh read tells whether it was delivered. */
  readonly unanswered?: Sent<V> | undefined
  /** The open conflicts: values changed both here and elsewhere. */
  readonly conflicts: readonly Conflict[]
  /** Typed values that can no longer be saved. */
  readonly leftover: readonly Leftover[]
  readonly failure?: SaveFailure | undefined
  /** Deleted elsewhere; the form keeps its values. */
  readonly isGone: boolean
  /** The fields that a draft has changed, as long as it is not saved or discarded. */
  readonly restored: readonly (keyof V & string)[]
}

/** The persisted part of a record's state: the changed fields only. */
export type Draft<V> = {
  readonly base: Partial<V>
  readonly mine: Partial<V>
  readonly unanswered?: Sent<Partial<V>> | undefined
  readonly leftover: readonly Leftover[]
}

export const openRecord = <V extends object>(stored: V): RecordState<V> => ({
  phase: 'idle',
  stored,
  base: stored,
  mine: stored,
  conflicts: [],
  leftover: [],
  isGone: false,
  restored: [],
})

const isDirty = <V extends object>({ base, mine }: RecordState<V>): boolean => changedNames(base, mine).length > 0
/** Whether there is anything unsaved. */
export const isUnsaved = <V extends object>(state: RecordState<V>): boolean =>
  isDirty(state) || state.leftover.length > 0

export const startSave = <V>(state: RecordState<V>): RecordState<V> => ({
  ...state,
  phase: 'reading',
  submitted: state.mine,
  failure: undefined,
})

/** Merges a fresh stored version. Conflicts in the submitted values become a question; others wait for the next save. */
export function takeStored<V extends object>(state: RecordState<V>, fresh: V, isLocked?: IsLocked<V>): RecordState<V> {
  const { unanswered } = state
  const known = [state.mine, state.base, state.submitted ?? state.mine, state.stored]
  const { version: theirs, created, similar } = adoptKeys(fresh, known, unanswered?.sent)
  const follow = (mine: V) =>
    unanswered
      ? settle({ base: state.base, mine }, unanswered, theirs, { created, isConfirmed: false })
      : { ...state, mine }
  const { base, mine } = follow(state.mine)
  const own = merge(base, mine, theirs, { isLocked })
  const submitted = state.submitted && merge(base, follow(state.submitted).mine, theirs, { isLocked })
  const unsure = similar.flatMap(({ path, item }): Conflict[] => {
    const sent = submitted && valueAt(submitted.values, path)
    return sent === undefined ? [] : [{ path, mine: sent, theirs: undefined, similar: item }]
  })
  return {
    ...state,
    isGone: false,
    stored: theirs,
    base: own.base,
    mine: own.values,
    submitted: submitted?.values,
    unanswered: undefined,
    conflicts: [...(submitted?.conflicts ?? []), ...unsure],
    leftover: [...state.leftover, ...own.leftover],
  }
}

/** Turns an item that was deleted elsewhere into a new one. */
export type Revive = (item: Item, list: string) => Item
const withoutId: Revive = (item) => ({ ...item, id: null })

/** Resolves the open conflicts, with one choice each. */
export function decide<V extends object>(
  state: RecordState<V>,
  choices: readonly ('mine' | 'theirs')[],
  revive: Revive = withoutId,
): RecordState<V> {
  let { base, mine, submitted = mine } = state
  for (const [n, { path, mine: own, theirs }] of state.conflicts.entries()) {
    const isDeletedItem = path.length === 2 && theirs === undefined
    const isItem = path.length === 2 && path[1] !== 'order' && theirs !== undefined
    const toLiveItem = (value: unknown) => {
      if (!value) return value
      // The path is that of an item.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      if (isDeletedItem) return revive(value as Item, path[0] ?? '')
      // It is one item, even if only the stored one has an id.
      return isItem ? { ...value, id: fieldsOf(theirs)['id'] } : value
    }
    const isUntouched = isSame(valueAt(mine, path), valueAt(submitted, path))
    // The stored value is known now; a local value counts as a change of it.
    base = put(base, path, theirs)
    submitted = put(submitted, path, choices[n] === 'mine' ? toLiveItem(own) : theirs)
    mine = put(mine, path, isUntouched ? valueAt(submitted, path) : toLiveItem(valueAt(mine, path)))
  }
  return { ...state, phase: 'reading', base, mine, submitted, conflicts: [] }
}

/** Ends a save without changing values; the next save asks again. */
export const stop = <V>(state: RecordState<V>, failure?: SaveFailure): RecordState<V> => ({
  ...state,
  phase: 'idle',
  submitted: undefined,
  conflicts: [],
  failure,
})

export const sending = <V extends object>(state: RecordState<V>): RecordState<V> => ({
  ...state,
  phase: 'sending',
  unanswered: { before: state.stored, sent: state.submitted ?? state.mine },
})

/** Merges the answer of a save, for the fields that it contains. */
export function takeAnswer<V extends object>(state: RecordState<V>, answer: Partial<V>): RecordState<V> {
  const { submitted = state.mine, unanswered = { before: state.stored, sent: submitted } } = state
  const names = keysOf(answer)
  const known = [state.mine, state.base, submitted, state.stored]
  const { version, created } = adoptKeys(answer, known, unanswered.sent, true)
  const after = { ...state.stored, ...version }
  const settled = settle(state, unanswered, after, { created, isConfirmed: true, names })
  const { values, base } = merge(settled.base, settled.mine, after, { names })
  const rest = { ...submitted, ...version }
  return { ...state, stored: after, base, mine: values, submitted: rest, unanswered: { before: after, sent: rest } }
}

/** The server rejected the save: nothing was stored. */
export const refused = <V>(state: RecordState<V>, failure: SaveFailure): RecordState<V> => ({
  ...stop(state, failure),
  unanswered: undefined,
})

export const saved = <V>(state: RecordState<V>): RecordState<V> => ({
  ...stop(state),
  unanswered: undefined,
  restored: [],
})

/** Merges some fields outside a save: the answer of a deletion, or a new read. */
export const receive = <V extends object>(
  state: RecordState<V>,
  fresh: Partial<V>,
  isLocked?: IsLocked<V>,
): RecordState<V> => ({ ...takeStored(state, { ...state.stored, ...fresh }, isLocked), unanswered: state.unanswered })

/** Discards the local changes. */
export const discard = <V>(state: RecordState<V>): RecordState<V> => ({
  ...state,
  base: state.stored,
  mine: state.stored,
  leftover: [],
  failure: undefined,
  restored: [],
})

/** Removes stored items that were deleted by calls of their own. */
export function dropItems<V extends object>(state: RecordState<V>, list: string, keys: string[]): RecordState<V> {
  const drop = (version: V) => keys.reduce((rest, key) => put(rest, [list, key], undefined), version)
  const submitted = state.submitted && drop(state.submitted)
  return { ...state, stored: drop(state.stored), base: drop(state.base), mine: drop(state.mine), submitted }
}

/** The draft to store for a record; undefined when nothing differs. */
export function draftOf<V extends object>(state: RecordState<V>): Draft<V> | undefined {
  const { base, mine, unanswered, leftover } = state
  const names = keysOf(mine).filter(
    (name) =>
      !isSame(mine[name], base[name]) || (unanswered && !isSame(unanswered.sent[name], unanswered.before[name])),
  )
  if (names.length === 0 && leftover.length === 0) return undefined
  return {
    base: pick(base, names),
    mine: pick(mine, names),
    ...(unanswered
      ? { unanswered: { before: pick(unanswered.before, names), sent: pick(unanswered.sent, names) } }
      : {}),
    leftover,
  }
}

/** The state of a draft merged with the stored version. */
export function restore<V extends object>(stored: V, draft: Draft<V>, isLocked?: IsLocked<V>): RecordState<V> {
  const on = (part: Partial<V>): V => ({ ...stored, ...part })
  const unanswered = draft.unanswered && { before: on(draft.unanswered.before), sent: on(draft.unanswered.sent) }
  const left = { ...openRecord(on(draft.base)), mine: on(draft.mine), leftover: draft.leftover, unanswered }
  const state = takeStored(left, stored, isLocked)
  // A record without a known id cannot be read: the next save looks for it.
  return { ...state, unanswered, restored: changedNames(state.base, state.mine) }
}

/** A restored field that is as stored again is no longer named. */
export function withoutUndone<V extends object>(state: RecordState<V>): RecordState<V> {
  const restored = state.restored.filter((name) => !isSame(state.base[name], state.mine[name]))
  return restored.length < state.restored.length ? { ...state, restored } : state
}
