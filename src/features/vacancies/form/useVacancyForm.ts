import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { VacancyRow } from '~/api/contract/vacancies/vacancyAdmin'
import { ApiError, detailOf } from '~/api/errors'
import { recordDelivery } from '~/components/actions/actions'
import { useCorporate } from '~/components/corporate'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import type { StoredStatus, VacancyStatus } from '~/lib/rules/vacancyStatus'
import { useIsUnmounted, useOnNewValue } from '~/lib/effects'
import { failureText } from '~/record/form/fieldTexts'
import { type RecordHandle, useRecordForm } from '~/record/useRecordForm'
import { alert } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { useSender } from '~/api/useSend'
import { confirmStatus } from './model/confirmStatus'
import { checkForm, formProblem } from './model/checkForm'
import { storedStatus, type VacancyValues, withFileContents } from './model/values'
import { vacancyRecord } from './model/vacancyRecord'
import { makeRemoval } from './removal'
import type { NewVacancy } from '../vacancies'

/** The form, and the engine for changing whole lists; a stable object, so that memoized cards do not render. */
export type VacancyFields = Pick<RecordHandle<VacancyValues>, 'form' | 'engine'>
/** The common props of the form's fields: the form, and the stored status that decides what is locked. */
export type FormFieldProps = { record: VacancyFields; status: StoredStatus }
/** A vacancy created by the form's first save; `isComplete`: both parts were saved. */
export type CreatedVacancy = NewVacancy & { isComplete: boolean }
export type VacancyFormProps = {
  /** The loaded vacancy, or blank values. */
  stored: VacancyValues
  onCreated: (created: CreatedVacancy) => void
}
/** The open question after a create without a response. */
type CreatedQuestion = { candidates: readonly VacancyRow[]; settle: (picked: string | undefined) => void }

/** A rule of the server was violated: a retry with the same values would fail again. */
const isRuleViolation = (error: unknown) => error instanceof ApiError && error.status === 422

/** The vacancy's record, with the dialogs and messages of saving, removing and changing the status. */
export function useVacancyForm({ stored, onCreated }: VacancyFormProps) {
  const client = useQueryClient()
  const send = useSender()
  const { viewer, writer } = useCorporate()
  const { corporate } = viewer
  const [createdQuestion, setCreatedQuestion] = useState<CreatedQuestion>()
  const [definition] = useState(() =>
    vacancyRecord(client, {
      corporateId: corporate.corporateId,
      pickCreated: (candidates) =>
        new Promise((resolve) =>
          setCreatedQuestion({
            candidates,
            settle: (picked) => {
              setCreatedQuestion(undefined)
              resolve(picked)
            },
          }),
        ),
    }),
  )
  const record = useRecordForm({
    definition: {
      ...definition,
      onChecked: (hasArrived, { id }) => recordDelivery(writer, 'vacancy', id ?? undefined, hasArrived),
    },
    stored,
    writer,
    draftKey: ({ id }) => ['vacancy', id ?? ''],
    // Names repeat.
    ...(stored.id === null ? {} : { subject: stored.id }),
  })
  const { engine, form } = record
  const fields: VacancyFields = useMemo(() => ({ form, engine }), [form, engine])
  const removal = useMemo(() => makeRemoval(send, engine), [send, engine])
  const hasLostFiles = useDropLostFiles(engine)
  const isGone = useIsUnmounted()
  const [isWaiting, setWaiting] = useState(false)
  /** The stored status, shown after the server has rejected another one. */
  const [rejectedStatus, setRejectedStatus] = useState<VacancyStatus>()

  /** The pending status change, while the licence is checked or the user decides: one at a time. */
  const statusQuestion = useRef<Promise<void>>(undefined)
  /** The status that was confirmed in this form; one that comes from a draft was not. */
  const confirmedStatus = useRef<VacancyStatus>(undefined)
  const [isCheckingStatus, setCheckingStatus] = useState(false)
  async function askForStatus(to: VacancyStatus, { position: name, closeDate }: VacancyValues): Promise<boolean> {
    setCheckingStatus(true)
    const onLicenceChecked = () => {
      setCheckingStatus(false)
      return !isGone.current
    }
    const from = storedStatus(engine.state().stored)
    const isConfirmed = await confirmStatus(client, { from, to, name, closeDate, corporate, onLicenceChecked })
    onLicenceChecked()
    if (isConfirmed) confirmedStatus.current = to
    return isConfirmed
  }
  function chooseStatus(to: VacancyStatus): void {
    if (statusQuestion.current) return
    const ask = async () => {
      if (await askForStatus(to, engine.state().mine)) engine.setValue(['status'], to)
      statusQuestion.current = undefined
    }
    statusQuestion.current = ask()
  }
  /** Asks again about a status that this form has not asked about; a refused one returns to the stored status. */
  async function confirmRestoredStatus(values: VacancyValues): Promise<boolean> {
    const { status } = values
    const { stored: now } = engine.state()
    if (status === null || status === now.status || status === confirmedStatus.current) return true
    const isConfirmed = await askForStatus(status, values)
    if (!isConfirmed && !isGone.current) engine.setValue(['status'], now.status)
    return isConfirmed
  }

  async function submit(): Promise<void> {
    // While a save runs, it is not repeated, and its half-saved state is not validated.
    if (isWaiting || engine.state().phase !== 'idle') return
    if (statusQuestion.current) {
      setWaiting(true)
      await statusQuestion.current
      setWaiting(false)
      // Leaving the form before deciding also cancels the save.
      if (isGone.current) return
    }
    const before = engine.state()
    if (storedStatus(before.stored) === 'Closed') return
    const problem = formProblem(before.mine, before.stored)
    const isValid = Object.keys(checkForm(before.mine, before.stored)).length === 0
    // A save that failed in part is completed even without a choice of profile, as for a newly created vacancy.
    if (isValid && problem !== undefined && !before.failure?.arrived.length) return void alert(problem)
    setRejectedStatus(undefined)
    const outcome = await record.save(undefined, confirmRestoredStatus)
    if (outcome === 'busy' || outcome === 'invalid') return
    const { stored: now, mine, failure, leftover, unanswered } = engine.state()
    if (before.stored.id === null && now.id !== null && !isGone.current)
      onCreated({ code: now.id, name: now.position, isComplete: outcome === 'saved' })
    else if (outcome === 'saved') {
      if (leftover.length > before.leftover.length)
        void notify('Sebagian isian tidak dapat disimpan lagi; lihat di atas formulir.', 'info')
      else void notify(vacancyTexts.form.saved)
    }
    if (!failure) return
    const isRejected = isRuleViolation(failure.error) && mine.status !== now.status
    if (isRejected) {
      engine.setValue(['status'], now.status)
      setRejectedStatus(now.status ?? undefined)
    }
    if (failure.arrived.length === 0) {
      const rest = isRejected ? ` Status tetap ${now.status}.` : ''
      void alert(failureText(failure, unanswered !== undefined) + rest, detailOf(failure.error))
    }
  }
  return {
    record,
    fields,
    status: storedStatus(record.stored),
    submit,
    chooseStatus,
    isCheckingStatus,
    isWaiting,
    rejectedStatus,
    createdQuestion,
    hasLostFiles,
    removal,
  }
}

/** Removes files without contents from a restored draft, and returns whether there were any. */
function useDropLostFiles({ state, setValue: type }: VacancyFields['engine']): boolean {
  const [hasLostFiles] = useState(() => {
    const { uploads } = state().mine
    return Object.keys(withFileContents(uploads)).length < Object.keys(uploads).length
  })
  useOnNewValue(hasLostFiles || undefined, () => type(['uploads'], withFileContents(state().mine.uploads)))
  return hasLostFiles
}
