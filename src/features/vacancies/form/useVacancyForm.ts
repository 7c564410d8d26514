import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { vacancyAdmin, type VacancyRow } from '~/api/contract/vacancies/vacancyAdmin'
import { ApiError, detailOf } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import type { StoredStatus, VacancyStatus } from '~/lib/rules/vacancyStatus'
import { useIsGone, useOnEach } from '~/lib/effects'
import { failureText } from '~/record/form/fieldTexts'
import { type RecordHandle, useRecordForm } from '~/record/useRecordForm'
import { alert, confirmDeletion, withLoader } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { send } from '~/api/useSend'
import { alertFailure } from '~/components/alertFailure'
import { texts } from '~/lib/texts/texts'
import { putItem } from '~/record/items'
import { askStatus } from './model/askStatus'
import { checkForm, refusalOf } from './model/checkForm'
import { storedStatus, type VacancyValues, withContents } from './model/values'
import { readOldDraft, vacancyRecord } from './model/vacancyRecord'
import type { Made } from '../vacancies'

/** The form, and the engine for changing whole lists; a stable object, so that memoized cards do not render. */
export type VacancyFields = Pick<RecordHandle<VacancyValues>, 'form' | 'touch' | 'engine'>
/** The common props of the form's fields: the form, and the stored status that decides what is locked. */
export type InForm = { record: VacancyFields; status: StoredStatus }
/** A vacancy created by the form's first save; `isComplete`: both parts were saved. */
export type CreatedVacancy = Made & { isComplete: boolean }
export type VacancyFormProps = {
  /** The loaded vacancy, or blank values. */
  stored: VacancyValues
  onCreated: (created: CreatedVacancy) => void
}
/** The open question after a create without a response. */
type CreatedQuestion = { candidates: readonly VacancyRow[]; settle: (picked: string | undefined) => void }

/** A rule of the server was violated: a retry with the same values would fail again. */
const isRuleBroken = (error: unknown) => error instanceof ApiError && error.status === 422

/** The vacancy's record, with the dialogs and messages of saving, removing and changing the status. */
export function useVacancyForm({ stored, onCreated }: VacancyFormProps) {
  const client = useQueryClient()
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
    definition,
    stored,
    writer,
    place: ({ id }) => ['vacancy', id ?? ''],
    readOld: readOldDraft,
  })
  const { engine, form, touch } = record
  const fields: VacancyFields = useMemo(() => ({ form, touch, engine }), [form, touch, engine])
  const removal = useMemo(() => removalOf(client, engine), [client, engine])
  const lostFiles = useLostFiles(engine)
  const isGone = useIsGone()
  const [isWaiting, setWaiting] = useState(false)
  /** The stored status, shown after the server has rejected another one. */
  const [refusedStatus, setRefusedStatus] = useState<VacancyStatus>()

  /** The pending status change, while the licence is checked or the user decides: one at a time. */
  const statusQuestion = useRef<Promise<void>>(undefined)
  const [isCheckingStatus, setCheckingStatus] = useState(false)
  function chooseStatus(to: VacancyStatus): void {
    if (statusQuestion.current) return
    const { mine } = engine.state()
    const ask = async () => {
      setCheckingStatus(true)
      const from = storedStatus(engine.state().stored)
      const { position: name, closeDate } = mine
      const isChecked = () => {
        setCheckingStatus(false)
        return !isGone.current
      }
      if (await askStatus(client, { from, to, name, closeDate, corporate, isChecked })) engine.type(['status'], to)
      isChecked()
      statusQuestion.current = undefined
    }
    statusQuestion.current = ask()
  }

  async function submit(): Promise<void> {
    if (isWaiting) return
    if (statusQuestion.current) {
      setWaiting(true)
      await statusQuestion.current
      setWaiting(false)
      // Leaving the form before deciding also cancels the save.
      if (isGone.current) return
    }
    const before = engine.state()
    if (storedStatus(before.stored) === 'Closed') return
    const refusal = refusalOf(before.mine, before.stored)
    const isRight = Object.keys(checkForm(before.mine, before.stored)).length === 0
    // A save that failed in part is completed even without a choice of profile, as for a newly created vacancy.
    if (isRight && refusal !== undefined && !before.failure?.arrived.length) return void alert(refusal)
    setRefusedStatus(undefined)
    const outcome = await record.save()
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
    const isRefused = isRuleBroken(failure.error) && mine.status !== now.status
    if (isRefused) {
      engine.type(['status'], now.status)
      setRefusedStatus(now.status ?? undefined)
    }
    if (failure.arrived.length === 0) {
      const rest = isRefused ? ` Status tetap ${now.status}.` : ''
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
    refusedStatus,
    createdQuestion,
    lostFiles,
    removal,
  }
}

/** Removes files without contents from a restored draft, and returns whether there were any. */
function useLostFiles({ state, type }: VacancyFields['engine']): boolean {
  const [hasFailed] = useState(() => {
    const { uploads } = state().mine
    return Object.keys(withContents(uploads)).length < Object.keys(uploads).length
  })
  useOnEach(hasFailed || undefined, () => type(['uploads'], withContents(state().mine.uploads)))
  return hasFailed
}

/** The lists whose saved items are deleted by request. */
type RemovableList = 'eventKfaas' | 'benefit' | 'additionalQuestion'

/** An item that somebody else has deleted counts as deleted. */
const ignoreMissing = (error: unknown) => {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/**
 * Removes items from the form's lists: unsaved ones at once, saved ones by one request each after confirmation, so that
 * an item whose request fails stays (document 3 §4; decision 'deletions').
 */
function removalOf(client: QueryClient, engine: VacancyFields['engine']) {
  async function remove(
    list: RemovableList,
    keys: readonly string[],
    nameOf: (version: VacancyValues, key: string) => string | undefined,
    call: (id: string) => Promise<unknown>,
  ): Promise<void> {
    const saved = keys.filter((key) => Object.hasOwn(engine.state().stored[list].byKey, key))
    const { mine } = engine.state()
    const deleteSaved = async () => {
      for (const key of saved) {
        const id = engine.state().stored[list].byKey[key]?.id
        if (id) await call(id).catch(ignoreMissing)
        engine.dropItem(list, key)
      }
    }
    if (saved.length > 0) {
      if (!(await confirmDeletion(saved.map((key) => nameOf(mine, key) ?? '').join(', ')))) return
      try {
        await withLoader(texts.deletion.underWay, engine.inTurn(deleteSaved))
      } catch (error) {
        return alertFailure(error as Error)
      }
    }
    for (const key of keys) engine.type([list], putItem<unknown>(engine.state().mine[list], key, undefined))
  }
  return {
    event: (key: string) =>
      remove(
        'eventKfaas',
        [key],
        ({ eventKfaas }) => eventKfaas.byKey[key]?.name,
        (eventId) => send(client, vacancyAdmin.removeEvent, { vacancyCode: engine.state().stored.id ?? '', eventId }),
      ),
    benefit: (key: string) =>
      remove(
        'benefit',
        [key],
        ({ benefit: { byKey } }) => byKey[key]?.description,
        (benefitId) => send(client, vacancyAdmin.removeBenefit, { benefitId }),
      ),
    questions: (keys: readonly string[]) =>
      remove(
        'additionalQuestion',
        keys,
        ({ additionalQuestion: { byKey } }, key) => `"${byKey[key]?.question?.questionText ?? '...'}"`,
        (id) => send(client, vacancyAdmin.removeQuestion, { id }),
      ),
  }
}
