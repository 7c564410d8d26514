import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { VacancyRow } from '~/api/contract/vacancies/vacancyAdmin'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { ApiError, detailOf } from '~/api/errors'
import type { Viewer } from '~/components/viewer'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import type { VacancyStatus } from '~/lib/rules/vacancyStatus'
import { useIsGone } from '~/lib/useIsGone'
import { failureText } from '~/record/form/fieldTexts'
import { useRecordForm } from '~/record/useRecordForm'
import { alert } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { askStatus } from './model/askStatus'
import { checkForm, refusalOf } from './model/checkForm'
import { readOldDraft } from './model/oldDraft'
import { withContents } from './model/templateFiles'
import { useRemoval } from './useRemoval'
import { storedStatus, type VacancyValues } from './model/values'
import { vacancyRecord } from './model/vacancyRecord'

/** A vacancy that was made by the form's first save. */
export type CreatedVacancy = { code: string; name: string; isComplete: boolean }
export type VacancyFormProps = {
  viewer: Viewer
  lists: FormLists
  /** The vacancy as it was loaded, or the blank form. */
  stored: VacancyValues
  onCreated: (created: CreatedVacancy) => void
}
/** The open question after a create without an answer. */
type CreatedQuestion = { candidates: readonly VacancyRow[]; settle: (picked: string | undefined) => void }

/** A rule that the server does not let pass: the same again can only fail again. */
const isRuleBroken = (error: unknown) => error instanceof ApiError && error.status === 422

/** The vacancy's record, and what its saves and its status ask and say. */
export function useVacancyForm({ viewer, stored, onCreated }: VacancyFormProps) {
  const client = useQueryClient()
  const { corporate, userId } = viewer
  const { corporateId } = corporate
  const [createdQuestion, setCreatedQuestion] = useState<CreatedQuestion>()
  const [definition] = useState(() =>
    vacancyRecord(client, {
      corporateId,
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
    writer: { userId, corporateId },
    place: ({ id }) => ['vacancy', id ?? ''],
    readOld: readOldDraft,
  })
  const { engine, form, touch } = record
  const fields = useMemo(() => ({ form, touch }), [form, touch])
  const lostFiles = useLostFiles(engine)
  const isGone = useIsGone()
  const [isWaiting, setWaiting] = useState(false)
  /** The status that stays, since the server refused another one. */
  const [refusedStatus, setRefusedStatus] = useState<VacancyStatus>()

  /** The question about a status, while the licence is looked up or a person decides: one at a time. */
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
      // Who left before deciding has left the save, too.
      if (isGone.current) return
    }
    const before = engine.state()
    if (storedStatus(before.stored) === 'Closed') return
    const refusal = refusalOf(before.mine, before.stored)
    const isRight = Object.keys(checkForm(before.mine, before.stored)).length === 0
    // The secondary part of a vacancy that was just made is sent as it was, without a choice of profile.
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
    removal: useRemoval(engine),
  }
}

/** Takes out of a restored draft the files whose contents no longer exist, and says whether there were any. */
function useLostFiles({ state, type }: ReturnType<typeof useRecordForm<VacancyValues>>['engine']): boolean {
  const [hasFailed] = useState(() => {
    const { uploads } = state().mine
    return Object.keys(withContents(uploads)).length < Object.keys(uploads).length
  })
  useEffect(() => {
    if (hasFailed) type(['uploads'], withContents(state().mine.uploads))
  }, [hasFailed, state, type])
  return hasFailed
}
