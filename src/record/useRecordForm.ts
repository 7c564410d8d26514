import { useCallbackRef } from '@mantine/hooks'
import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { type Send, useSender } from '~/api/useSend'
import type { UserScope } from '~/lib/scope'
import { useFirstInvalid } from '~/ui/focus'
import { useIsUnmounted } from '~/lib/effects'
import { confirm } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { openDraft, type Orphan } from './drafts'
import { useDraftNotices } from './form/DraftNotices'
import type { Confirm } from './questions'
import { editRecord, type RecordDefinition, type RecordEngine, type SaveOutcome } from './recordEngine'
import { parseDraft } from './parseDraft'
import { type Draft, isUnsaved, type RecordState } from './recordState'
import { asksOnBehalfOfAll, isLeaveGuardActive, useRegisterForm } from './unsavedForms'
import { keysOf } from '~/lib/fields'

export type RecordFormOptions<V extends FieldValues, X> = {
  definition: RecordDefinition<V, X>
  /** The loaded or blank record. Later loads are ignored: a save reads again. */
  stored: V
  writer: UserScope
  /** The record's draft key within its user and corporate; includes the id once there is one. */
  draftKey: (values: V) => readonly string[]
  /** What its draft is about, where several records share a page and its title. */
  subject?: string
  /** Called after each successful save, even if the form is no longer open. */
  onSaved?: (values: V) => void
  /** Called after a successful save if the form is still open: closes it, or navigates. */
  proceed?: (values: V, isUnsaved: boolean) => void
  /** Whether leaving for another screen needs confirmation; otherwise a toast only says that a draft stays. */
  confirmsLeaving?: boolean
  /** Toast when the form is left unsaved without confirmation. */
  leftMessage?: string
}

const makeRecord = <V extends FieldValues, X>(options: RecordFormOptions<V, X>, send: Send) => {
  const { definition, stored, writer, draftKey, subject } = options
  const store = openDraft(writer, draftKey(stored), { privateFields: definition.privateFields, subject })
  const draft = parseDraft(store.read(), stored)
  const engine = editRecord(definition, {
    stored,
    send,
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
    const isNew = !was || keysOf(next).some((name) => next[name] !== was[name])
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
    takeOrphan: (orphan: Orphan) => void
  }

const LEFT_MESSAGE = 'Isian belum disimpan. Drafnya tetap ada di browser ini.'
const LOST_MESSAGE = 'Isian yang belum disimpan hilang: drafnya tidak dapat disimpan di browser ini.'
/** The form of a record: connects its engine with the page, the draft and the leave guard. */
export function useRecordForm<V extends FieldValues, X = never>(options: RecordFormOptions<V, X>): RecordHandle<V, X> {
  const { stored, writer, draftKey, onSaved, proceed, confirmsLeaving = true, leftMessage = LEFT_MESSAGE } = options
  const key = [writer.userId, writer.corporateId, ...draftKey(stored)].join('/')
  const send = useSender()
  const [{ engine, store }] = useState(
    // A key is that of one kind of record.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    () => (runningSaves.get(key) ?? makeRecord(options, send)) as ReturnType<typeof makeRecord<V, X>>,
  )
  const status = useRecordStatus(engine)
  const form = useForm<V>(engine.formOptions)
  const [invalidAttempts, setInvalidAttempts] = useState(0)
  const formRef = useFirstInvalid(invalidAttempts)
  const notices = useDraftNotices(store)
  const isGone = useIsUnmounted()

  const latestProceed = useCallbackRef(proceed)

  async function save(extra?: X, confirmSave?: Confirm<V>): Promise<SaveOutcome> {
    if (engine.state().phase !== 'idle') return 'busy'
    const names = [writer.userId, writer.corporateId, ...draftKey(engine.state().base)].join('/')
    runningSaves.set(names, { engine, store })
    const outcome = await engine.save(extra, confirmSave)
    runningSaves.delete(names)
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
  return { ...status, ...notices, form, formRef, engine, save, takeOrphan }
}

const leaveQuestion = (isDraftStored: boolean) => ({
  title: 'Perubahan belum disimpan',
  message: isDraftStored
    ? 'Isian di halaman ini belum disimpan. Drafnya tetap ada di browser ini dan dipulihkan saat Anda kembali.'
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
