import { expect, test } from 'vitest'
import { callApi, backendForTests, rowsOf, outcomeOf } from '../../testBackend'

const at = '/rest/console/es/query'
const fresh = () => {
  const backend = backendForTests({ population: 200 })
  const search = (filters: string, corporateId = 'COR0001', as = 'budi.santoso') =>
    callApi(backend, `${at}/search/list?corporateId=${corporateId}&start=0&length=1000&${filters}`, { as })
  const get = (path: string, as = 'budi.santoso') => callApi(backend, `${at}/${path}`, { as })
  const post = (path: string, body?: object, as = 'budi.santoso') =>
    callApi(backend, `${at}/${path}`, { method: 'POST', as, ...(body ? { body } : {}) })
  return { backend, search, get, post }
}

test('each source has its own people; a search without a source finds nobody', async () => {
  const { search } = fresh()
  const typesOf = async (source: string) =>
    new Set(rowsOf(await search(`dataSource=${source}`)).map(({ userType }) => userType))
  expect(await typesOf('INTERNAL')).toEqual(new Set(['Internal']))
  expect(await typesOf('APPLICANT')).toEqual(new Set(['Applicant']))
  expect(await typesOf('KLOBBER')).toEqual(new Set(['Klobber']))
  expect((await search('gender=F')).status).toBe(400)
})
test.each([
  ['gender=F', (row: Record<string, unknown>) => row.sex === 'F'],
  ['firstName=ayu', (row: Record<string, unknown>) => /ayu/i.test(String(row.firstName))],
  ['minWorkingExperience=24', (row: Record<string, unknown>) => Number(row.totalWorkingExperience ?? -1) >= 24],
  ['marker=MRK-01', (row: Record<string, unknown>) => row.esStatus === 'Potensial'],
  ['notes=perbankan', (row: Record<string, unknown>) => /perbankan/.test(String(row.esNotes))],
  [
    'vacancyName=Software%20Engineer',
    (row: Record<string, unknown>) =>
      (row.appliedVacancies as { positionName: string }[]).some((one) => one.positionName === 'Software Engineer'),
  ],
])('%s finds exactly the rows that match', async (filters, isWanted) => {
  const { search } = fresh()
  const all = rowsOf(await search('dataSource=KLOBBER'))
  const found = rowsOf(await search(`dataSource=KLOBBER&${filters}`))
  expect(found).toEqual(all.filter(isWanted))
  expect(found.length).toBeGreaterThan(0)
})
test('a minimum experience above the maximum is 422', async () => {
  expect((await fresh().search('dataSource=KLOBBER&minWorkingExperience=2&maxWorkingExperience=1')).status).toBe(422)
})
test('notes are stored per corporate and shown in the row', async () => {
  const { search, get, post } = fresh()
  const note = { esId: 'ESC-USR-AYU', corporateId: 'COR0001', notes: 'Baik', marker: { id: 'MRK-02' } }
  expect((await get('notes/read?esId=ESC-USR-AYU&corporateId=COR0001')).result).toMatchObject({
    notes: null,
    marker: null,
  })
  expect((await post('notes/write', note)).result).toMatchObject({ notes: 'Baik', marker: { text: 'Sudah dihubungi' } })
  expect(rowsOf(await search('dataSource=KLOBBER&notes=Baik'))).toHaveLength(1)
  expect(rowsOf(await search('dataSource=KLOBBER&notes=Baik', 'COR0002'))).toEqual([])
  expect((await post('notes/write', { ...note, marker: { id: 'MRK-99' } })).status).toBe(422)
  expect((await get('notes/read?esId=ESC-TIADA&corporateId=COR0001')).status).toBe(404)
})
test('results are saved with their count, listed newest first, opened and deleted', async () => {
  const { search, get, post, backend } = fresh()
  const found = rowsOf(await search('dataSource=KLOBBER&gender=F')).length
  const body = { dataSource: 'KLOBBER', gender: 'F' }
  const saved = await post('result/save?name=A&noPhone=&noEmail=x&corporateId=COR0001&emailList=a@b.c,d@e.f', body)
  expect(saved.result).toBe('Success')
  const list = rowsOf(await get('result/list?corporateId=COR0001&start=0&length=100'))
  expect(list).toHaveLength(13)
  expect(list[0]).toMatchObject({ id: 'ESR-000001', filterName: 'A', totalData: found, emailStatus: 'PENDING' })
  expect((await get('result/findOne/ESR-000001')).result).toMatchObject({ body: JSON.stringify(body) })
  const remove = (id: string, as = 'budi.santoso') =>
    callApi(backend, `${at}/result/delete/${id}`, { method: 'DELETE', as })
  expect((await remove('ESR-000001', 'rudi.hartono')).status).toBe(403)
  expect((await remove('ESR-000001')).result).toBe('SUCCESS')
  expect((await remove('ESR-000001')).status).toBe(404)
  expect((await post('result/save?name=A&corporateId=COR0001', { gender: 'F' })).status).toBe(400)
  expect((await post('result/save?name=A&corporateId=COR0001&emailList=a', body)).status).toBe(400)
})
test("another's corporate is 404, a missing right 403", async () => {
  const { search, get } = fresh()
  expect((await search('dataSource=KLOBBER', 'COR0002', 'siti.aminah')).status).toBe(404)
  expect(outcomeOf(await search('dataSource=KLOBBER', 'COR0001', 'rudi.hartono'))[0]).toBe(403)
  expect((await get('data/findAll?corporateId=COR0001', 'rudi.hartono')).status).toBe(403)
})
