import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type FieldPath, type FieldValues, get, type UseFormReturn, useForm } from 'react-hook-form'
import type { Writer } from '~/lib/scope'
import { useFirstInvalid } from '~/ui/fields/useFirstInvalid'
import { notify } from '~/ui/messages/notify'
import { openDraft, type Orphan } from './drafts'
import { changes, pathOf } from './form/formPaths'
import { type Confirm, editRecord, type Outcome, type RecordDefinition, type RecordEngine } from './recordEngine'
import { type Draft, isUnsaved, parseDraft, type RecordState } from './recordState'
import { openForm } from './unsavedForms'
import { useLeaveGuard, wasLeftKnowingly } from './useLeaveGuard'
import { pick, namesOf } from './versions'

export type RecordFormOptions<V extends FieldValues, X> = {
  definition: RecordDefinition<V, X>
  /** The record as it was loaded, or the blank one. Later loads are not taken in: a save reads for itself. */
  stored: V
  writer: Writer
  /** Names the record among the drafts of its writer and corporate; the id is among the names, once there is one. */
  place: (values: V) => readonly string[]
  /** Reads a draft of before drafts belonged to tabs; without a base it was typed over what is stored. */
  readOld?: (stored: unknown) => { mine: Partial<V>; base?: Partial<V> } | undefined
  /** After each save that arrived, wherever one is by then. */
  onSaved?: (values: V) => void
  /** What comes after a save if the form is still open: it closes, or its address changes. */
  proceed?: (values: V, isUnsaved: boolean) => void
  /** Whether leaving for another screen asks; else it only says that a draft stays. */
  asks?: boolean
  /** Message when the form is left without a question while something is unsaved. */
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
/** Records whose save still runs after their form was left: who comes back finds them again. */
const running = new Map<string, OpenRecord>()

/** What of a record's state is shown besides its fields: it changes with a save, not with a key. */
export type RecordStatus<V> = Pick<
  RecordState<V>,
  'phase' | 'conflicts' | 'leftover' | 'failure' | 'isGone' | 'isRestored' | 'unanswered' | 'stored'
> & { isUnsaved: boolean }

const statusOf = <V extends object>(state: RecordState<V>): RecordStatus<V> => {
  const { phase, conflicts, leftover, failure, isGone, isRestored, unanswered, stored } = state
  return { phase, conflicts, leftover, failure, isGone, isRestored, unanswered, stored, isUnsaved: isUnsaved(state) }
}
/** The same object as long as nothing in it changes. */
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
  bind: (element: HTMLFormElement | null) => void
  engine: RecordEngine<V, X>
  /** Saves; the button and Ctrl+S do. */
  save: (extra?: X, confirm?: Confirm<V>) => Promise<Outcome>
  /** Shows what is wrong with a field that was left. */
  touch: (name: string) => void
  orphans: readonly Orphan[]
  takeOrphan: (orphan: Orphan) => void
  dropOrphan: (orphan: Orphan) => void
}

const LEFT = 'Isian belum disimpan. Drafnya tetap ada di peramban ini.'
/** A form of a record: the engine's state shown and typed by the form library, with its draft and its leave guard. */
export function useRecordForm<V extends FieldValues, X = never>(options: RecordFormOptions<V, X>): RecordHandle<V, X> {
  const { definition, stored, writer, place, onSaved, proceed, asks = true, leftText = LEFT } = options
  const key = [writer.userId, writer.corporateId, ...place(stored)].join('/')
  const [{ engine, store }] = useState(
    () => (running.get(key) ?? makeRecord(options)) as ReturnType<typeof makeRecord<V, X>>,
  )
  const status = useRecordStatus(engine)
  const form = useForm<V>({ defaultValues: engine.state().mine as never })
  const [tries, setTries] = useState(0)
  const formRef = useFirstInvalid(tries)
  const [orphans, setOrphans] = useState<readonly Orphan[]>([])
  const isTried = useRef(false)
  const touched = useRef(new Set<string>())
  const shownErrors = useRef(new Set<string>())
  const isOpen = useRef(false)

  const showErrors = () => {
    const errors = definition.check(engine.state().mine, engine.state().stored)
    for (const name of new Set([...Object.keys(errors), ...shownErrors.current])) {
      const message = isTried.current || touched.current.has(name) ? errors[name] : undefined
      const field = name as FieldPath<V>
      if (message !== undefined) {
        shownErrors.current.add(name)
        if (form.getFieldState(field).error?.message !== message) form.setError(field, { type: 'check', message })
      }
      // Each word to the form library is heard by every field.
      else if (shownErrors.current.delete(name)) form.clearErrors(field)
    }
  }
  const latest = useRef({ showErrors, proceed })
  useEffect(() => {
    latest.current = { showErrors, proceed }
  })

  // The engine and the form library tell each other what was changed.
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
        latest.current.showErrors()
      },
    })
    const stop = engine.subscribe(() => {
      const { mine } = engine.state()
      if (isTyping || mine === shown) return
      isTyping = true
      for (const [name, value] of changes(shown, mine)) form.setValue(name as FieldPath<V>, value as never)
      isTyping = false
      shown = mine
      latest.current.showErrors()
    })
    return () => {
      stopTyping()
      stop()
    }
  }, [engine, form])

  async function save(extra?: X, confirmSave?: Confirm<V>): Promise<Outcome> {
    isTried.current = true
    const names = [writer.userId, writer.corporateId, ...place(engine.state().base)].join('/')
    running.set(names, { engine, store })
    const outcome = await engine.save(extra, confirmSave)
    if (outcome === 'busy') return outcome
    running.delete(names)
    isTried.current = outcome !== 'saved'
    touched.current.clear()
    latest.current.showErrors()
    if (outcome === 'invalid') setTries((was) => was + 1)
    if (outcome !== 'saved') return outcome
    const { stored: values } = engine.state()
    onSaved?.(values)
    if (isOpen.current) latest.current.proceed?.(values, engine.isUnsaved())
    return outcome
  }

  const bind = useCallback(
    (element: HTMLFormElement | null) => {
      formRef.current = element
    },
    [formRef],
  )
  useEffect(() => {
    const close = openForm({
      isUnsaved: engine.isUnsaved,
      flush: store.flush,
      element: () => formRef.current,
      save: () => formRef.current?.requestSubmit(),
    })
    isOpen.current = true
    return () => {
      isOpen.current = false
      close()
      // Its question closes with the form; coming back shows it again.
      engine.answer()
      if (engine.isUnsaved() && !wasLeftKnowingly(engine)) void notify(leftText, 'info')
    }
  }, [engine, store, formRef, leftText])
  useLeaveGuard(engine, asks)

  const find = () => void store.orphans().then(setOrphans)
  useEffect(() => void store.orphans().then(setOrphans), [store])
  const takeOrphan = (orphan: Orphan) => {
    const draft: Draft<V> | undefined = parseDraft(orphan.draft, engine.state().stored)
    if (draft) engine.restore(draft)
    store.flush()
    store.dropOrphan(orphan)
    find()
  }
  const dropOrphan = (orphan: Orphan) => {
    store.dropOrphan(orphan)
    find()
  }
  const touch = useCallback((name: string) => {
    touched.current.add(name)
    latest.current.showErrors()
  }, [])
  return { ...status, form, bind, engine, save, touch, orphans, takeOrphan, dropOrphan }
}
