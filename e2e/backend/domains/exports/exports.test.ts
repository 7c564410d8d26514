import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { BackendOptions } from '../../backend'
import { MAX_ROWS, xlsxOf } from '../../engine/content/sheet'
import { callApi, backendForTests, rowsOf, send, outcomeOf } from '../../testBackend'
import { hostile } from '../../engine/content/hostile'

const at = '/rest/console/populationexport'
type State = { id: string; current: number; status: string | null; url: string | null }

const fresh = (options: BackendOptions = {}) => {
  const backend = backendForTests(options)
  const start = (query = '', as = 'budi.santoso', corporateId = 'COR0001') =>
    callApi(backend, `${at}/export?corporateId=${corporateId}${query}`, { as })
  const latest = async (as = 'budi.santoso') => (await callApi(backend, `${at}/latest`, { as })).result as State
  const order = (body: object) => send(backend, '/__mock/exports', { as: undefined, body })
  const fetchFile = (url: string | null, as: string | undefined = 'budi.santoso', headers = {}) =>
    send(backend, new URL(url!).pathname, { as, headers })
  const sheetOf = async (response: Response) => {
    const [titles = [], ...rows] = await readSheet(Buffer.from(await response.arrayBuffer()))
    return { titles, rows }
  }
  /** Starts an export, polls until it is done and reads its sheet. */
  const exported = async (query = '', corporateId = 'COR0001') => {
    await order({ polls: 0 })
    await start(query, 'budi.santoso', corporateId)
    return sheetOf(await fetchFile((await latest()).url))
  }
  return { backend, start, latest, order, fetchFile, exported }
}

test('latest is 404 before any start, runs for two polls and then has a file', async () => {
  const { backend, start, latest } = fresh()
  expect(outcomeOf(await callApi(backend, `${at}/latest`))).toEqual([404, 'Data tidak ditemukan'])
  expect((await start()).result).toEqual({ id: 'EXP-000001' })
  expect(await latest()).toEqual({ id: 'EXP-000001', current: 2, status: null, url: null })
  expect(await latest()).toEqual({ id: 'EXP-000001', current: 4, status: null, url: null })
  const done = {
    id: 'EXP-000001',
    current: 6,
    status: 'SUCCESS',
    url: 'http://console.test/files/exports/EXP-000001/talenta-COR0001-2026-11-16.xlsx',
  }
  expect(await latest()).toEqual(done)
  expect(await latest()).toEqual(done)
})
test('latest is the newest export of each user', async () => {
  const { start, latest, backend } = fresh()
  await start()
  await start('', 'siti.aminah')
  await start('&gender=F')
  expect((await latest()).id).toBe('EXP-000003')
  expect((await latest('siti.aminah')).id).toBe('EXP-000002')
  expect((await callApi(backend, `${at}/latest`, { as: 'rina.wijaya' })).status).toBe(404)
})
test('the control API sets how long an export runs and how it ends', async () => {
  const { start, latest, order } = fresh()
  await order({ polls: 1, result: 'FAILED' })
  await start()
  expect(await latest()).toMatchObject({ current: 3, status: null, url: null })
  expect(await latest()).toMatchObject({ current: 3, status: 'FAILED', url: null })
  await order({ polls: 0, result: 'SUCCESS' })
  expect(await latest()).toMatchObject({ status: 'FAILED' })
  await start()
  expect(await latest()).toMatchObject({ current: 6, status: 'SUCCESS' })
})
test('the control API lets latest report the previous export for a while', async () => {
  const { start, latest, order } = fresh()
  await order({ polls: 0, stale: 2 })
  await start()
  expect(await latest()).toMatchObject({ id: 'EXP-000001', status: 'SUCCESS' })
  await start()
  const told3 = [await latest(), await latest(), await latest()].map(({ id }) => id)
  expect(told3).toEqual(['EXP-000001', 'EXP-000001', 'EXP-000002'])
})
test('the control API refuses an unknown command', async () => {
  const { order } = fresh()
  expect((await order({ polls: -1 })).status).toBe(400)
  expect((await order({ result: 'DONE' })).status).toBe(400)
})

const titles = [
  'Nama depan',
  'Nama belakang',
  'Tanggal lahir',
  'Jenis kelamin',
  'Provinsi',
  'Pendidikan terakhir',
  'Institusi pendidikan',
  'Jurusan',
  'Perusahaan terakhir',
  'Posisi terakhir',
  'Kepribadian',
  'Nilai',
  'Minat',
  'Interaksi',
  'Grit',
  'Meaning Making',
  'Mindset',
  'Curiosity',
  'Humility',
  'Creativity',
  'Purpose in Life',
  'Klobness',
]
const ayu = [
  'Ayu',
  'Wulandari',
  '21/04/1999',
  'Wanita',
  'Jawa Barat',
  'S1',
  'Institut Teknologi Bandung',
  'Teknik Informatika',
  'PT Sinar Digital Nusantara',
  'Backend Engineer',
  'Conscientiousness, Openness',
  'Achievement',
  'Investigative, Social',
  'Steadiness',
  'High',
  'High',
  'Growth',
  'High',
  'Medium',
  'Medium',
  'High',
  'High',
]
test('the file is a sheet of the rows that the filters find', async () => {
  const { titles: read, rows } = await fresh().exported('&gender=F&klobnesss=2')
  expect(read).toEqual([...titles, 'Kode referal'])
  expect(rows).toEqual([[...ayu, 'NUSANTARA24']])
})
test('without referral codes there is no column for them', async () => {
  const { titles: read, rows } = await fresh().exported('&gender=F&klobnesss=2', 'COR0002')
  expect(read).toEqual(titles)
  expect(rows).toEqual([ayu])
})
test('an export without rows has its column titles', async () => {
  const { titles: read, rows } = await fresh().exported('&lastNames=tidakada')
  expect([read.length, rows.length]).toEqual([23, 0])
})
test('a value that a spreadsheet would read as a formula is text', async () => {
  const [row = []] = (await fresh().exported('&firstNames=Jahat')).rows
  const cell = (title: string) => row[[...titles, 'Kode referal'].indexOf(title)]
  expect(cell('Pendidikan terakhir')).toBe(`'${hostile.formula}`)
  expect(cell('Grit')).toBe(`'${hostile.formulaPlus}`)
  expect(cell('Meaning Making')).toBe(`'${hostile.formulaAt}`)
  expect(cell('Nama belakang')).toBe(hostile.script)
  expect(cell('Institusi pendidikan')).toBe('W'.repeat(300))
})
test('all 2,000 people are in the file, in the order of the search', async () => {
  const { backend, exported } = fresh({ population: 2000 })
  const { rows } = await exported()
  expect(rows).toHaveLength(2000)
  const page = await callApi(backend, '/rest/console/population/pagingnew?corporateId=COR0001&start=19&length=100')
  expect(rows.slice(1900).map((row) => [row[0], row[1]])).toEqual(
    rowsOf(page).map(({ firstName, lastName }) => [firstName, lastName]),
  )
})
test('a sheet over the row limit ends with a line that says so, and does not block other calls', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 5)
  const sheet = { name: 'panjang', titles: ['Nomor'], count: MAX_ROWS + 1, row: (i: number) => [`baris ${i}`] }
  const file = await xlsxOf(sheet)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
  const rows = await readSheet(Buffer.from(file))
  expect(rows.slice(-2)).toEqual([['baris 49999'], ['Hanya 50000 dari 50001 baris yang dimuat']])
}, 30_000)

test('the file is a download for the user who started the export', async () => {
  const { start, latest, order, fetchFile, backend } = fresh()
  await start()
  const early = '/files/exports/EXP-000001/talenta-COR0001-2026-11-16.xlsx'
  expect((await send(backend, early)).status).toBe(404)
  await order({ polls: 0 })
  const { url } = await latest()
  const file = await fetchFile(url)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="talenta-COR0001-2026-11-16.xlsx"; filename*=UTF-8''talenta-COR0001-2026-11-16.xlsx`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect((await fetchFile(url, 'siti.aminah')).status).toBe(404)
  expect((await send(backend, early, { as: undefined })).status).toBe(401)
  // The cookie belongs to the CV alone.
  const tab = { as: undefined, headers: { cookie: 'x=1; sessionToken=token of budi.santoso' } }
  expect((await send(backend, early, tab)).status).toBe(401)
  expect((await send(backend, early, { session: 'lain' })).status).toBe(404)
  expect((await send(backend, early, { method: 'POST' })).status).toBe(404)
})
test('an export keeps the rules and rights of its search', async () => {
  const { start, backend } = fresh()
  expect(outcomeOf(await start('&grade=3'))).toEqual([422, 'Operator wajib diisi'])
  expect((await start('&start=0')).status).toBe(400)
  expect((await start('', 'rudi.hartono')).status).toBe(403)
  expect((await start('', 'rudi.hartono', 'COR0002')).status).toBe(200)
  expect((await start('', 'siti.aminah', 'COR0002')).status).toBe(404)
  expect((await callApi(backend, `${at}/latest`, { as: 'agus.pratama' })).status).toBe(403)
})
