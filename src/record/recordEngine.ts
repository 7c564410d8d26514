/*
 * How a form edits a record
 * =========================
 *
 *   const record = useRecordForm({
 *     definition: myRecord(scope),          // RecordDefinition: read, check, parts (and isLocked, revive)
 *     stored: valuesOf(data),               // what was loaded, or the blank record
 *     writer,                               // the user and corporate that the drafts belong to
 *     draftKey: ({ id }) => ['myRecord', id ?? 'new'],
 *     onSaved: (values) => void notify('Berhasil'),
 *     proceed: (values, isUnsaved) => !isUnsaved && onClose(),  // only while the form is open
 *   })
 *   <RecordForm record={record} texts={texts} aria-label="...">
 *     <RecordField record={record} name="email">{({ value, onChange, onBlur, error }) => <PlainField .../>}</RecordField>
 *     <SaveButton record={record} />
 *   </RecordForm>
 *
 * Values are JSON without undefined: a missing value is null. Ids of the record are values, too (`id` is null until the
 * record is created). A list is `Items` (items.ts): `itemsOf(list)` creates it, `listOf(items)` reads it; its fields are
 * bound by path, `list.byKey.${key}.text`, and its cards render from `useWatch({ name: 'list.order' })`. Whole lists are
 * changed by `record.engine.setValue(['list'], putItem(list, key, item))`; a deletion outside Simpan runs in
 * `engine.enqueue` and ends with `engine.dropItems`, or with `engine.receive` if its answer is the list.
 *
 * parts: one call each, in sending order; the fields of a part are stored together. A part that does not differ from the
 * stored version is not sent (unless `always`, or `save(extra)` passes something that is not a value: a file, a choice).
 * If a later part fails, the earlier ones are stored, and the message says so.
 *
 * read: the current stored record. It is called before each save, and again after each question. For a record that was
 * never created it resolves to undefined; after a lost answer it looks for what was sent, or throws SaveCancelled.
 *
 * A created record gets its id as a value: navigate in `proceed` with `ignoreBlocker: true` and keep the form mounted (no
 * `key` of the id), so that its fields, focus and later typing stay.
 *
 * Conflicts open ConflictDialog; values that were locked meanwhile (`isLocked`) are listed and stay as text. The server
 * has no versions: what is written elsewhere between the fresh read and the save is overwritten.
 */

import type { FieldValues } from 'react-hook-form'
import { isNotFound, mayHaveSucceeded } from '~/api/errors'
import type { Send } from '~/api/useSend'
import { type OnChecked, tellArrival, withoutSimilar } from './lostSave'
import type { IsLocked } from './merge'
import {
  decide,
  discard,
  type Draft,
  draftOf,
  dropItems,
  isUnsaved,
  openRecord,
  startSave,
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
  withoutUndone,
} from './recordState'
import { type Ask, type Confirm, openQuestions, SaveCancelled } from './questions'
import { type Errors, holdValues } from './recordValues'
import { isSame, type Path } from './versions'

/** A part of a record that is sent by a separate call. */
export type Part<V, X> = {
  /** Its name in the message 'Sebagian tersimpan'. */
  name: string
  fields: readonly (keyof V & string)[]
  /** Sent even when nothing differs. */
  always?: boolean
  /** Sends the part by the engine's sender and resolves to the stored values of these fields, or of more. */
  save: (values: V, send: Send, extra: X | undefined) => Promise<Partial<V>>
}

/**
 * A kind of record that can be edited. Its values are JSON: a missing value is null, and a list is `Items`. Ids are
 * values, so that a created record gets its id like any other value of the server.
 */
export type RecordDefinition<V extends object, X = never> = {
  /**
   * The stored record; undefined if it was never created. `sent` is what was sent without an answer: it is looked for
   * before it is sent again, through `ask` if only the user can tell. A 404 means deleted.
   */
  read: (values: V, sent: V | undefined, ask: Ask) => Promise<V | undefined>
  /** The calls of a save in order. Parts that do not differ from the stored version are not sent. */
  parts: (values: V, stored: V) => readonly Part<V, X>[]
  /** Validates the values against the stored version; an empty result means valid. */
  check: (values: V, stored: V) => Errors
  onChecked?: OnChecked<V>
  /** Which values the stored version no longer accepts. */
  isLocked?: IsLocked<V>
  revive?: Revive
  /** Fields with identity numbers, contact data, birth dates or salaries: their drafts are stored in the tab only. */
  privateFields?: readonly (keyof V & string)[]
}

export type SaveOutcome = 'saved' | 'invalid' | 'cancelled' | 'failed' | 'busy'

type Options<V> = {
  stored: V
  send: Send
  draft?: Draft<V> | undefined
  /** Called at each change with what differs from the stored version. */
  onDraftChange?: (draft: Draft<V> | undefined, state: RecordState<V>) => void
}

/**
 * Edits one record. react-hook-form holds the values and shows their errors, the engine holds the rest. A save reads the
 * stored version, applies the local changes, asks about conflicts, reads again after a question, and sends. Fields stay
 * editable meanwhile; what is typed after the start of the save is not part of it and stays unsaved.
 */
export function editRecord<V extends FieldValues, X = never>(
  { read, parts, check, onChecked, isLocked, revive }: RecordDefinition<V, X>,
  { stored, send, draft, onDraftChange = () => {} }: Options<V>,
) {
  const opened = draft ? restore(stored, draft, isLocked) : openRecord(stored)
  let rest: Omit<RecordState<V>, 'mine'> = opened
  const listeners = new Set<() => void>()
  function announce(): void {
    const now = withoutUndone(state())
    rest = now
    onDraftChange(draftOf(now), now)
    for (const listener of listeners) listener()
  }
  const values = holdValues<V>({ initial: opened.mine, check: (mine) => check(mine, rest.stored), onChange: announce })
  const state = (): RecordState<V> => ({ ...rest, mine: values.read() })
  const setState = ({ mine, ...next }: RecordState<V>) => {
    rest = next
    values.write(mine)
    announce()
  }
  const isInvalid = (typed: V) => Object.values(check(typed, rest.stored)).some(Boolean)
  const { ask, askForChoices, answer } = openQuestions()
  // Nothing else is thrown.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const failure = (error: unknown, part?: string, arrived: string[] = []) => ({ error: error as Error, part, arrived })
  const end = (outcome: SaveOutcome, from = state()): SaveOutcome => {
    setState(stop(from))
    return outcome
  }

  /** Reads and merges until there is no open question; the last read comes right before the save is sent. */
  async function readAndMerge(confirm?: Confirm<V>): Promise<SaveOutcome | undefined> {
    let confirmed: V | undefined
    for (;;) {
      const before = state()
      try {
        const fresh = await read(rest.base, rest.unanswered?.sent, ask)
        setState(fresh ? takeStored(state(), fresh, isLocked) : { ...state(), unanswered: undefined })
        tellArrival(before, state(), onChecked)
      } catch (error) {
        if (error instanceof SaveCancelled) return end('cancelled')
        setState({ ...stop(state(), failure(error)), isGone: isNotFound(error) })
        return 'failed'
      }
      if (rest.conflicts.length === 0) {
        const { submitted = state().mine } = rest
        if (!confirm || (confirmed && isSame(confirmed, submitted))) return undefined
        setState({ ...state(), phase: 'asking' })
        if (!(await ask(confirm(submitted)))) return end('cancelled')
        confirmed = submitted
        setState({ ...state(), phase: 'reading' })
        continue
      }
      const choices = askForChoices()
      setState({ ...state(), phase: 'asking' })
      const decided = await choices
      if (!decided) return end('cancelled', withoutSimilar(state(), before.unanswered))
      setState(decide(state(), decided, revive))
    }
  }

  /** Runs saves and deletions one after the other, so that no answer contains an item that was deleted meanwhile. */
  let last: Promise<unknown> = Promise.resolve()
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }

  async function saveParts(extra: X | undefined): Promise<SaveOutcome> {
    const { submitted = state().mine, stored: before } = rest
    const differs = ({ fields, always }: Part<V, X>) =>
      always || fields.some((name) => !isSame(submitted[name], before[name]))
    const steps = parts(submitted, before).filter((part) => extra !== undefined || differs(part))
    const arrived: string[] = []
    for (const part of steps) {
      setState(sending(state()))
      try {
        const result = await part.save(rest.submitted ?? state().mine, send, extra)
        // The current state, not the one before the call: something may have been typed meanwhile.
        setState(takeAnswer(state(), result))
        arrived.push(part.name)
      } catch (error) {
        const failed = failure(error, part.name, arrived)
        setState(mayHaveSucceeded(error) ? stop(state(), failed) : refused(state(), failed))
        return 'failed'
      }
    }
    setState(saved(state()))
    values.rebase(rest.base)
    return 'saved'
  }

  return {
    formOptions: values.options,
    state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setValue: (path: Path, value: unknown) => values.set(path, value),
    /**
     * Saves; resolves to 'busy' while another save runs. With `extra`, which is sent along, all parts are sent even if
     * unchanged. `confirm` is called once the values are merged.
     */
    async save(extra?: X, confirm?: Confirm<V>): Promise<SaveOutcome> {
      if (rest.phase !== 'idle') return 'busy'
      if (isInvalid(state().mine)) {
        await values.markSubmitted()
        return 'invalid'
      }
      setState(startSave(state()))
      return enqueue(async () => {
        const ended = await readAndMerge(confirm)
        if (ended) return ended
        // Values from elsewhere may be invalid together with the local ones.
        if (!isInvalid(rest.submitted ?? state().mine)) return saveParts(extra)
        await values.markSubmitted()
        return end('invalid')
      })
    },
    /** Runs a deletion outside Simpan after a running save and before the next one. */
    enqueue,
    answer,
    receive: (fresh: Partial<V>) => setState(receive(state(), fresh, isLocked)),
    dropItems: (list: string, ...keys: string[]) => setState(dropItems(state(), list, keys)),
    /** Restores a draft that a closed tab left behind. */
    restore: (left: Draft<V>) => setState(restore(rest.stored, left, isLocked)),
    discard: () => rest.phase === 'idle' && setState(discard(state())),
    dismissLeftover: () => setState({ ...state(), leftover: [] }),
    isUnsaved: () => isUnsaved(state()),
  }
}

export type RecordEngine<V extends FieldValues, X = never> = ReturnType<typeof editRecord<V, X>>
