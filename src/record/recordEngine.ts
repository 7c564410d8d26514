/*
 * How a form edits a record
 * =========================
 *
 *   const record = useRecordForm({
 *     definition: myRecord(client, scope),  // RecordDefinition: read, check, parts (and isLocked, revive)
 *     stored: valuesOf(data),               // what was loaded, or the blank record
 *     writer,                               // whose drafts, of which corporate
 *     place: ({ id }) => ['myRecord', id ?? 'new'],
 *     onSaved: (values) => void notify('Berhasil'),
 *     proceed: (values, isUnsaved) => !isUnsaved && onClose(),  // only while the form is open
 *   })
 *   <RecordForm record={record} texts={texts} aria-label="...">
 *     <RecordField record={record} name="email">{({ value, onChange, onBlur, error }) => <PlainField .../>}</RecordField>
 *     <SaveButton record={record} />
 *   </RecordForm>
 *
 * Values are JSON without undefined: nothing is null. Ids of the record are values, too (`id`, null until it is made).
 * A list is `Items` (items.ts): `itemsOf(list)` makes it, `listOf(items)` reads it; its fields are bound by path,
 * `list.byKey.${key}.text`, and its cards are drawn from `useWatch({ name: 'list.order' })`. Whole lists are changed by
 * `record.engine.type(['list'], putItem(list, key, item))`; a deletion outside Simpan runs in `engine.inTurn` and ends
 * with `engine.dropItem`, or with `engine.receive` where its answer is the list.
 *
 * parts: one call each, in the order in which they are sent; the fields of a part are stored together. A part that does
 * not differ from the stored version is not sent (unless `always`, or `save(extra)` gives something that is no value: a
 * file, a choice). If a later part fails, the earlier ones are stored, and the message says so.
 *
 * read: the record as it is now. It is called before each save, and again after each question. For a record that was
 * never made it answers undefined; after a lost answer it looks for what was sent, or throws SaveCancelled to stop.
 *
 * After a record is made its id arrives as a value: navigate in `proceed` with `ignoreBlocker: true` and keep the form
 * mounted (no `key` of the id), then its fields, focus and later typing stay.
 *
 * What cannot be merged opens ConflictDialog; what was locked meanwhile (`isLocked`) is named and stays as text. The
 * server has no versions: what is written elsewhere between the fresh read and the save is overwritten.
 */

import { ApiError, mayHaveArrived } from '~/api/errors'
import type { IsLocked } from './merge'
import {
  decide,
  discard,
  type Draft,
  draftOf,
  dropItem,
  isUnsaved,
  openRecord,
  press,
  receive,
  type RecordState,
  refused,
  restore,
  type Revive,
  saved,
  sending,
  stop,
  takeAnswer,
  takeStored,
  typeAt,
} from './recordState'
import { isSame, type Path } from './versions'

/** What is wrong, by path as the form library writes it ('email', 'questions.byKey.k1.text'). */
export type Errors = Readonly<Record<string, string | undefined>>

/** A part of a record with a call of its own. */
export type Part<V, X> = {
  /** What people call it, for 'Sebagian tersimpan'. */
  name: string
  fields: readonly (keyof V & string)[]
  /** Sent even when nothing differs. */
  always?: boolean
  /** Sends the part and answers what is stored now: of these fields, or of more. */
  send: (values: V, extra: X | undefined) => Promise<Partial<V>>
}

/** Waits for a person's decision; undefined is the answer of one who left the form, or closed the question. */
export type Ask = <T>(question: Promise<T>) => Promise<T | undefined>

/** Thrown by `read` to end the save without a failure: nothing is sent, and the next save looks again. */
export class SaveCancelled extends Error {
  override name = 'SaveCancelled'
}

/**
 * A kind of record that can be edited. Its values are JSON: nothing is null, a list is `Items`, and ids are among them,
 * so that a record that is made gets its id as any other value of the server.
 */
export type RecordDefinition<V extends object, X = never> = {
  /**
   * The record as it is stored now; undefined when it was never made. `sent` is what was sent without an answer: it is
   * looked for before it is sent again, and where only a person can tell, through `ask`. A 404 means deleted.
   */
  read: (values: V, sent: V | undefined, ask: Ask) => Promise<V | undefined>
  /** The calls of a save in their order. Parts that do not differ from what is stored are left out. */
  parts: (values: V, stored: V) => readonly Part<V, X>[]
  /** What is wrong with the values, given what is stored; an empty record is right. */
  check: (values: V, stored: V) => Errors
  /** What the stored version no longer takes. */
  isLocked?: IsLocked<V>
  revive?: Revive
}

/** Asks before exactly these values are sent, and again when a fresh read changed them. */
export type Confirm<V> = (values: V) => Promise<boolean>

export type Outcome = 'saved' | 'invalid' | 'cancelled' | 'failed' | 'busy'

type Options<V> = {
  stored: V
  draft?: Draft<V> | undefined
  /** Keeps what differs, at each change. */
  keep?: (draft: Draft<V> | undefined, state: RecordState<V>) => void
}

/**
 * Edits one record: holds its state, and saves it. A save reads what is stored, applies the local changes to it, asks
 * where both changed the same, reads again after a question, and sends. Fields stay open meanwhile; what is typed after
 * the press is not part of that save and stays unsaved.
 */
export function editRecord<V extends object, X = never>(
  { read, parts, check, isLocked, revive }: RecordDefinition<V, X>,
  { stored, draft, keep = () => {} }: Options<V>,
) {
  let state = draft ? restore(stored, draft, isLocked) : openRecord(stored)
  const listeners = new Set<() => void>()
  let answerQuestion: ((choices: readonly ('mine' | 'theirs')[]) => void) | undefined
  let withdraw = () => {}
  const ask: Ask = (question) =>
    Promise.race([question, new Promise<undefined>((resolve) => (withdraw = () => resolve(undefined)))])
  const set = (next: RecordState<V>) => {
    if (next === state) return
    state = next
    keep(draftOf(state), state)
    for (const listener of listeners) listener()
  }
  const isWrong = (values: V) => Object.values(check(values, state.stored)).some(Boolean)
  const failure = (error: unknown, part?: string, arrived: readonly string[] = []) => ({
    error: error as Error,
    part,
    arrived,
  })

  const end = (outcome: Outcome): Outcome => {
    set(stop(state))
    return outcome
  }

  /** Reads and merges until nothing is left to ask; the last read comes right before the sending. */
  async function catchUp(confirm?: Confirm<V>): Promise<Outcome | undefined> {
    let confirmed: V | undefined
    for (;;) {
      try {
        const fresh = await read(state.base, state.unanswered?.sent, ask)
        set(fresh ? takeStored(state, fresh, isLocked) : { ...state, unanswered: undefined })
      } catch (error) {
        if (error instanceof SaveCancelled) return end('cancelled')
        const isGone = error instanceof ApiError && error.status === 404
        set({ ...stop(state, failure(error)), isGone })
        return 'failed'
      }
      if (state.conflicts.length === 0) {
        const { pressed = state.mine } = state
        if (!confirm || (confirmed && isSame(confirmed, pressed))) return undefined
        set({ ...state, phase: 'asking' })
        if (!(await ask(confirm(pressed)))) return end('cancelled')
        confirmed = pressed
        set({ ...state, phase: 'reading' })
        continue
      }
      const answer = ask(new Promise<readonly ('mine' | 'theirs')[]>((resolve) => (answerQuestion = resolve)))
      set({ ...state, phase: 'asking' })
      const choices = await answer
      if (!choices) return end('cancelled')
      set(decide(state, choices, revive))
    }
  }

  /** Runs saves and deletions one after the other: an answer never speaks of an item that was deleted meanwhile. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }

  async function send(extra: X | undefined): Promise<Outcome> {
    const { pressed = state.mine, stored: before } = state
    const differs = ({ fields, always }: Part<V, X>) =>
      always || fields.some((name) => !isSame(pressed[name], before[name]))
    const steps = parts(pressed, before).filter((part) => extra !== undefined || differs(part))
    const arrived: string[] = []
    for (const part of steps) {
      set(sending(state))
      try {
        const answer = await part.send(state.pressed ?? state.mine, extra)
        // The state of now, not that of before the call: something may have been typed meanwhile.
        set(takeAnswer(state, answer))
        arrived.push(part.name)
      } catch (error) {
        const failed = failure(error, part.name, arrived)
        set(mayHaveArrived(error) ? stop(state, failed) : refused(state, failed))
        return 'failed'
      }
    }
    set(saved(state))
    return 'saved'
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    type: (path: Path, value: unknown) => set(typeAt(state, path, value)),
    /**
     * Saves once: a second press while it runs does nothing. `extra` is sent along and is worth a save by itself.
     * `confirm` is called once the values are merged.
     */
    async save(extra?: X, confirm?: Confirm<V>): Promise<Outcome> {
      if (state.phase !== 'idle') return 'busy'
      if (isWrong(state.mine)) return 'invalid'
      set(press(state))
      return inTurn(async () => {
        const ended = await catchUp(confirm)
        if (ended) return ended
        // What came from elsewhere may not go with what was typed here.
        return isWrong(state.pressed ?? state.mine) ? end('invalid') : send(extra)
      })
    },
    /** Runs a deletion outside Simpan: after a running save, and before the next one. */
    inTurn,
    /** Decides the open question; without choices the save ends and nothing is sent, no matter which question it was. */
    answer: (choices?: readonly ('mine' | 'theirs')[]) => (choices ? answerQuestion?.(choices) : withdraw()),
    receive: (fresh: Partial<V>) => set(receive(state, fresh, isLocked)),
    dropItem: (list: string, key: string) => set(dropItem(state, list, key)),
    /** Takes up a draft that another tab left behind. */
    restore: (left: Draft<V>) => set(restore(state.stored, left, isLocked)),
    discard: () => state.phase === 'idle' && set(discard(state)),
    dismissLeftover: () => set({ ...state, leftover: [] }),
    isUnsaved: () => isUnsaved(state),
  }
}

export type RecordEngine<V extends object, X = never> = ReturnType<typeof editRecord<V, X>>
