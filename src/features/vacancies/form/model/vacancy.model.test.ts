import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { fetchFromBackend } from '../../../../../e2e/backend/testFetch'
import { call } from '~/api/client'
import { type MasterQuestion, masterQuestions } from '~/api/contract/vacancies/masterQuestions'
import { vacancyAdmin } from '~/api/contract/vacancies/vacancyAdmin'
import { query } from '~/api/queries'
import { senderOf } from '~/api/useSend'
import { editRecord } from '~/record/recordEngine'
import type { Kind } from '~/record/model/testActors'
import { answerCallsBy, testKind } from '~/record/model/testKinds'
import { blankQuestion } from './questionList'
import { blankValues, type VacancyValues, valuesOf } from './values'
import { vacancyRecord } from './vacancyRecord'

vi.mock('~/api/identity/session', () => ({
  session: { token: async () => 'token of budi.santoso', refused: async () => {} },
}))
const client = new QueryClient()
const send = senderOf(client)
const { fetch, reset } = fetchFromBackend()
answerCallsBy(fetch)
const scope = { corporateId: 'COR0001' }
const read = async (jvCode: string) =>
  valuesOf(...(await Promise.all([call(vacancyAdmin.primary, { jvCode }), call(vacancyAdmin.secondary, { jvCode })])))
const texts: Kind<VacancyValues>['texts'] = [
  'position',
  'jobReqId',
  'positionCode',
  'description',
  'terms',
  'jobDescription',
]

testKind('vacancy, all parts', async () => {
  await reset()
  const from = { ...scope, klobVacancyCode: 'VAC-SOAL-01' }
  const { klobVacancyCode: code } = await send(vacancyAdmin.duplicate, from)
  const { additionalQuestion } = await read(code)
  const { categoryBenefit, imageUrlBenefit } = await call(vacancyAdmin.formLists, scope)
  const picture = { category: categoryBenefit[0], imageBenefit: imageUrlBenefit[0] }
  const { type, question } = Object.values(additionalQuestion.byKey).find(({ template }) => template === null)!
  return {
    // A new one per form: it stores whether the secondary part is due.
    get definition() {
      return vacancyRecord(client, { ...scope, pickCreated: async () => undefined })
    },
    load: () => read(code),
    texts,
    choices: {
      status: ['Draft', 'Active', 'Closed'],
      validationTypeApply: ['default', 'tanpa validasi'],
      numberOfVacancy: [1, 2, 3],
    },
    lists: {
      benefit: { blank: { ...picture, id: null, description: '' } as never, texts: ['description'], isFixed: true },
      additionalQuestion: { blank: { ...blankQuestion, type, question, sequence: 9 } as never, texts: ['answerNote'] },
    },
    removeStored: (list, id) =>
      list === 'benefit'
        ? send(vacancyAdmin.removeBenefit, { benefitId: id })
        : send(vacancyAdmin.removeQuestion, { id }),
  }
})

testKind('vacancy that is made', async () => {
  await reset()
  const codes = async () =>
    (await call(vacancyAdmin.list, { ...scope, start: 0, length: 100 })).content.map((row) => row.klobVacancyCode)
  const before = new Set(await codes())
  const lists = await call(vacancyAdmin.formLists, scope)
  const blank = {
    ...blankValues(lists),
    position: 'baru',
    openDate: '16/11/2026',
    closeDate: '31/12/2099',
    description: 'x',
  }
  return {
    isSingleUser: true,
    definition: vacancyRecord(client, {
      ...scope,
      pickCreated: async ([newest]) => newest?.klobVacancyCode,
    }),
    load: async () => {
      const made = (await codes()).filter((code) => !before.has(code))
      if (made.length > 1) throw new Error(`made twice: ${made.join()}`)
      return made[0] === undefined ? blank : read(made[0])
    },
    texts,
  }
})

test('saves a reworded master question with the text that the form shows', async () => {
  await reset()
  const from = { ...scope, klobVacancyCode: 'VAC-SOAL-01' }
  const { klobVacancyCode: code } = await send(vacancyAdmin.duplicate, from)
  const shown = query(masterQuestions.list, scope)
  const stored = await read(code)
  const key = stored.additionalQuestion.order[0]!
  const { question } = stored.additionalQuestion.byKey[key]!
  const masters = await call(masterQuestions.list, scope)
  const reworded = (one: MasterQuestion) => ({ ...one, questionText: 'Kalimat baru?' })
  client.setQueryData(
    shown.queryKey,
    masters.map((one) => (one.questionId === question?.questionId ? reworded(one) : one)),
  )
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('form/secondary/save')) sent.push(await request.clone().json())
    return fetch(request)
  })
  const form = editRecord(vacancyRecord(client, { ...scope, pickCreated: async () => undefined }), { send, stored })
  form.setValue(['additionalQuestion', key, 'answerNote'], 'Singkat saja')
  expect(await form.save()).toBe('saved')
  client.removeQueries(shown)
  expect(sent).toMatchObject([
    { additionalQuestion: [{ question: { questionText: 'Kalimat baru?' } }, {}, {}, {}, {}] },
  ])
})

test('asks before a create is repeated by a user who may not see the list', async () => {
  await reset()
  const lists = await call(vacancyAdmin.formLists, scope)
  const days = { openDate: '16/11/2026', closeDate: '31/12/2099' }
  const pickCreated = vi.fn(async () => undefined)
  const form = editRecord(vacancyRecord(client, { ...scope, pickCreated }), {
    send,
    stored: { ...blankValues(lists), ...days, position: 'baru', description: 'x' },
  })
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('index/list')) return new Response('{}', { status: 403 })
    if (request.url.includes('form/primary/save')) throw new TypeError('Failed to fetch')
    return fetch(request)
  })
  form.setValue(['position'], 'Nakhoda')
  expect(await form.save()).toBe('failed')
  expect(await form.save()).toBe('cancelled')
  expect(pickCreated).toHaveBeenCalledWith([])
})
