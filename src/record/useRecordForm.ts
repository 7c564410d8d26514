import { useCallbackRef } from '@mantine/hooks'
import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type FieldPath, type FieldValues, get, type UseFormReturn, useForm } from 'react-hook-form'
import type { Writer } from '~/lib/scope'
import { useFirstInvalid } from '~/ui/focus'
import { useIsGone } from '~/lib/effects'
import { confirm } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { openDraft, type Orphan } from './drafts'
import { useOrphans } from './form/OrphanNotices'
import { type Confirm, editRecord, type Outcome, type RecordDefinition, type RecordEngine } from './recordEngine'
import { type Draft, isUnsaved, parseDraft, type RecordState } from './recordState'
import { asksForAll, isArmed, useOpenForm } from './unsavedForms'
import { changes, pathOf } from './form/formPaths'
import { namesOf, pick } from './versions'

export type RecordFormOptions<V extends FieldValues, X> = {
  definition: RecordDefinition<V, X>
  /** The loaded or blank record. Later loads are ignored: a save reads again. */
  stored: V
  writer: Writer
  /** The record's draft key within its user and corporate; includes the id once there is one. */
  place: (values: V) => readonly string[]
  /** Reads a draft in the old format, which had no tab; without `base` it is based on the stored version. */
  readOld?: (stored: unknown) => { mine: Partial<V>; base?: Partial<V> } | undefined
  /** Called after each successful save, even if the form is no longer open. */
  onSaved?: (values: V) => void
  /** Called after a successful save if the form is still open: closes it, or navigates. */
  proceed?: (values: V, isUnsaved: boolean) => void
  /** Whether leaving for another screen needs confirmation; otherwise a toast only says that a draft stays. */
  asks?: boolean
  /** Toast when the form is left unsaved without confirmation. */
  leftText?: string
}

const makeRecord = <V extends FieldValues, X>(options: RecordFormOptions<V, X>) => {
  const { definition, stored, writer, place, readOld } = options
  const store = openDraft(writer, place(stored))
  const old = readOld?.(store.takeOld())
  const oldDraft = old && { base: pick(stored, namesOf(old.mine)), leftover: [], ...old }
  const draft = parseDraft(store.read() ?? oldDraft, stored)
  const engine = editRecord(definition, {
    stored,
    draft,
    keep: (next, { base }) => {
      store.move(place(base))
      store.keep(next)
    },
  })
  return { engine, store }
}
type OpenRecord = { engine: unknown; store: ReturnType<typeof openDraft> }
/** Records with a running save, so that a form that is opened again meanwhile continues with them. */
const running = new Map<string, OpenRecord>()

/** The record's state besides its fields; it changes with a save, not with every keystroke. */
export type RecordStatus<V> = Pick<
  RecordState<V>,
  'phase' | 'conflicts' | 'leftover' | 'failure' | 'isGone' | 'isRestored' | 'unanswered' | 'stored'
> & { isUnsaved: boolean }

const statusOf = <V extends object>(state: RecordState<V>): RecordStatus<V> => {
  const { phase, conflicts, leftover, failure, isGone, isRestored, unanswered, stored } = state
  return { phase, conflicts, leftover, failure, isGone, isRestored, unanswered, stored, isUnsaved: isUnsaved(state) }
}
/** Returns the same object until one of its values changes. */
function useRecordStatus<V extends object, X>(engine: RecordEngine<V, X>): RecordStatus<V> {
  const last = useRef<RecordStatus<V>>(undefined)
  return useSyncExternalStore(engine.subscribe, () => {
    const next = statusOf(engine.state())
    const was = last.current
    const isNew = !was || namesOf(next).some((name) => next[name] !== was[name])
    return isNew ? (last.current = next) : was
  })
}

export type RecordHandle<V extends FieldValues, X = never> = RecordStatus<V> & {
  form: UseFormReturn<V>
  /** The form's element. */
  bind: RefObject<HTMLFormElement | null>
  engine: RecordEngine<V, X>
  /** Saves, like the button and Ctrl+S. */
  save: (extra?: X, confirm?: Confirm<V>) => Promise<Outcome>
  /** Shows the error of a field that lost the focus. */
  touch: (name: string) => void
  orphans: readonly Orphan[]
  takeOrphan: (orphan: Orphan) => void
  dropOrphan: (orphan: Orphan) => void
}

const LEFT = 'Isian belum disimpan. Drafnya tetap ada di peramban ini.'
/** The form of a record: connects the engine with the form library, the draft and the leave guard. */
export function useRecordForm<V extends FieldValues, X = never>(options: RecordFormOptions<V, X>): RecordHandle<V, X> {
  const { definition, stored, writer, place, onSaved, proceed, asks = true, leftText = LEFT } = options
  const key = [writer.userId, writer.corporateId, ...place(stored)].join('/')
  const [{ engine, store }] = useState(
    () => (running.get(key) ?? makeRecord(options)) as ReturnType<typeof makeRecord<V, X>>,
  )
  const status = useRecordStatus(engine)
  const form = useForm<V>({ defaultValues: engine.state().mine as never })
  const [tries, setTries] = useState(0)
  const bind = useFirstInvalid(tries)
  const { orphans, drop: dropOrphan } = useOrphans(store)
  const isTried = useRef(false)
  const touched = useRef(new Set<string>())
  const shownErrors = useRef(new Set<string>())
  const isGone = useIsGone()

  const showErrors = useCallbackRef(() => {
    const errors = definition.check(engine.state().mine, engine.state().stored)
    for (const name of new Set([...Object.keys(errors), ...shownErrors.current])) {
      const message = isTried.current || touched.current.has(name) ? errors[name] : undefined
      const field = name as FieldPath<V>
      if (message !== undefined) {
        shownErrors.current.add(name)
        if (form.getFieldState(field).error?.message !== message) form.setError(field, { type: 'check', message })
      }
      // Called only if needed: every field re-renders on each call to the form library.
      else if (shownErrors.current.delete(name)) form.clearErrors(field)
    }
  })
  const goOn = useCallbackRef(proceed)

  // Keeps the engine and the form library in sync, in both directions.
  useEffect(() => {
    let shown = engine.state().mine
    let isTyping = false
    const stopTyping = form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (!name || isTyping) return
        const path = pathOf(name, shown)
        isTyping = true
        engine.type(path, structuredClone(get(values, path.length === 1 ? path[0]! : name)))
        isTyping = false
        shown = engine.state().mine
        showErrors()
      },
    })
    const stop = engine.subscribe(() => {
      const { mine } = engine.state()
      if (isTyping || mine === shown) return
      isTyping = true
      for (const [name, value] of changes(shown, mine)) form.setValue(name as FieldPath<V>, value as never)
      isTyping = false
      shown = mine
      showErrors()
    })
    return () => {
      stopTyping()
      stop()
    }
  }, [engine, form, showErrors])

  async function save(extra?: X, confirmSave?: Confirm<V>): Promise<Outcome> {
    if (engine.state().phase !== 'idle') return 'busy'
    isTried.current = true
    const names = [writer.userId, writer.corporateId, ...place(engine.state().base)].join('/')
    running.set(names, { engine, store })
    const outcome = await engine.save(extra, confirmSave)
    running.delete(names)
    isTried.current = outcome !== 'saved'
    touched.current.clear()
    showErrors()
    if (outcome === 'invalid') setTries((was) => was + 1)
    if (outcome !== 'saved') return outcome
    const { stored: values } = engine.state()
    onSaved?.(values)
    if (!isGone.current) goOn(values, engine.isUnsaved())
    return outcome
  }

  useOpenForm({
    isUnsaved: engine.isUnsaved,
    flush: store.flush,
    element: () => bind.current,
    save: () => bind.current?.requestSubmit(),
    asks,
    onClose: () => {
      // An open question closes with the form; it appears again on return.
      engine.answer()
      if (engine.isUnsaved() && !wasLeftKnowingly(engine)) void notify(leftText, 'info')
    },
  })
  useLeaveGuard(engine, asks)

  const takeOrphan = (orphan: Orphan) => {
    const draft: Draft<V> | undefined = parseDraft(orphan.draft, engine.state().stored)
    if (draft) engine.restore(draft)
    store.flush()
    dropOrphan(orphan)
  }
  const touch = useCallback(
    (name: string) => {
      touched.current.add(name)
      showErrors()
    },
    [showErrors],
  )
  return { ...status, form, bind, engine, save, touch, orphans, takeOrphan, dropOrphan }
}

const leaving = {
  title: 'Perubahan belum disimpan',
  message: 'Isian di halaman ini belum disimpan. Drafnya tetap ada di peramban ini dan dipulihkan saat Anda kembali.',
  yes: 'Tinggalkan halaman',
  no: 'Tetap di sini',
}
type Guarded = { isUnsaved: () => boolean }
/** Forms whose leaving was confirmed. */
const wasAsked = new WeakSet<Guarded>()

/** Whether leaving was already confirmed or the guard is off, so that no message is shown. */
const wasLeftKnowingly = (form: Guarded): boolean => wasAsked.has(form) || !isArmed()

/** Asks before unsaved changes are left for another screen; several forms ask once. */
function useLeaveGuard(form: Guarded, asks: boolean): void {
  const isOpen = () => asks && isArmed() && form.isUnsaved()
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Another search, page or dialog of the same screen keeps its forms mounted.
      const stays = current.routeId === next.routeId && JSON.stringify(current.params) === JSON.stringify(next.params)
      if (stays || !isOpen()) return false
      if (asksForAll(form.isUnsaved) && !(await confirm(leaving))) return true
      wasAsked.add(form)
      return false
    },
    enableBeforeUnload: isOpen,
  })
}

/**
 * Reads a record for its form. A form starts with the data it gets first and ignores later data, so cached data is held
 * back while it is refetched. `form` identifies the form, which keeps its data once it is shown.
 */
export function useRecordRead<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
  form: string,
): Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'> {
  const { data, error, refetch, isFetching } = useQuery(options)
  const [shown, setShown] = useState<string>()
  const isShown = shown === form
  if (!isShown && !isFetching && data !== undefined) setShown(form)
  return { data: isShown || !isFetching ? data : undefined, error, refetch }
}
