import { expect, test } from 'vitest'
import { callApi, backendForTests, outcomeOf } from '../../testBackend'

const at = '/rest/console/chat/scheduling'
const fresh = () => {
  const backend = backendForTests()
  const on = (corporateId: string, as = 'budi.santoso') => callApi(backend, `${at}/on/${corporateId}`, { as })
  const off = (corporateId: string, as = 'budi.santoso') => callApi(backend, `${at}/off/${corporateId}`, { as })
  const saveOn = (body: object, as = 'budi.santoso') => callApi(backend, `${at}/on/save`, { body, as })
  const saveOff = (chatOff: object[], as = 'budi.santoso') =>
    callApi(backend, `${at}/off/save`, { body: { chatOff }, as })
  const remove = (id: string, as = 'budi.santoso') =>
    callApi(backend, `${at}/off/delete/${id}`, { method: 'DELETE', as })
  return { on, off, saveOn, saveOff, remove }
}
const week = async ({ on }: ReturnType<typeof fresh>, change: object) => ({
  ...((await on('COR0001')).result as object),
  ...change,
})
const range = (more: object = {}) => ({
  id: null,
  corporateId: 'COR0001',
  startDate: '01/05/2027 00:00',
  endDate: '02/05/2027 23:59',
  ...more,
})
const idsOf = ({ result }: { result: unknown }) => (result as { id: string }[]).map(({ id }) => id)

test('a week is saved for its corporate and comes back; the second corporate has none at first', async () => {
  const backend = fresh()
  expect((await backend.on('COR0002')).result).toBeNull()
  expect((await backend.off('COR0002')).result).toEqual([])
  const body = await week(backend, {
    id: null,
    corporateId: 'COR0002',
    startTimeSunday: '09:00:00',
    endTimeSunday: '09:00:00',
  })
  const saved = { ...body, id: 'CHS-000001' }
  expect((await backend.saveOn(body)).result).toEqual(saved)
  expect((await backend.on('COR0002')).result).toEqual(saved)
  expect((await backend.saveOn({ ...saved, endTimeSunday: '10:00:00' })).result).toMatchObject({ id: 'CHS-000001' })
})
test.each([
  [{ startTimeSunday: '09:00:00' }, 422, 'Waktu selesai wajib diisi'],
  [{ endTimeSunday: '09:00:00' }, 422, 'Waktu mulai wajib diisi'],
  [{ startTimeSunday: '09:00:01', endTimeSunday: '09:00:00' }, 422, 'Waktu selesai harus lebih besar dari waktu mulai'],
  [
    { startTimeSunday: '9:00', endTimeSunday: '10:00:00' },
    400,
    'Permintaan tidak valid. startTimeSunday: tidak sesuai',
  ],
])('a week with %j is refused', async (change, status, message) => {
  const backend = fresh()
  expect(outcomeOf(await backend.saveOn(await week(backend, change)))).toEqual([status, message])
})
test('ranges are added, changed and deleted; each answer has the whole list', async () => {
  const { off, saveOff, remove } = fresh()
  const before = idsOf(await off('COR0001'))
  const saved = await saveOff([range(), range({ id: 'CHO-0002' })])
  expect(idsOf(saved)).toEqual([...before, 'CHO-000001'])
  expect((saved.result as object[])[1]).toEqual(range({ id: 'CHO-0002' }))
  expect(idsOf(await remove('CHO-0002'))).toEqual(['CHO-0001', 'CHO-0003', 'CHO-000001'])
  expect((await remove('CHO-0002')).status).toBe(404)
})
test.each([
  [{ corporateId: 'COR0002' }, 409, 'Untuk mengisi schedule off, schedule on harus diisi terlebih dahulu'],
  [{ startDate: '03/05/2027 00:00' }, 422, 'Tanggal selesai harus lebih besar dari tanggal mulai'],
  [{ startDate: '31/02/2027 00:00' }, 422, 'Format DD/MM/YYYY'],
  [{ id: 'CHO-LAIN' }, 422, 'Data tidak ditemukan'],
  [{ startDate: '01/05/2027 08:00' }, 400, 'Permintaan tidak valid. chatOff.0.startDate: tidak sesuai'],
])('a range with %j is refused', async (change, status, message) => {
  expect(outcomeOf(await fresh().saveOff([range(change)]))).toEqual([status, message])
})
test("another's corporate is 404, a missing right 403", async () => {
  const { on, off, saveOff, remove } = fresh()
  for (const read of [on, off]) {
    expect((await read('COR0002', 'siti.aminah')).status).toBe(404)
    expect((await read('COR0001', 'rudi.hartono')).status).toBe(403)
  }
  expect((await saveOff([range({ corporateId: 'COR0003' })], 'siti.aminah')).status).toBe(404)
  expect((await saveOff([range()], 'rudi.hartono')).status).toBe(403)
  expect((await remove('CHO-0001', 'rudi.hartono')).status).toBe(403)
})
