import { expect, test, vi } from 'vitest'
import { contract } from '~/api/contract/index'
import { inputOf } from './decoding'
import { router } from '../../composition'
import { callApi, backendForTests, rowsOf, send, outcomeOf } from '../../testBackend'

const backend = backendForTests()
const page = 'start=0&length=10'
const search = (query: string, as?: string) =>
  callApi(backend, `/rest/console/population/pagingnew?corporateId=COR0001&${page}&${query}`, as ? { as } : {})
const login = '/rest/post/login/onsuccess'

test('every answer is an envelope and is not cached', async () => {
  const answer = await send(backend, '/rest/masterdata/msn01/findAll')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.json()).toMatchObject({ status: 'SUCCESS', message: null })
  const refusal = await send(backend, '/rest/masterdata/msn01/findAll', { as: undefined })
  expect(await refusal.json()).toEqual({
    status: 'ERROR',
    message: 'Sesi Anda telah berakhir, silakan masuk kembali.',
    result: null,
  })
})
test('without a session, with a foreign token or with a Bearer prefix a call is 401', async () => {
  const path = '/rest/masterdata/msn01/findAll'
  expect((await send(backend, path, { as: undefined })).status).toBe(401)
  for (const authorization of ['abc', 'Bearer token of budi.santoso']) {
    expect((await send(backend, path, { as: undefined, headers: { authorization } })).status).toBe(401)
  }
})

test.each([
  ['unlisted=1', 'unlisted: tidak dikenal'],
  ['gender=F&gender=M', 'gender: hanya boleh satu'],
  ['gender=', 'gender: tidak sesuai'],
  ['gender=X', 'gender: tidak sesuai'],
  ['firstNames=', 'firstNames: tidak sesuai'],
  ['firstNames=R2D2', 'firstNames: hanya memuat alfabet'],
  ['firstNames=abcdefghijklmnopqrstuvwxyz', 'firstNames: Paling banyak 25 karakter'],
  ['dobs=31021990&dobOperators=1', 'dobs: Tanggal tidak ada di kalender'],
  ['dobs=1990-02-01&dobOperators=1', 'dobs: Tanggal tidak valid (DD/MM/YYYY)'],
  ['grade=3.50&gradeOperators=1', 'grade: IPK berupa angka'],
  ['grade=0&gradeOperators=1', 'grade: IPK harus lebih dari 0'],
  ['language=LNG-EN&language=LNG-EN', 'language: tidak sesuai'],
  ['klobnesss=3', 'klobnesss: tidak sesuai'],
  ['__proto__=1', '__proto__: tidak dikenal'],
])('?%s is 400 and names the field', async (query, reason) => {
  expect(outcomeOf(await search(query))).toEqual([400, `Permintaan tidak valid. ${reason}`])
})
test.each([
  ['corporateId=COR0001&start=0', 'length: wajib diisi'],
  ['corporateId=COR0001&start=-1&length=10', 'start: tidak sesuai'],
  ['corporateId=COR0001&start=00&length=10', 'start: tidak sesuai'],
  ['corporateId=COR0001&start=1e3&length=10', 'start: tidak sesuai'],
  ['corporateId=COR0001&start=0.5&length=10', 'start: tidak sesuai'],
  ['corporateId=COR0001&start=NaN&length=10', 'start: tidak sesuai'],
  ['corporateId=COR0001&start=1000001&length=10', 'start: tidak sesuai'],
  ['corporateId=COR0001&start=0&length=0', 'length: tidak sesuai'],
  ['corporateId=COR0001&start=0&length=100001', 'length: tidak sesuai'],
  ['corporateId=COR%200001&start=0&length=10', 'corporateId: tidak sesuai'],
])('the page ?%s is 400', async (query, reason) => {
  const answer = await callApi(backend, `/rest/console/population/pagingnew?${query}`)
  expect(outcomeOf(answer)).toEqual([400, `Permintaan tidak valid. ${reason}`])
})
test.each([
  ['{"userId":', 'isi: bukan JSON'],
  ['{}', 'userId: wajib diisi'],
  ['{"userId":"budi.santoso","password":"x"}', 'password: tidak dikenal'],
  ['', 'isi: wajib diisi'],
])('the body %s is 400', async (body, reason) => {
  expect(outcomeOf(await callApi(backend, login, { body }))).toEqual([400, `Permintaan tidak valid. ${reason}`])
})
test('a body of another type and an unexpected body are 400', async () => {
  const headers = { 'content-type': 'text/plain' }
  expect((await callApi(backend, login, { body: '{"userId":"budi.santoso"}', headers })).status).toBe(400)
  const unasked = { values: {}, query: new URLSearchParams(), body: {} }
  expect(() => inputOf(contract.masterData.specialNeeds, unasked)).toThrow('Permintaan tidak valid. isi: tidak dikenal')
})
test('a corporate in path and query must be the same', async () => {
  const path = (query: string) => `/rest/console/search/vacancy/list/COR0001?page=0&size=5&${query}`
  expect((await callApi(backend, path('corporateId=COR0001'))).status).toBe(200)
  expect((await callApi(backend, path('corporateId=COR0002'))).status).toBe(400)
})
test('a violated rule between values is 422 with its own text, after the check of rights', async () => {
  expect(outcomeOf(await search('dobs=01011990'))).toEqual([422, 'Operator wajib diisi'])
  expect(outcomeOf(await search('countri=CO96'))).toEqual([422, 'Provinsi wajib diisi'])
  expect(outcomeOf(await search('setId=SET-0009'))).toEqual([422, 'Status konten wajib diisi'])
  expect((await search('dobs=01011990', 'rudi.hartono')).status).toBe(403)
})

test("a corporate that is not the caller's is 404, before the check of rights", async () => {
  const path = (corporateId: string) => `/rest/console/population/pagingnew?${page}&corporateId=${corporateId}`
  const paths = [
    path('COR0002'),
    path('COR9999'),
    '/rest/masterdata/console/findAll/COR0002',
    '/rest/console/query/refcode?corporateId=COR0002',
    '/rest/console/search/vacancy/list/COR0003?corporateId=COR0003&page=0&size=5',
  ]
  for (const foreign of paths) {
    expect(outcomeOf(await callApi(backend, foreign, { as: 'siti.aminah' }))).toEqual([404, 'Data tidak ditemukan'])
  }
  const body = { jobVacancy: null, targetUserId: 'USR-AYU', companyId: 'COR0002' }
  const view = await callApi(backend, '/rest/console/activity/action/talentsearch/post', { as: 'siti.aminah', body })
  expect(view.status).toBe(404)
})
test('rudi.hartono searches in COR0002 and nowhere else', async () => {
  const within = (corporateId: string) =>
    callApi(backend, `/rest/console/population/pagingnew?${page}&corporateId=${corporateId}`, { as: 'rudi.hartono' })
  expect((await within('COR0002')).status).toBe(200)
  expect(outcomeOf(await within('COR0001'))).toEqual([
    403,
    'Maaf kamu tidak bisa mengakses fitur ini, silahkan hubungi administrator untuk mengaktifkannya.',
  ])
  expect((await within('COR0003')).status).toBe(404)
})
test("without a corporate the right counts in any of the caller's", async () => {
  const sets = '/rest/console/search/set/global?keyword=wawancara'
  const statuses = await Promise.all(
    ['rudi.hartono', 'agus.pratama'].map(async (as) => (await callApi(backend, sets, { as })).status),
  )
  expect(statuses).toEqual([200, 403])
})
test('a handler that fails or breaks the contract answers 500 and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const handle = vi.spyOn(router.find('GET', '/rest/masterdata/msn01/findAll')!.route, 'handle')
  const path = '/rest/masterdata/msn01/findAll'
  handle.mockReturnValueOnce([{ specialNeedId: 'MSN01' }])
  expect(outcomeOf(await callApi(backend, path))).toEqual([
    500,
    'Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.',
  ])
  expect(String(log.mock.lastCall)).toContain('listSpecialNeeds answers against the contract at 0.description')
  handle.mockImplementationOnce(() => {
    throw new Error('broken')
  })
  expect((await callApi(backend, path)).status).toBe(500)
  expect((await callApi(backend, path)).status).toBe(200)
  log.mockRestore()
  handle.mockRestore()
})

test('a page past the end is empty with the true totals', async () => {
  const path = '/rest/console/population/pagingnew?corporateId=COR0001&length=4&start='
  expect((await callApi(backend, `${path}1`)).result).toMatchObject({
    number: 1,
    size: 4,
    totalPages: 2,
    totalElements: 6,
    first: false,
    last: true,
    numberOfElements: 2,
  })
  const behind = await callApi(backend, `${path}7`)
  expect(rowsOf(behind)).toEqual([])
  expect(behind.result).toMatchObject({ number: 7, totalPages: 2, totalElements: 6, first: false, last: true })
})
test('an empty result is one empty page', async () => {
  expect((await search('lastNames=tidakada')).result).toEqual({
    content: [],
    number: 0,
    size: 10,
    totalPages: 0,
    totalElements: 0,
    first: true,
    last: true,
    numberOfElements: 0,
  })
})
