import { describe, expect, test } from 'vitest'
import { callApi, backendForTests, rowsOf, outcomeOf } from '../../testBackend'

const AT = '/rest/console/ats/pipeline'
const STAGE = 'VAC-AKTIF-01.STG-1'
const backend = backendForTests({ population: 2000 })
let worlds = 0
const freshSession = () => `pipeline-${++worlds}`
const search = (query: string, session = 'pipeline') =>
  callApi(
    backend,
    `${AT}/search?vacancyCode=VAC-AKTIF-01&stageId=${STAGE}&corporateId=COR0001&start=0&length=100${query}`,
    { session },
  )
const totalOf = async (query: string, session?: string) =>
  ((await search(query, session)).result as { totalElements: number }).totalElements
const profile = (userId: string, session?: string) =>
  callApi(backend, `${AT}/profile/detail/${userId}/${STAGE}/VAC-AKTIF-01`, session === undefined ? {} : { session })
const change = (body: object = {}) => ({
  id: null,
  userId: 'USR-AYU',
  klobVacancyCode: 'VAC-AKTIF-01',
  stageId: STAGE,
  pipelineId: 'PIP-VAC-AKTIF-01-USR-AYU',
  field1: 'Baik',
  field2: null,
  field3: null,
  field4: null,
  field5: null,
  sendEmail: 'tidak',
  ...body,
})

describe('the applicants of a stage', () => {
  test.each([
    ['&genders=F&genders=M', (n: number) => n > 45],
    ['&genders=F', (n: number) => n > 5 && n < 45],
    ['&ageMin=20&ageMax=30', (n: number) => n > 5 && n < 54],
    ['&ageMin=27&ageMax=27&firstNames=Ayu&lastNames=Wulandari', (n: number) => n === 1],
    ['&minWorkingExperience=63&maxWorkingExperience=63&position=backend', (n: number) => n === 1],
    ['&minGrade=3.72&maxGrade=3.72&educationInstitutionNames=bandung', (n: number) => n === 1],
    ['&testResult=INT-INV', (n: number) => n > 1 && n < 54],
    ['&skillNames=PostgreSQL&klobness=2', (n: number) => n >= 1],
    ['&companySector=SC14', (n: number) => n >= 1 && n < 54],
    ['&degree=EDU-S1', (n: number) => n > 5 && n < 54],
    ['&batchId=VAC-AKTIF-01.B1', (n: number) => n >= 1 && n < 54],
    ['&startSendDate=01-11-2026%2000:00&endSendDate=30-11-2026%2023:59', (n: number) => n > 5],
    ['&field1=apa', (n: number) => n === 0],
    ['&recommendedKlobExpert=Ya', (n: number) => n > 1 && n < 30],
    ['&eventId=EVT-2026-01', (n: number) => n > 1 && n < 40],
  ])('are found by %s', async (query, isRight) => {
    const total = await totalOf(query)
    expect([total, isRight(total)]).toEqual([total, true])
  })
  test('are limited to the first N of a batch', async () => {
    expect(await totalOf('&batchId=VAC-AKTIF-01.B2&batchValue=1000')).toBeGreaterThan(10)
    expect(await totalOf('&batchId=VAC-AKTIF-01.B2&batchValue=1')).toBeLessThanOrEqual(1)
  })
  test('are sorted in the requested order', async () => {
    const names = async (order: string) => rowsOf(await search(`&order=${order}`)).map(({ userId }) => userId)
    expect((await names('0'))[0]).toBe('USR-AYU')
    expect((await names('1')).at(-1)).toBe('USR-AYU')
    expect((await names('2')).toReversed()).toEqual(await names('3'))
  })
  test.each([
    ['&ageMin=20', 422],
    ['&maxWorkingExperience=20', 422],
    ['&startSendDate=01-11-2026%2000:00', 422],
    ['&ageMin=30&ageMax=20', 422],
    ['&batchValue=3', 422],
    ['&maxGrade=3', 200],
    ['&minGrade=5', 400],
    ['&startSendDate=01112026', 400],
  ])('%s answers %i', async (query, status) => expect((await search(query)).status).toBe(status))
  test.each([
    ['another corporate names it', `vacancyCode=VAC-AKTIF-01&stageId=${STAGE}&corporateId=COR0002`, 404],
    ['a stage of another vacancy', 'vacancyCode=VAC-AKTIF-01&stageId=VAC-SOAL-01.STG-1&corporateId=COR0001', 404],
  ])('%s: not found', async (_, query, status) =>
    expect((await callApi(backend, `${AT}/search?${query}&start=0&length=10`)).status).toBe(status),
  )
})

describe('a move', () => {
  const move = (userId: string[], session: string, as = 'budi.santoso') =>
    callApi(backend, `${AT}/stagemove/update`, { session, as, body: { stageId: 'VAC-AKTIF-01.STG-2', userId } })
  test('reports each applicant; withdrawn ones stay, the others move', async () => {
    const session = freshSession()
    const { result } = await move(['USR-AYU', 'USR-RAMAI'], session)
    expect(result).toMatchObject([
      { userId: 'USR-AYU', success: true },
      { userId: 'USR-RAMAI', success: false },
    ])
    expect(await totalOf('', session)).toBe(53)
    const { applicationHistories } = (await profile('USR-AYU', session)).result as { applicationHistories: object[] }
    expect(applicationHistories[0]).toMatchObject({ stage: 'Seleksi Berkas', changedBy: 'Budi Santoso' })
  })
  test('needs its right, and applicants of the vacancy', async () => {
    expect((await move(['USR-AYU'], freshSession(), 'rudi.hartono')).status).toBe(403)
    expect((await move(['USR00000001', 'USR-NIEMAND'], freshSession())).status).toBe(404)
  })
})

describe('notes', () => {
  test('are stored under one id', async () => {
    const session = freshSession()
    await callApi(backend, `${AT}/stage/update`, { session, body: change() })
    expect((await profile('USR-AYU', session)).result).toMatchObject({
      id: 'NOTE-000001',
      field1: 'Baik',
      field2: null,
    })
    expect(await totalOf('&field1=baik', session)).toBe(1)
  })
  test('of another pipeline record are 404', async () => {
    const wrong = await callApi(backend, `${AT}/stage/update`, { body: change({ pipelineId: 'PIP-X' }) })
    expect(wrong.status).toBe(404)
  })
  test('an e-mail is previewed with the note in it, escaped; a stage without one has none', async () => {
    const body = change({ field1: '<b>hai</b>', sendEmail: 'ya' })
    const { result } = await callApi(backend, `${AT}/stage/preview`, { body })
    expect((result as { bodyEmail: string }).bodyEmail).toContain('&#60;b&#62;hai')
    const none = await callApi(backend, `${AT}/stage/preview`, { body: change({ stageId: 'VAC-AKTIF-01.STG-5' }) })
    expect(none.result).toEqual({ subject: null, bodyEmail: null })
  })
})

test('profiles: one fills every group, one is empty, and files are for permitted callers', async () => {
  const groupsOf = async (userId: string) => {
    const { result } = await profile(userId, freshSession())
    return Object.entries(result as Record<string, unknown>)
  }
  const isEmpty = ([, value]: [string, unknown]) => value === null || (Array.isArray(value) && value.length === 0)
  const notes = /^(id|field\d)$/
  expect((await groupsOf('USR-AYU')).filter((one) => isEmpty(one) && !notes.test(one[0]))).toEqual([])
  const dian = await groupsOf('USR-DIAM')
  expect(dian.filter(([name]) => name.startsWith('hasRole')).map(([, value]) => value)).toEqual(Array(5).fill(false))
  expect(dian.filter(([name]) => /ktp|phone|email|Link/.test(name)).map(([, value]) => value)).toEqual(
    Array(4).fill(null),
  )
  const url = new URL(new Map(await groupsOf('USR-AYU')).get('profileDownloadLink') as string)
  const headers = { authorization: 'token of budi.santoso' }
  const file = await backend.answer(new Request(url, { headers }))
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect((await backend.answer(new Request(url))).status).toBe(401)
})
test('the report counts the applicants of each stage', async () => {
  const { result } = await callApi(backend, `${AT}/list/jobvacancy?corporateId=COR0001&keyword=software%20engineer`)
  expect((result as { stageCounter: { count: number }[] }[])[0]).toMatchObject({
    positionName: 'Software Engineer',
    closeDate: '31/12/2026',
  })
  expect(outcomeOf(await callApi(backend, `${AT}/masterdata/qualification?klobVacancyCode=VAC-NIX`))[0]).toBe(404)
  expect(
    outcomeOf(await callApi(backend, `${AT}/list/jobvacancy?corporateId=COR0001`, { as: 'rudi.hartono' }))[0],
  ).toBe(403)
})
