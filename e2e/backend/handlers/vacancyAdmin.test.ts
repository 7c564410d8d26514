import { describe, expect, test } from 'vitest'
import { type LockableField, statusTable, vacancyStatuses } from '~/lib/vacancyStatus'
import type { VacancyPrimary } from '~/api/contract/vacancyPrimary'
import type { VacancySecondary } from '~/api/contract/vacancySecondary'
import type { Backend } from '../backend'
import { ask, backendForTests, rowsOf, told } from '../testBackend'

const at = '/rest/console/adminvacancy'
const fresh = {
  klobVacancyCode: null,
  status: 'Draft',
  position: 'Penjaga Mercusuar',
  openDate: '16/11/2026',
  closeDate: '31/12/2026',
  description: '<p>Menjawab pertanyaan dengan data.</p>',
  corporateId: 'COR0001',
}
const make = async (backend: Backend, more: object = {}) =>
  (await ask(backend, `${at}/form/primary/save`, { body: { ...fresh, ...more } })).result as VacancyPrimary
const load = async (backend: Backend, code: string) =>
  (await ask(backend, `${at}/form/edit/primary/${code}`)).result as VacancyPrimary
const save = (backend: Backend, body: object) => ask(backend, `${at}/form/primary/save`, { body })
const loadSecondary = async (backend: Backend, code: string) =>
  (await ask(backend, `${at}/form/edit/secondary/${code}`)).result as VacancySecondary
const saveSecondary = (backend: Backend, body: object) => ask(backend, `${at}/form/secondary/save`, { body })
const sendable = (part: VacancySecondary) => ({
  ...part,
  additionalQuestion: part.additionalQuestion.map((question) => ({ ...question, templateUrl: null })),
})

const kept = { New: null, Draft: 'VAC-DRAF-01', Active: 'VAC-AKTIF-01', Closed: 'VAC-TUTUP-01' } as const
describe.each(Object.keys(kept) as (keyof typeof kept)[])('a vacancy that is %s', (from) => {
  test.each(vacancyStatuses)('becomes %s only where the table says so', async (to) => {
    const backend = backendForTests()
    const code = kept[from]
    const body = { ...(code === null ? fresh : await load(backend, code)), status: to }
    const transition = statusTable[from].to[to]
    const answer = await save(backend, body)
    if (!transition.allowed) return expect(told(answer)).toEqual([409, transition.why])
    expect(answer.result).toMatchObject({ status: to })
    expect(await load(backend, (answer.result as VacancyPrimary).klobVacancyCode)).toEqual(answer.result)
  })
})

const changes: Partial<Record<LockableField, unknown>> = {
  position: 'Lain',
  vacancyUrl: 'https://karier.example/lain',
  employeeStatus: { id: 'EMP-05', text: 'Beasiswa' },
  officeLocation: { id: 'OFF-YOG', text: 'Studio Yogyakarta' },
  jobReqId: 'REQ-LAIN',
  positionCode: 'LAIN',
  numberOfVacancy: 77,
  jobDetail: { id: 'CAT-LAIN', text: 'Lain' },
  description: '<p>Lain</p>',
  terms: '<p>Lain</p>',
  jobDescription: '<p>Lain</p>',
  openDate: '01/01/2026',
  closeDate: '30/12/2027',
  eventKfaas: [{ id: 'EVT-2026-03', name: 'Bursa Kerja Kampus 2026', type: null, isTemp: true }],
}
describe.each(['Draft', 'Active', 'Closed'] as const)('of a vacancy that is %s', (status) => {
  test.each(Object.entries(changes))('%s changes only where the table leaves it open', async (field, value) => {
    const backend = backendForTests()
    const before = await load(backend, kept[status])
    const answer = await save(backend, { ...before, [field]: value })
    const isLocked = (statusTable[status].locked as readonly string[]).includes(field)
    expect(answer.status).toBe(isLocked ? 409 : 200)
  })
  test('the secondary part changes only where the table leaves it open', async () => {
    const backend = backendForTests()
    const answer = await saveSecondary(backend, sendable(await loadSecondary(backend, kept[status])))
    expect(answer.status).toBe(status === 'Draft' ? 200 : 409)
  })
})

describe('the licence', () => {
  test('with all activations used refuses another one, also after one was closed and opened elsewhere', async () => {
    const backend = backendForTests()
    const mine = { corporateId: 'COR0002' }
    const { content } = (await ask(backend, `${at}/index/list?corporateId=COR0002&start=0&length=100`)).result as {
      content: { klobVacancyCode: string; status: string }[]
    }
    const draft = await make(backend, mine)
    const refusal =
      'Jumlah lowongan aktif melebihi batas paket perusahaan Anda. Silakan hubungi admin untuk menambah paket.'
    expect(told(await save(backend, { ...draft, status: 'Active' }))).toEqual([422, refusal])
    const active = content.find(({ status }) => status === 'Active')!.klobVacancyCode
    const open = await load(backend, active)
    await save(backend, { ...open, closeDate: open.closeDate ?? '31/12/2026', status: 'Closed' })
    expect((await save(backend, { ...draft, status: 'Active' })).status).toBe(200)
    const another = await make(backend, mine)
    expect((await save(backend, { ...another, status: 'Active' })).status).toBe(422)
  })
})

describe('what was saved is seen', () => {
  const names = async (backend: Backend, keyword = '') =>
    rowsOf(await ask(backend, `${at}/index/list?corporateId=COR0001&start=0&length=5${keyword}`))
  test('by the posting list, the picker and the ATS list, newest first, with its author', async () => {
    const backend = backendForTests()
    const { klobVacancyCode } = await make(backend)
    expect((await names(backend))[0]).toEqual({
      klobVacancyCode,
      author: 'Budi Santoso',
      positionName: 'Penjaga Mercusuar',
      publishDate: null,
      status: 'Draft',
    })
    const picker = await ask(backend, '/rest/console/search/vacancy/list/COR0001?corporateId=COR0001&page=0&size=1')
    expect(rowsOf(picker)).toEqual([{ klobVacancyCode, name: 'Penjaga Mercusuar' }])
    const ats = await ask(
      backend,
      '/rest/console/ats/pipeline/list/jobvacancy?corporateId=COR0001&keyword=penjaga%20mer',
    )
    expect(ats.result).toMatchObject([{ klobVacancyCode, status: 'Draft' }])
    await save(backend, { ...(await load(backend, klobVacancyCode)), status: 'Active' })
    expect((await names(backend))[0]).toMatchObject({ status: 'Active', publishDate: '16/11/2026' })
  })
  test('by name and by code, in this world only', async () => {
    const backend = backendForTests()
    const { klobVacancyCode } = await make(backend)
    expect(await names(backend, '&keyword=MERCUSUAR')).toHaveLength(1)
    expect(await names(backend, `&keyword=${klobVacancyCode.toLowerCase()}`)).toHaveLength(1)
    const elsewhere = await ask(backend, `${at}/form/edit/primary/${klobVacancyCode}`, { session: 'another' })
    expect(elsewhere.status).toBe(404)
  })
  test('as a copy that is a draft with items of its own', async () => {
    const backend = backendForTests()
    const answer = await ask(backend, `${at}/index/duplicate?corporateId=COR0001&klobVacancyCode=VAC-SOAL-01`, {
      method: 'POST',
    })
    const copy = answer.result as VacancyPrimary
    const original = await load(backend, 'VAC-SOAL-01')
    expect(copy).toEqual({ ...original, klobVacancyCode: copy.klobVacancyCode, status: 'Draft' })
    const [mine, theirs] = [
      await loadSecondary(backend, copy.klobVacancyCode),
      await loadSecondary(backend, 'VAC-SOAL-01'),
    ]
    expect(mine.additionalQuestion.map(({ question }) => question)).toEqual(
      theirs.additionalQuestion.map(({ question }) => question),
    )
    const ids = [...mine.additionalQuestion, ...theirs.additionalQuestion].map(({ id }) => id)
    expect(new Set(ids).size).toBe(10)
  })
})

describe('the secondary part', () => {
  test('of a new vacancy asks for nothing; what is saved comes back whole', async () => {
    const backend = backendForTests()
    const { klobVacancyCode } = await make(backend)
    const empty = await loadSecondary(backend, klobVacancyCode)
    expect(empty).toMatchObject({ validationTypeApply: null, benefit: [], additionalQuestion: [] })
    expect(empty.validationApply.map(({ off }) => off)).toEqual([null, null, null, null, null])
    const answer = await saveSecondary(backend, {
      ...empty,
      validationTypeApply: 'custom',
      validationApply: empty.validationApply.map((one, n) => ({ ...one, off: n === 1 ? 1 : null })),
      benefit: [
        {
          id: null,
          description: 'Makan siang',
          category: { id: 'BC-01', text: 'Kesehatan' },
          imageBenefit: { id: 'BIMG-04', imageUrl: 'https://x.example/y.png' },
        },
      ],
      additionalQuestion: [
        {
          id: null,
          status: null,
          question: { questionId: 'MQ-0005', questionText: 'apa saja', questionType: 'attachment', generic: 'y' },
          answerNote: 'PDF',
          sequence: 1,
          templateUrl: { base64: 'JVBERi0=', originalFilename: 'formulir.pdf' },
          mandatory: true,
        },
      ],
    })
    const saved = await loadSecondary(backend, klobVacancyCode)
    expect(saved).toEqual(answer.result)
    expect(saved.validationApply.map(({ off }) => off)).toEqual([null, 1, null, null, null])
    const [benefit] = saved.benefit
    const [question] = saved.additionalQuestion
    expect(question).toMatchObject({
      status: 'ACTIVE',
      question: { questionText: 'Unggah surat keterangan catatan kepolisian' },
      templateUrl: { originalFilename: 'formulir.pdf' },
    })
    // Sent again without the file, it keeps it.
    await saveSecondary(backend, sendable(saved))
    expect((await loadSecondary(backend, klobVacancyCode)).additionalQuestion).toEqual([question])
    expect((await ask(backend, `${at}/form/delete/benefit/${benefit!.id}`, { method: 'DELETE' })).result).toBe(
      'SUCCESS',
    )
    await ask(backend, `${at}/form/delete/additionalQuestion/${question!.id}`, { method: 'DELETE' })
    expect(await loadSecondary(backend, klobVacancyCode)).toMatchObject({ benefit: [], additionalQuestion: [] })
    expect((await ask(backend, `${at}/form/delete/benefit/${benefit!.id}`, { method: 'DELETE' })).status).toBe(404)
  })
  test('with a profile of its own choice must ask for something', async () => {
    const backend = backendForTests()
    const { klobVacancyCode } = await make(backend)
    const empty = await loadSecondary(backend, klobVacancyCode)
    const answer = await saveSecondary(backend, { ...empty, validationTypeApply: 'custom' })
    expect(told(answer)).toEqual([422, 'Wajib memilih minimal 1 pilihan'])
  })
  test('of an open vacancy loses nothing', async () => {
    const backend = backendForTests()
    const [benefit] = (await loadSecondary(backend, 'VAC-AKTIF-01')).benefit
    expect((await ask(backend, `${at}/form/delete/benefit/${benefit!.id}`, { method: 'DELETE' })).status).toBe(409)
    const answer = await ask(backend, `${at}/form/delete/additionalQuestion/Q-VAC-SOAL-01-1`, { method: 'DELETE' })
    expect(answer.status).toBe(409)
  })
})

test('an end before the beginning is refused, one day is not', async () => {
  const backend = backendForTests()
  const answer = await save(backend, { ...fresh, openDate: '02/01/2027', closeDate: '01/01/2027' })
  expect(told(answer)).toEqual([422, 'Tanggal dibuka lebih kecil dari tanggal ditutup!'])
  expect((await save(backend, { ...fresh, openDate: '02/01/2027', closeDate: '02/01/2027' })).status).toBe(200)
})

describe('master questions', () => {
  const questions = '/rest/console/admin/vacancy/additional/question'
  const find = async (backend: Backend, more = '') =>
    (await ask(backend, `${questions}/get?corporateId=COR0001${more}`)).result as { questionId: string }[]
  const body = { corporateId: 'COR0001', questionText: 'Apa hobi Anda?', questionType: 'text', generic: 't' }
  test('are made, found and changed; those of the platform stay', async () => {
    const backend = backendForTests()
    const made = await ask(backend, `${questions}/save`, { body: { ...body, questionId: null } })
    const { questionId } = made.result as { questionId: string }
    expect(await find(backend, '&questionText=HOBI')).toMatchObject([{ questionId, editableOrder: 1 }])
    await ask(backend, `${questions}/save`, { body: { ...body, questionId, questionText: 'Apa cita-cita Anda?' } })
    expect((await find(backend))[0]).toMatchObject({ questionId, questionText: 'Apa cita-cita Anda?' })
    const general = await ask(backend, `${questions}/save`, { body: { ...body, questionId: 'MQ-0001' } })
    expect(general.status).toBe(403)
    expect((await find(backend, '&editableOrder=0&questionType=yesno')).map((one) => one.questionId)).toEqual([
      'MQ-0003',
    ])
  })
})

describe('without the right', () => {
  test.each([
    ['GET', '/index/list?corporateId=COR0002&start=0&length=10'],
    ['GET', '/form/init/?corporateId=COR0002'],
    ['GET', '/form/edit/primary/KJV-2026-200001'],
    ['GET', '/form/edit/secondary/KJV-2026-200001'],
    ['POST', '/index/duplicate?corporateId=COR0002&klobVacancyCode=KJV-2026-200001'],
    ['DELETE', '/form/delete/kfaas/KJV-2026-200001/EVT-2026-01'],
  ])('%s %s is refused, and unknown in a corporate of others', async (method, path) => {
    const backend = backendForTests()
    expect((await ask(backend, at + path, { as: 'rudi.hartono', method })).status).toBe(403)
    expect((await ask(backend, at + path, { as: 'siti.aminah', method })).status).toBe(404)
  })
  test('nothing is saved', async () => {
    const backend = backendForTests()
    const as = 'rudi.hartono'
    const body = { ...fresh, corporateId: 'COR0002' }
    expect((await ask(backend, `${at}/form/primary/save`, { as, body })).status).toBe(403)
    expect((await ask(backend, `${at}/form/primary/save`, { as: 'siti.aminah', body })).status).toBe(404)
    const rights = await ask(backend, '/rest/console/auth/menu/jobvacancy/COR0002', { as })
    expect(rights.result).toEqual({ view: false, add: false, edit: false })
  })
})
