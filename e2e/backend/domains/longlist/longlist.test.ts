import { expect, test } from 'vitest'
import { callApi, backendForTests, rowsOf, send, outcomeOf } from '../../testBackend'

const at = '/rest/console/es/longlist'
const fresh = () => {
  const backend = backendForTests()
  const get = (path: string, as = 'budi.santoso') => callApi(backend, `${at}/${path}`, { as })
  const post = (path: string, body?: object, as = 'budi.santoso') =>
    callApi(backend, `${at}/${path}`, { as, method: 'POST', ...(body ? { body } : {}) })
  const list = (more = '', corporateId = 'COR0001', as = 'budi.santoso') =>
    get(`index/paging?corporateId=${corporateId}&start=0&length=100${more}`, as)
  const form = (id: string, corporateId = 'COR0001', as = 'budi.santoso') =>
    get(`form/init?id=${id}&corporateId=${corporateId}`, as)
  return { backend, get, post, list, form }
}
const user = (more: object = {}) => ({
  id: '0',
  corporateId: 'COR0001',
  type: 'INTERNAL',
  firstName: 'Ani',
  lastName: 'Baru',
  email: 'ani@surel.example',
  photoFile: null,
  ...more,
})
type Form = { user: { id: string; photoUrl: string | null }; languages: { id: string }[] }

test('34 users in the first corporate, none in the third, found by name or e-mail', async () => {
  const { list } = fresh()
  expect(rowsOf(await list())).toHaveLength(34)
  expect(rowsOf(await list('', 'COR0003'))).toEqual([])
  expect(rowsOf(await list('&keyword=HENDRA%20gun')).map(({ id }) => id)).toEqual(['MUC03-HENDRA'])
  expect(rowsOf(await list('&keyword=hendra.gunawan@surel')).map(({ id }) => id)).toEqual(['MUC03-HENDRA'])
})
test('the form of a new user has the defaults and the option lists', async () => {
  expect((await fresh().form('0')).result).toMatchObject({
    user: { id: '0', type: 'INTERNAL', status: 'ACTIVE', firstName: null },
    languages: [],
    educations: [],
    jobs: [],
  })
})
test('a user is created, changed without losing the photo, and deleted', async () => {
  const { backend, post, list, form } = fresh()
  const png = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
  const photoFile = { base64: png.toString('base64'), originalFilename: 'Foto Ani.PNG' }
  const made = await post('user/save', user({ photoFile }))
  const { id, photoUrl } = made.result as Form['user']
  expect(made.result).toMatchObject({ id: 'MUC03-000001', status: 'ACTIVE', email: 'ani@surel.example', address: null })
  const photo = await send(backend, new URL(photoUrl!).pathname)
  expect([photo.headers.get('content-type'), Buffer.from(await photo.arrayBuffer())]).toEqual(['image/png', png])
  expect((await send(backend, new URL(photoUrl!).pathname, { as: 'rudi.hartono' })).status).toBe(403)
  expect((await post('user/save', user({ id, address: 'Jl. Baru' }))).result).toMatchObject({
    photoUrl,
    address: 'Jl. Baru',
  })
  expect(rowsOf(await list())[0]).toMatchObject({ id })
  expect((await post(`delete/user?muc03Id=${id}`)).result).toBe('SUCCESS')
  expect((await form(id)).status).toBe(404)
  expect((await post(`delete/user?muc03Id=${id}`)).status).toBe(404)
})
test.each([
  [{ email: 'HENDRA.gunawan@surel.example' }, 409, 'E-mail sudah dipakai'],
  [{ dateOfBirth: '31/02/1980' }, 422, 'Format DD/MM/YYYY'],
  [{ photoFile: { base64: 'YQ==', originalFilename: 'a.svg' } }, 422, 'Foto harus berupa jpg, png, atau webp'],
  [
    { photoFile: { base64: 'YQ==', originalFilename: 'a.png' } },
    400,
    'Permintaan tidak valid. base64: jenis berkas tidak sesuai',
  ],
  [{ firstName: '' }, 400, 'Permintaan tidak valid. firstName: tidak sesuai'],
  [{ status: 'ACTIVE' }, 400, 'Permintaan tidak valid. status: tidak dikenal'],
  [{ id: 'MUC03-TIADA' }, 404, 'Data tidak ditemukan'],
])('a user with %j is refused', async (more, status, message) => {
  expect(outcomeOf(await fresh().post('user/save', user(more)))).toEqual([status, message])
})
test.each([
  [
    'language',
    { masterData: { id: 'LNG-JA', label: 'Bahasa Jepang', flagUrl: null }, level: 'Fasih (Fluent)' },
    'languages',
  ],
  ['education', { degreeDetail: { id: 'EDU-S1-ST', text: 'Sarjana Teknik (S.T.)' }, gpa: 3 }, 'educations'],
  ['job', { position: 'CFO', startDate: '01/01/2020' }, 'jobs'],
])('a record (%s) is read, created, changed and deleted', async (place, fields, name) => {
  const { get, post, form } = fresh()
  const muc03Id = 'MUC03-HENDRA'
  const recordsOf = async () => ((await form(muc03Id)).result as Record<string, { id: string }[]>)[name]!
  expect((await get(`${place}/form?id=0&muc03Id=${muc03Id}`)).result).toMatchObject({ data: null })
  const made = (await post(`${place}/save`, { id: '0', muc03Id, ...fields })).result as { id: string }
  expect(await recordsOf()).toHaveLength(2)
  expect((await get(`${place}/form?id=${made.id}&muc03Id=${muc03Id}`)).result).toMatchObject({ data: made })
  expect((await post(`${place}/save`, { id: made.id, muc03Id, ...fields })).result).toEqual(made)
  expect((await post(`${place}/delete?id=${made.id}`)).result).toBe('SUCCESS')
  expect(await recordsOf()).toHaveLength(1)
  for (const answer of [
    await post(`${place}/delete?id=${made.id}`),
    await get(`${place}/form?id=TIADA&muc03Id=${muc03Id}`),
    await post(`${place}/save`, { id: 'TIADA', muc03Id, ...fields }),
    await post(`${place}/save`, { id: '0', muc03Id: 'TIADA', ...fields }),
  ])
    expect(answer.status).toBe(404)
  expect((await post(`${place}/save`, { id: '0', muc03Id, ...fields }, 'rudi.hartono')).status).toBe(403)
})
test('days in the wrong order are refused', async () => {
  const { post } = fresh()
  const job = { id: '0', muc03Id: 'MUC03-HENDRA', position: 'CFO', startDate: '02/01/2020', endDate: '01/01/2020' }
  expect(outcomeOf(await post('job/save', job))).toEqual([422, 'Tanggal selesai harus lebih besar dari tanggal mulai'])
})
test("another's corporate is 404, a missing right 403; changes stay in their own world", async () => {
  const { backend, list, form, post } = fresh()
  expect((await list('', 'COR0002', 'siti.aminah')).status).toBe(404)
  expect((await form('MUC03-0002-0001', 'COR0001')).status).toBe(404)
  expect((await form('MUC03-0002-0001', 'COR0002', 'siti.aminah')).status).toBe(404)
  expect((await list('', 'COR0001', 'rudi.hartono')).status).toBe(403)
  expect((await post('delete/user?muc03Id=MUC03-HENDRA', undefined, 'rudi.hartono')).status).toBe(403)
  await post('delete/user?muc03Id=MUC03-HENDRA')
  const other = await callApi(backend, `${at}/form/init?id=MUC03-HENDRA&corporateId=COR0001`, { session: 'lain' })
  expect(other.status).toBe(200)
})
test('majors and schools follow the degree; an unknown one is 404', async () => {
  const { backend } = fresh()
  const listsOf = (id: string) => callApi(backend, `/rest/masterdata/profile/findByDegree/${id}`)
  const texts = async (id: string) =>
    ((await listsOf(id)).result as { major: { text: string }[] }).major.map(({ text }) => text)
  expect(await texts('EDU-S1-SH')).toEqual(['Ilmu Hukum', 'Hukum Bisnis'])
  expect(await texts('EDU-SMA')).toContain('Ilmu Pengetahuan Alam')
  expect((await listsOf('EDU-TIADA')).status).toBe(404)
})
