import { useCallbackRef } from '@mantine/hooks'
import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type FieldPath, type FieldValues, get, type UseFormReturn, useForm } from 'react-hook-form'
import type { UserScope } from '~/lib/scope'
import { useFirstInvalid } from '~/ui/focus'
import { useIsUnmounted } from '~/lib/effects'
import { confirm } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { openDraft, type Orphan } from './drafts'
import { useDraftNotices } from './form/DraftNotices'
import { type Confirm, editRecord, type SaveOutcome, type RecordDefinition, type RecordEngine } from './recordEngine'
import { type Draft, isUnsaved, parseDraft, type RecordState } from './recordState'
import { asksOnBehalfOfAll, isLeaveGuardActive, useRegisterForm } from './unsavedForms'
import { changes, pathOf } from './form/formPaths'
import { namesOf } from './versions'

export type RecordFormOptions<V extends FieldValues, X> = {
  definition: RecordDefinition<V, X>
  /** The loaded or blank record. Later loads are ignored: a save reads again. */
  stored: V
  writer: UserScope
  /** The record's draft key within its user and corporate; includes the id once there is one. */
  draftKey: (values: V) => readonly string[]
  /** Called after each successful save, even if the form is no longer open. */
  onSaved?: (values: V) => void
  /** Called after a successful save if the form is still open: closes it, or navigates. */
  proceed?: (values: V, isUnsaved: boolean) => void
  /** Whether leaving for another screen needs confirmation; otherwise a toast only says that a draft stays. */
  confirmsLeaving?: boolean
  /** Toast when the form is left unsaved without confirmation. */
  leftMessage?: string
}

const makeRecord = <V extends FieldValues, X>(options: RecordFormOptions<V, X>) => {
  const { definition, stored, writer, draftKey } = options
  const store = openDraft(writer, draftKey(stored), definition.privateFields)
  const draft = parseDraft(store.read(), stored)
  const engine = editRecord(definition, {
    stored,
    draft,
    onDraftChange: (next, { base }) => {
      store.move(draftKey(base))
      store.save(next)
    },
  })
  return { engine, store }
}
type OpenRecord = { engine: unknown; store: ReturnType<typeof openDraft> }
/** Records with a running save, so that a form that is opened again meanwhile continues with them. */
const runningSaves = new Map<string, OpenRecord>()

/** The record's state besides its fields; it changes with a save, not with every keystroke. */
export type RecordStatus<V> = Pick<
  RecordState<V>,
  'phase' | 'conflicts' | 'leftover' | 'failure' | 'isGone' | 'restored' | 'unanswered' | 'stored'
> & { isUnsaved: boolean }

const statusOf = <V extends object>(state: RecordState<V>): RecordStatus<V> => {
  const { phase, conflicts, leftover, failure, isGone, restored, unanswered, stored } = state
  return { phase, conflicts, leftover, failure, isGone, restored, unanswered, stored, isUnsaved: isUnsaved(state) }
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

export type RecordHandle<V extends FieldValues, X = never> = RecordStatus<V> &
  ReturnType<typeof useDraftNotices> & {
    form: UseFormReturn<V>
    /** The form's element. */
    formRef: RefObject<HTMLFormElement | null>
    engine: RecordEngine<V, X>
    /** Saves, like the button and Ctrl+S. */
    save: (extra?: X, confirm?: Confirm<V>) => Promise<SaveOutcome>
    /** Shows the error of a field that lost the focus. */
    touch: (name: string) => void
    takeOrphan: (orphan: Orphan) => void
  }

const LEFT_MESSAGE = 'Isian belum disimpan. Drafnya tetap ada di peramban ini.'
const LOST_MESSAGE = 'Isian yang belum disimpan hilang: drafnya tidak dapat disimpan di browser ini.'
/** The form of a record: connects the engine with the form library, the draft and the leave guard. */
export function useRecordForm<V extends FieldValues, X = never>(options: RecordFormOptions<V, X>): RecordHandle<V, X> {
  const {
    definition,
    stored,
    writer,
    draftKey,
    onSaved,
    proceed,
    confirmsLeaving = true,
    leftMessage = LEFT_MESSAGE,
  } = options
  const key = [writer.userId, writer.corporateId, ...draftKey(stored)].join('/')
  const [{ engine, store }] = useState(
    () => (runningSaves.get(key) ?? makeRecord(options)) as ReturnType<typeof makeRecord<V, X>>,
  )
  const status = useRecordStatus(engine)
  const form = useForm<V>({ defaultValues: engine.state().mine as never })
  const [invalidAttempts, setInvalidAttempts] = useState(0)
  const formRef = useFirstInvalid(invalidAttempts)
  const notices = useDraftNotices(store)
  const wasSubmitted = useRef(false)
  const touched = useRef(new Set<string>())
  const shownErrors = useRef(new Set<string>())
  const isGone = useIsUnmounted()

  const showErrors = useCallbackRef(() => {
    const errors = definition.check(engine.state().mine, engine.state().stored)
    for (const name of new Set([...Object.keys(errors), ...shownErrors.current])) {
      const message = wasSubmitted.current || touched.current.has(name) ? errors[name] : undefined
      const field = name as FieldPath<V>
      if (message !== undefined) {
        shownErrors.current.add(name)
        if (form.getFieldState(field).error?.message !== message) form.setError(field, { type: 'check', message })
      }
      // Called only if needed: every field re-renders on each call to the form library.
      else if (shownErrors.current.delete(name)) form.clearErrors(field)
    }
  })
  const latestProceed = useCallbackRef(proceed)

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
        engine.setValue(path, structuredClone(get(values, path.length === 1 ? path[0]! : name)))
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

  async function save(extra?: X, confirmSave?: Confirm<V>): Promise<SaveOutcome> {
    if (engine.state().phase !== 'idle') return 'busy'
    wasSubmitted.current = true
    const names = [writer.userId, writer.corporateId, ...draftKey(engine.state().base)].join('/')
    runningSaves.set(names, { engine, store })
    const outcome = await engine.save(extra, confirmSave)
    runningSaves.delete(names)
    wasSubmitted.current = outcome !== 'saved'
    touched.current.clear()
    showErrors()
    if (outcome === 'invalid') setInvalidAttempts((was) => was + 1)
    if (outcome !== 'saved') return outcome
    const { stored: values } = engine.state()
    onSaved?.(values)
    if (!isGone.current) latestProceed(values, engine.isUnsaved())
    return outcome
  }

  useRegisterForm({
    isUnsaved: engine.isUnsaved,
    flush: store.flush,
    element: () => formRef.current,
    save: () => formRef.current?.requestSubmit(),
    confirmsLeaving: confirmsLeaving || !notices.isStored,
    onClose: () => {
      // An open question closes with the form; it appears again on return.
      engine.answer()
      if (!engine.isUnsaved() || isLeaveConfirmed(engine)) return
      void (store.isStored() ? notify(leftMessage, 'info') : notify(LOST_MESSAGE, 'failed'))
    },
  })
  useLeaveGuard(engine, { confirmsLeaving, isDraftStored: store.isStored })

  const takeOrphan = (orphan: Orphan) => {
    const draft: Draft<V> | undefined = parseDraft(orphan.draft, engine.state().stored)
    if (draft) engine.restore(draft)
    store.flush()
    notices.dropOrphan(orphan)
  }
  const touch = useCallback(
    (name: string) => {
      touched.current.add(name)
      showErrors()
    },
    [showErrors],
  )
  return { ...status, ...notices, form, formRef, engine, save, touch, takeOrphan }
}

const leaveQuestion = (isDraftStored: boolean) => ({
  title: 'Perubahan belum disimpan',
  message: isDraftStored
    ? 'Isian di halaman ini belum disimpan. Drafnya tetap ada di peramban ini dan dipulihkan saat Anda kembali.'
    : 'Isian di halaman ini belum disimpan, dan drafnya tidak dapat disimpan di browser ini. Bila Anda pergi, isian ini hilang.',
  yes: 'Tinggalkan halaman',
  no: 'Tetap di sini',
})
type GuardedForm = { isUnsaved: () => boolean }
/** Forms whose leaving was confirmed. */
const confirmedForms = new WeakSet<GuardedForm>()

/** Whether leaving was already confirmed or the guard is off, so that no message is shown. */
const isLeaveConfirmed = (form: GuardedForm): boolean => confirmedForms.has(form) || !isLeaveGuardActive()

/** Asks before unsaved changes are left for another screen; several forms ask once. */
function useLeaveGuard(
  form: GuardedForm,
  { confirmsLeaving, isDraftStored }: { confirmsLeaving: boolean; isDraftStored: () => boolean },
): void {
  // A dialog whose draft is safe closes without a question; one whose draft would be lost does not.
  const isOpen = () => (confirmsLeaving || !isDraftStored()) && isLeaveGuardActive() && form.isUnsaved()
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Another search, page or dialog of the same screen keeps its forms mounted.
      const stays = current.routeId === next.routeId && JSON.stringify(current.params) === JSON.stringify(next.params)
      if (stays || !isOpen()) return false
      if (asksOnBehalfOfAll(form.isUnsaved) && !(await confirm(leaveQuestion(isDraftStored())))) return true
      confirmedForms.add(form)
      return false
    },
    enableBeforeUnload: isOpen,
  })
}
