import type { QueryClient } from '@tanstack/react-query'
import { keywordOf } from '~/api/contract/filterValues'
import { call } from '~/api/client'
import { type MasterQuestion, masterQuestions } from '~/api/contract/vacancies/masterQuestions'
import { vacancyAdmin, type VacancyRow } from '~/api/contract/vacancies/vacancyAdmin'
import { query } from '~/api/queries'
import { ApiError } from '~/api/errors'
import type { Send } from '~/api/useSend'
import { isLocked, type LockableField, statusTable, type VacancyStatus } from '~/lib/rules/vacancyStatus'
import { type Ask, SaveCancelled } from '~/record/questions'
import type { RecordDefinition } from '~/record/recordEngine'
import { mapItems } from '~/record/items'
import { currentQuestion } from './questionList'
import { checkForm } from './checkForm'
import {
  dropTemplates,
  primaryBody,
  primaryValues,
  secondaryBody,
  secondaryValues,
  storedStatus,
  type VacancyValues,
  valuesOf,
} from './values'

/**
 * Picks the vacancy that an unanswered create has made: its code, 'none', or undefined to cancel the save. No candidates:
 * the list cannot be read.
 */
export type PickCreated = (candidates: readonly VacancyRow[]) => Promise<string | undefined>
export const NONE_OF_THESE = 'none'

const primaryFields = [
  'status',
  'position',
  'vacancyUrl',
  'jobDetail',
  'employeeStatus',
  'officeLocation',
  'jobReqId',
  'positionCode',
  'numberOfVacancy',
  'openDate',
  'closeDate',
  'eventKfaas',
  'description',
  'terms',
  'jobDescription',
] as const
const secondaryFields = ['validationTypeApply', 'validationApply', 'benefit', 'additionalQuestion', 'uploads'] as const

const CANDIDATES = 10

type Context = { corporateId: string; pickCreated: PickCreated }

const nothingIfForbidden = (error: unknown): undefined => {
  if (!(error instanceof ApiError && error.status === 403)) throw error
}

/** The questions as the form shows them: with the current text of their master question. */
const withCurrentQuestions = (
  values: VacancyValues,
  masters: readonly MasterQuestion[] | undefined,
): VacancyValues => ({
  ...values,
  additionalQuestion: mapItems(values.additionalQuestion, (item) => ({
    ...item,
    question: currentQuestion(item.question, masters),
  })),
})

/**
 * How a vacancy is read, checked and saved: primary, then secondary part; in reverse order when the status changes,
 * since the secondary part is locked after leaving Draft (decision 'order of saves').
 */
export function vacancyRecord(
  client: QueryClient,
  { corporateId, pickCreated }: Context,
): RecordDefinition<VacancyValues> {
  /** A new vacancy's secondary part is sent once even if it is unchanged (document 3 §4 'Creating'). */
  let isSecondaryDue = false

  const readStored = async (jvCode: string) =>
    valuesOf(...(await Promise.all([call(vacancyAdmin.primary, { jvCode }), call(vacancyAdmin.secondary, { jvCode })])))

  /** After a create without a response: a draft of the same name among the newest vacancies, picked by the user. */
  async function findCreated(name: string, ask: Ask): Promise<string | undefined> {
    const keyword = keywordOf(name)
    const page = { keyword, start: 0, length: CANDIDATES }
    // Adding needs no right to the list (document 3 §6); then only the user can tell.
    const rows = await call(vacancyAdmin.list, { corporateId, ...page }).catch(nothingIfForbidden)
    const candidates = rows?.content.filter(({ positionName, status }) => positionName === name && status === 'Draft')
    if (candidates?.length === 0) return undefined
    const picked = await ask(pickCreated(candidates ?? []))
    if (picked === undefined) throw new SaveCancelled()
    return picked === NONE_OF_THESE ? undefined : picked
  }
  return {
    read: async ({ id }, sent, ask) => {
      if (id !== null) return readStored(id)
      const code = sent && (await findCreated(sent.position.trim(), ask))
      if (code === undefined) return undefined
      isSecondaryDue = true
      return readStored(code)
    },
    check: checkForm,
    isLocked: ([name = ''], value, stored) => {
      const status = storedStatus(stored)
      // The only values of this field.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      if (name === 'status') return !statusTable[status].to[value as VacancyStatus].allowed
      // A field that is never locked is in no list of locks.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return isLocked(status, (name === 'uploads' ? 'additionalQuestion' : name) as LockableField)
    },
    revive: (item, list) => {
      if (list === 'eventKfaas') return item
      const lost = list === 'additionalQuestion' ? { status: null, template: null } : {}
      return { ...item, ...lost, id: null }
    },
    parts: (values, stored) => {
      const primary = {
        name: 'data dasar lowongan',
        fields: primaryFields,
        save: async (now: VacancyValues, send: Send) => {
          const body = primaryBody(now, stored, corporateId)
          const answer = await send(vacancyAdmin.savePrimary, { body })
          isSecondaryDue ||= now.id === null
          return primaryValues(answer)
        },
      }
      const secondary = {
        name: 'keunikan, profil pelamar, dan pertanyaan',
        fields: secondaryFields,
        always: isSecondaryDue || stored.id === null,
        save: async (now: VacancyValues, send: Send) => {
          const masters = client.getQueryData(query(masterQuestions.list, { corporateId }).queryKey)
          const body = secondaryBody(withCurrentQuestions(now, masters), corporateId, now.id ?? '')
          const answer = await send(vacancyAdmin.saveSecondary, { body })
          isSecondaryDue = false
          dropTemplates(now.uploads)
          return secondaryValues(answer)
        },
      }
      if (isLocked(storedStatus(stored), 'benefit') && stored.id !== null) return [primary]
      return values.status === stored.status ? [primary, secondary] : [secondary, primary]
    },
  }
}
