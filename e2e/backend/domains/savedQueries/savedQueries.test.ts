import { expect, test } from 'vitest'
import { callApi, backendForTests, rowsOf, outcomeOf } from '../../testBackend'

const at = '/rest/console/population'
const fresh = () => {
  const backend = backendForTests()
  const list = (corporateId = 'COR0001', page = 'start=0&length=10', as = 'budi.santoso') =>
    callApi(backend, `${at}/listQuery?corporateId=${corporateId}&${page}`, { as })
  const save = (queryName: string, body: unknown = { gender: 'F' }, corporateId = 'COR0001', as = 'budi.santoso') =>
    callApi(backend, `${at}/saveQuery?${new URLSearchParams({ queryName, corporateId })}`, { body, as })
  const open = (id: string, as = 'budi.santoso') => callApi(backend, `${at}/getQuery?id=${id}`, { as })
  const remove = (id: string, as = 'budi.santoso') =>
    callApi(backend, `${at}/deleteQuery?id=${id}`, { method: 'POST', as })
  return { backend, list, save, open, remove }
}
const idOf = ({ result }: { result: unknown }) => (result as { id: string }).id
const namesOf = (answer: Awaited<ReturnType<typeof callApi>>) => rowsOf(answer).map((row) => row.queryName)

test('COR0001 starts with two saved filters, newest first, the others with none', async () => {
  const { list } = fresh()
  expect((await list()).result).toEqual({
    content: [
      {
        id: 'SQ-BUDI',
        queryName: 'S1 Informatika Jawa Barat',
        createdAt: '2026-10-12T09:30:00+07:00',
        mus01: { firstName: 'Budi', lastName: 'Santoso' },
      },
      {
        id: 'SQ-SITI',
        queryName: 'Lulusan Bali (format lama)',
        createdAt: '2025-03-03T14:05:00+07:00',
        mus01: { firstName: 'Siti', lastName: 'Aminah' },
      },
    ],
    number: 0,
    size: 10,
    totalPages: 1,
    totalElements: 2,
    first: true,
    last: true,
    numberOfElements: 2,
  })
  expect(rowsOf(await list('COR0002'))).toEqual([])
})
test('the older filter has a field and an option that no longer exist', async () => {
  expect((await fresh().open('SQ-SITI')).result).toMatchObject({
    queryName: 'Lulusan Bali (format lama)',
    body: { gender: 'F', countri: 'CO96', provinc: 'ID-BA', jobDescs: 'CAT-KEMENYAN', salaryExpectation: '8000000' },
  })
})
test('the newer filter has results', async () => {
  const { backend, open } = fresh()
  const { body } = (await open('SQ-BUDI')).result as { body: Record<string, string> }
  const search = new URLSearchParams({ ...body, corporateId: 'COR0001', start: '0', length: '10' })
  const found = await callApi(backend, `${at}/pagingnew?${search}`)
  expect(rowsOf(found).map((row) => row.userId)).toEqual(['USR-AYU'])
})
test('a saved filter is returned unchanged, first in the list, with its creator', async () => {
  const { save, open, list } = fresh()
  const body = { firstNames: ' ayu ', grade: 3.25, gradeOperators: '1', language: ['LNG-EN', 'LNG-ID'] }
  const saved = await save('Ayu', body, 'COR0001', 'siti.aminah')
  const row = {
    id: 'SQ-000001',
    queryName: 'Ayu',
    createdAt: '2026-11-16T09:00:00+07:00',
    mus01: { firstName: 'Siti', lastName: 'Aminah' },
  }
  expect(saved).toEqual({ status: 200, message: null, result: row })
  expect((await open('SQ-000001')).result).toEqual({ ...row, body })
  expect((await save('Lagi')).result).toMatchObject({ createdAt: '2026-11-16T09:00:01+07:00' })
  expect(namesOf(await list())).toEqual(['Lagi', 'Ayu', 'S1 Informatika Jawa Barat', 'Lulusan Bali (format lama)'])
  expect(namesOf(await list('COR0001', 'start=1&length=3'))).toEqual(['Lulusan Bali (format lama)'])
})
test('a name is unique within a corporate and can be reused after deletion', async () => {
  const { save, remove } = fresh()
  const first = await save('Sama')
  expect(outcomeOf(await save('Sama', { gender: 'M' }, 'COR0001', 'siti.aminah'))).toEqual([
    409,
    'Nama filter sudah dipakai',
  ])
  expect((await save('Sama', { gender: 'M' }, 'COR0002')).status).toBe(200)
  expect(await remove(idOf(first))).toEqual({ status: 200, message: null, result: 'SUCCESS' })
  expect((await save('Sama')).status).toBe(200)
})
test.each([
  ['', { gender: 'F' }, 'queryName: tidak sesuai'],
  ['x'.repeat(101), { gender: 'F' }, 'queryName: tidak sesuai'],
  ['Kosong', {}, 'isi: tidak sesuai'],
  ['Asing', { salary: '1' }, 'salary: tidak dikenal'],
  ['Prototipe', '{"gender":"F","__proto__":{"a":1}}', '__proto__: tidak dikenal'],
])('the name %j with %j is 400', async (name, body, reason) => {
  expect(outcomeOf(await fresh().save(name, body))).toEqual([400, `Permintaan tidak valid. ${reason}`])
})
test('a deleted filter is 404, like one that does not exist', async () => {
  const { open, remove, list } = fresh()
  await remove('SQ-SITI')
  expect(namesOf(await list())).toEqual(['S1 Informatika Jawa Barat'])
  expect((await remove('SQ-SITI')).status).toBe(404)
  expect((await open('SQ-SITI')).status).toBe(404)
})
test("another corporate's filter is 404, a missing right 403", async () => {
  const { save, open, remove, list } = fresh()
  const id = idOf(await save('Milik COR0002', { gender: 'F' }, 'COR0002'))
  for (const answer of [await open(id, 'siti.aminah'), await remove(id, 'siti.aminah')]) {
    expect(outcomeOf(answer)).toEqual([404, 'Data tidak ditemukan'])
  }
  expect((await save('Asing', { gender: 'F' }, 'COR0002', 'siti.aminah')).status).toBe(404)
  expect((await list('COR0002', 'start=0&length=10', 'siti.aminah')).status).toBe(404)
  // rudi.hartono belongs to COR0001, too, but may search in COR0002 only.
  expect((await open(id, 'rudi.hartono')).status).toBe(200)
  expect((await open('SQ-BUDI', 'rudi.hartono')).status).toBe(403)
  expect((await remove('SQ-BUDI', 'rudi.hartono')).status).toBe(403)
  expect((await list('COR0001', 'start=0&length=10', 'rudi.hartono')).status).toBe(403)
  expect((await open('SQ-BUDI')).status).toBe(200)
})
test('filters are visible in their own world only', async () => {
  const { backend, remove } = fresh()
  await remove('SQ-BUDI')
  const other = await callApi(backend, `${at}/listQuery?corporateId=COR0001&start=0&length=10`, { session: 'lain' })
  expect(rowsOf(other)).toHaveLength(2)
})
