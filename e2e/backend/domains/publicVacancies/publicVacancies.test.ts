import { describe, expect, test } from 'vitest'
import { callApi, backendForTests, rowsOf, send, outcomeOf } from '../../testBackend'
import { baseOf } from '../base'
import { contentsOf } from '../vacancies/contents'

const backend = backendForTests({ vacancies: 60 })
const at = '/rest/page/klobnco/detail/vacancy'
const detail = (code: string, as?: string, corporateId = 'COR0001') =>
  callApi(backend, `${at}/${code}?corporateId=${corporateId}`, { as })
const resultOf = async (code: string, as?: string) => (await detail(code, as)).result as Record<string, unknown>

describe('a vacancy', () => {
  test.each([
    ['VAC-AKTIF-01', { status: 'Active', closeDate: '31/12/2026', disabled: true, additionalQuestions: null }],
    ['VAC-BEASISWA-01', { companySectorId: 'SC82' }],
    ['VAC-TUTUP-01', { status: 'Closed' }],
    ['VAC-LEWAT-01', { status: 'Active', closeDate: '30/09/2026' }],
    ['VAC-DRAF-01', { status: 'Draft' }],
    ['VAC-POLOS-01', { closeDate: null, rewards: [], jobDescription: null, images: [], videos: [], location: null }],
  ])('%s is shown to a visitor without anything personal', async (code, said) => {
    expect(await resultOf(code)).toMatchObject({
      ...said,
      applied: false,
      strengthProfile: null,
      valueTest: null,
      interestTest: null,
    })
  })
  test.each([
    ['VAC-AKTIF-01', { strengthProfile: { jobExperience: true, totalPercent: 100 }, valueTest: true }],
    ['VAC-PROFIL-01', { strengthProfile: { basicInfo: true, jobExperience: false, totalPercent: 60 } }],
    ['VAC-TERKIRIM-01', { applied: true }],
    ['VAC-POLOS-01', { strengthProfile: null, valueTest: null, interestTest: null }],
  ])('%s is shown to an applicant', async (code, said) => {
    expect(await resultOf(code, 'agus.pratama')).toMatchObject(said)
  })
  test('has questions of every type, one with a public file', async () => {
    const { additionalQuestions } = await resultOf('VAC-SOAL-01')
    const questions = additionalQuestions as { questionType: string; templateUrl: { url: string } | null }[]
    expect(questions.map(({ questionType }) => questionType)).toEqual([
      'text',
      'number',
      'yesno',
      'choice',
      'attachment',
    ])
    const file = await send(backend, new URL(questions[4]!.templateUrl!.url).pathname, { as: undefined })
    expect(file.headers.get('content-disposition')).toContain('formulir-data-diri.xlsx')
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })
  test('is 404 within another corporate and by another code', async () => {
    expect(outcomeOf(await detail('VAC-AKTIF-01', undefined, 'COR0002'))).toEqual([404, 'Data tidak ditemukan'])
    expect(outcomeOf(await detail('VAC-TIDAK-ADA'))).toEqual([404, 'Data tidak ditemukan'])
  })
  test('is shown to members of other corporates; a bad token is refused', async () => {
    expect((await detail('KJV-2026-200001', 'siti.aminah', 'COR0002')).status).toBe(200)
    expect((await detail('VAC-AKTIF-01', 'nobody')).status).toBe(401)
  })
  test('is sent with the clock of its world', async () => {
    const response = await send(backend, `${at}/VAC-AKTIF-01?corporateId=COR0001`, { as: undefined })
    expect(Date.parse(response.headers.get('date')!)).toBe(Date.parse('2026-11-16T09:00:00+07:00'))
  })
  test('has contents of every kind by contract, the same each time', async () => {
    for (const vacancy of [...baseOf({ population: 6, vacancies: 60 }).vacancies.values()].flat()) {
      expect(contentsOf(vacancy)).toEqual(contentsOf(vacancy))
      expect((await detail(vacancy.klobVacancyCode, 'agus.pratama', vacancy.corporateId)).status).toBe(200)
    }
  })
})
describe('beside a vacancy', () => {
  const related = (query: string, as: string | undefined = 'agus.pratama') =>
    callApi(backend, `${at}/relatedvacancy/VAC-AKTIF-01?${query}`, { as })
  test('are the open ones of its corporate, paged and filtered by name', async () => {
    const answer = await related('page=0&size=10&keyword=')
    const codes = rowsOf(answer).map(({ klobVacancyCode }) => klobVacancyCode)
    expect(codes).toHaveLength(10)
    expect(codes).toContain('VAC-SOAL-01')
    for (const other of ['VAC-AKTIF-01', 'VAC-TUTUP-01', 'VAC-LEWAT-01', 'VAC-DRAF-01'])
      expect(codes).not.toContain(other)
    expect(rowsOf(await related('page=0&size=10&keyword=data+ana'))).toMatchObject([{ positionName: 'Data Analyst' }])
  })
  test('nothing is served to a visitor, nor without a page', async () => {
    expect((await callApi(backend, `${at}/relatedvacancy/VAC-AKTIF-01?page=0&size=10`, { as: undefined })).status).toBe(
      401,
    )
    expect((await related('page=0')).status).toBe(400)
  })
})
test('a click of a signed-in user is logged and changes nothing', async () => {
  const click = (code: string, as?: string) =>
    callApi(backend, `${at}/clickapply?klobVacancyCode=${code}`, { method: 'POST', as })
  expect(await click('VAC-AKTIF-01', 'agus.pratama')).toMatchObject({ status: 200, result: null })
  expect(await resultOf('VAC-AKTIF-01', 'agus.pratama')).toMatchObject({ applied: false })
  expect((await click('VAC-AKTIF-01')).status).toBe(401)
  expect((await click('VAC-TIDAK-ADA', 'agus.pratama')).status).toBe(404)
})
test.each([
  ['siti.aminah', { corporateId: 'COR0001', redirect: true }],
  ['budi.santoso', { corporateId: null, redirect: false }],
  ['agus.pratama', { corporateId: null, redirect: false }],
])('users of a single corporate are redirected to it: %s', async (as, flags) => {
  expect((await callApi(backend, '/rest/page/klobnco/index/flag/data', { as })).result).toEqual(flags)
})
describe('a page of the main site', () => {
  test.each(['/situs/pemutar/kantor-bandung', '/situs/peta?place=ChIJ&zoom=15'])('%s', async (path) => {
    const page = await send(backend, path, { as: undefined })
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })
  test('is not served elsewhere', async () => {
    const page = await send(backend, '/situs/pemutar/../x', { as: undefined })
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
  test.each(['picture/header-COR0001', 'picture/kantor-4', 'benefit/rumah', 'logo/COR0003'])(
    'the image %s is public',
    async (name) => {
      const drawing = await send(backend, `/files/${name}.svg`, { as: undefined })
      expect(drawing.headers.get('content-type')).toBe('image/svg+xml')
      expect(await drawing.text()).toMatch(/^<svg .*<\/svg>$/s)
    },
  )
})
