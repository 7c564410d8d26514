import { describe, expect, test } from 'vitest'
import type { VacancyPrimary } from '~/api/contract/vacancies/vacancyPrimary'
import { type LockableField, statusTable, vacancyStatuses } from '~/lib/rules/vacancyStatus'
import type { Backend } from '../../backend'
import { callApi, backendForTests, rowsOf, outcomeOf } from '../../testBackend'
import {
  administration,
  freshVacancy,
  loadPrimary,
  loadSecondary,
  createVacancy,
  savePrimary,
  saveSecondary,
  withoutFiles,
  vacancyByStatus,
} from './testVacancies'

const at = administration

describe.each(Object.keys(vacancyByStatus) as (keyof typeof vacancyByStatus)[])('a vacancy that is %s', (from) => {
  test.each(vacancyStatuses)('becomes %s only if the transition table allows it', async (to) => {
    const backend = backendForTests()
    const code = vacancyByStatus[from]
    const body = { ...(code === null ? freshVacancy : await loadPrimary(backend, code)), status: to }
    const transition = statusTable[from].to[to]
    const answer = await savePrimary(backend, body)
    if (!transition.allowed) return expect(outcomeOf(answer)).toEqual([409, transition.why])
    expect(answer.result).toMatchObject({ status: to })
    expect(await loadPrimary(backend, (answer.result as VacancyPrimary).klobVacancyCode)).toEqual(answer.result)
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
  test.each(Object.entries(changes))('%s can be changed only if the table does not lock it', async (field, value) => {
    const backend = backendForTests()
    const before = await loadPrimary(backend, vacancyByStatus[status])
    const answer = await savePrimary(backend, { ...before, [field]: value })
    const isLocked = (statusTable[status].locked as readonly string[]).includes(field)
    expect(answer.status).toBe(isLocked ? 409 : 200)
  })
  test('the secondary part can be changed only if the table does not lock it', async () => {
    const backend = backendForTests()
    const answer = await saveSecondary(backend, withoutFiles(await loadSecondary(backend, vacancyByStatus[status])))
    expect(answer.status).toBe(status === 'Draft' ? 200 : 409)
  })
})

describe('the licence', () => {
  test('with all activations used refuses another one, even after one was closed and another opened', async () => {
    const backend = backendForTests()
    const mine = { corporateId: 'COR0002' }
    const { content } = (await callApi(backend, `${at}/index/list?corporateId=COR0002&start=0&length=100`)).result as {
      content: { klobVacancyCode: string; status: string }[]
    }
    const draft = await createVacancy(backend, mine)
    const refusal =
      'Jumlah lowongan aktif melebihi batas paket perusahaan Anda. Silakan hubungi admin untuk menambah paket.'
    expect(outcomeOf(await savePrimary(backend, { ...draft, status: 'Active' }))).toEqual([422, refusal])
    const active = content.find(({ status }) => status === 'Active')!.klobVacancyCode
    const open = await loadPrimary(backend, active)
    await savePrimary(backend, { ...open, closeDate: open.closeDate ?? '31/12/2026', status: 'Closed' })
    expect((await savePrimary(backend, { ...draft, status: 'Active' })).status).toBe(200)
    const another = await createVacancy(backend, mine)
    expect((await savePrimary(backend, { ...another, status: 'Active' })).status).toBe(422)
  })
})

test.each(['/index/list', '/rest/console/ats/pipeline/list/jobvacancy'])(
  'a name with no-break spaces and runs of blanks is found in %s',
  async (path) => {
    const backend = backendForTests()
    const position = 'Staf\u00a0Administrasi  Gudang'
    await createVacancy(backend, { position })
    const search = new URLSearchParams({ corporateId: 'COR0001', keyword: 'staf administrasi gudang' })
    if (path.startsWith('/index'))
      for (const [name, value] of [
        ['start', '0'],
        ['length', '5'],
      ] as const)
        search.set(name, value)
    const answer = await callApi(backend, `${path.startsWith('/index') ? at : ''}${path}?${search}`)
    const rows = path.startsWith('/index') ? rowsOf(answer) : answer.result
    expect(rows).toMatchObject([{ positionName: position }])
  },
)

describe('a saved vacancy is shown', () => {
  const names = async (backend: Backend, keyword = '') =>
    rowsOf(await callApi(backend, `${at}/index/list?corporateId=COR0001&start=0&length=5${keyword}`))
  test('in the posting list, the picker and the ATS list, newest first, with its author', async () => {
    const backend = backendForTests()
    const { klobVacancyCode } = await createVacancy(backend)
    expect((await names(backend))[0]).toEqual({
      klobVacancyCode,
      author: 'Budi Santoso',
      positionName: 'Penjaga Mercusuar',
      publishDate: null,
      status: 'Draft',
    })
    const picker = await callApi(backend, '/rest/console/search/vacancy/list/COR0001?corporateId=COR0001&page=0&size=1')
    expect(rowsOf(picker)).toEqual([{ klobVacancyCode, name: 'Penjaga Mercusuar' }])
    const ats = await callApi(
      backend,
      '/rest/console/ats/pipeline/list/jobvacancy?corporateId=COR0001&keyword=penjaga%20mer',
    )
    expect(ats.result).toMatchObject([{ klobVacancyCode, status: 'Draft' }])
    await savePrimary(backend, { ...(await loadPrimary(backend, klobVacancyCode)), status: 'Active' })
    expect((await names(backend))[0]).toMatchObject({ status: 'Active', publishDate: '16/11/2026' })
    const used = async () => {
      const table = await callApi(backend, '/rest/console/corporate/dashboard/license/table?corporateId=COR0001')
      const { license } = table.result as { license: { unit: string; used: number }[] }
      return license.find(({ unit }) => unit === 'Job Vacancy')?.used
    }
    expect(await used()).toBe(8)
    await savePrimary(backend, { ...(await loadPrimary(backend, klobVacancyCode)), status: 'Closed' })
    expect(await used()).toBe(7)
  })
  test('by name and by code, in this world only', async () => {
    const backend = backendForTests()
    const { klobVacancyCode } = await createVacancy(backend)
    expect(await names(backend, '&keyword=MERCUSUAR')).toHaveLength(1)
    expect(await names(backend, `&keyword=${klobVacancyCode.toLowerCase()}`)).toHaveLength(1)
    const elsewhere = await callApi(backend, `${at}/form/edit/primary/${klobVacancyCode}`, { session: 'another' })
    expect(elsewhere.status).toBe(404)
  })
  test('as a copy that is a draft with items of its own', async () => {
    const backend = backendForTests()
    const answer = await callApi(backend, `${at}/index/duplicate?corporateId=COR0001&klobVacancyCode=VAC-SOAL-01`, {
      method: 'POST',
    })
    const copy = answer.result as VacancyPrimary
    const original = await loadPrimary(backend, 'VAC-SOAL-01')
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

test('a closing day before the opening day is refused, the same day is not', async () => {
  const backend = backendForTests()
  const answer = await savePrimary(backend, { ...freshVacancy, openDate: '02/01/2027', closeDate: '01/01/2027' })
  expect(outcomeOf(answer)).toEqual([422, 'Tanggal dibuka lebih kecil dari tanggal ditutup!'])
  expect(
    (await savePrimary(backend, { ...freshVacancy, openDate: '02/01/2027', closeDate: '02/01/2027' })).status,
  ).toBe(200)
})
