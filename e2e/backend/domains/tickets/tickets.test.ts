import { expect, test } from 'vitest'
import { callApi, backendForTests, rowsOf, send, outcomeOf } from '../../testBackend'

const at = '/rest/console/es'
const fresh = () => {
  const backend = backendForTests()
  const list = (filters = '', page = 'page=0&size=1000', as = 'budi.santoso') =>
    callApi(backend, `${at}/search/paging?${page}${filters}`, { as })
  const detail = (id: string, as = 'budi.santoso') => callApi(backend, `${at}/detail/init/${id}`, { as })
  const reply = (id: string, more: object = {}, as = 'budi.santoso') =>
    callApi(backend, `${at}/detail/messagePost/${id}`, {
      as,
      body: { messageText: '<p>Baik</p>', ticketStatus: 'INPROCESS', fileBase64Dto: null, ...more },
    })
  return { backend, list, detail, reply }
}
type Detail = { ticket: Record<string, unknown>; replies: { userName: string; urlAttachment: string | null }[] }

test('48 tickets of all statuses, newest first', async () => {
  const rows = rowsOf(await fresh().list())
  expect(rows).toHaveLength(48)
  expect(new Set(rows.map(({ status }) => status)).size).toBe(7)
  expect(new Set(rows.map(({ messageStatus }) => messageStatus)).size).toBe(3)
  const dates = rows.map(({ createdAt }) => createdAt as string)
  expect(dates).toEqual(dates.toSorted().reverse())
})
test.each([
  ['&keyword=ratna', (row: Record<string, unknown>) => row.messageId === 'ES-BARU'],
  ['&ticketStatus=CLOSE', (row: Record<string, unknown>) => row.status === 'CLOSE'],
  ['&messageStatus=NEW', (row: Record<string, unknown>) => row.messageStatus === 'NEW'],
  ['&lastUpdatedBy=ADMIN', (row: Record<string, unknown>) => row.messageStatus === 'ADMIN'],
  ['&startDate=14/11/2026', (row: Record<string, unknown>) => String(row.createdAt) >= '2026-11-14'],
  ['&endDate=1/10/2026', (row: Record<string, unknown>) => String(row.createdAt) < '2026-10-02'],
  ['&ticketType=EXECUTIVE_SEARCH', () => true],
])('%s finds exactly the tickets that match', async (filters, isWanted) => {
  const { list } = fresh()
  const all = rowsOf(await list())
  const found = rowsOf(await list(filters))
  expect(found).toEqual(all.filter(isWanted))
  expect(found.length).toBeGreaterThan(0)
})
test.each([
  '&startDate=01/11/2026',
  '&endDate=31/2/2026',
  '&ticketStatus=COMPLETE',
  '&corporateId=COR0001',
  '&keyword=',
])('%s is 400', async (filters) => expect((await fresh().list(filters)).status).toBe(400))
test('a reply is added, with its file, and the status changes in this world only', async () => {
  const { backend, reply, detail } = fresh()
  const file = { base64: Buffer.from('isi').toString('base64'), originalFilename: 'isi.txt' }
  const { result } = await reply('ES-BARU', { fileBase64Dto: file })
  const { ticket, replies } = result as Detail
  expect(ticket).toMatchObject({ status: 'INPROCESS', messageStatus: 'ADMIN' })
  expect(replies).toMatchObject([{ userName: 'Budi Santoso', position: 'ADMIN', messageText: '<p>Baik</p>' }])
  const path = new URL(replies[0]!.urlAttachment!).pathname
  expect(await (await send(backend, path)).text()).toBe('isi')
  expect((await send(backend, path, { as: 'rudi.hartono' })).status).toBe(403)
  expect((await detail('ES-BARU')).result).toEqual(result)
  const other = await callApi(backend, `${at}/detail/init/ES-BARU`, { session: 'lain' })
  expect((other.result as Detail).replies).toEqual([])
})
test('closing needs no text, other replies do; a closed ticket refuses replies', async () => {
  const { reply, detail } = fresh()
  expect(outcomeOf(await reply('ES-BARU', { messageText: '' }))).toEqual([422, 'Pesan wajib diisi'])
  expect((await reply('ES-BARU', { messageText: '<p> </p>' })).status).toBe(422)
  expect((await reply('ES-BARU', { messageText: 'tanpa paragraf' })).status).toBe(400)
  expect((await reply('ES-BARU', { messageText: '', ticketStatus: 'CLOSE' })).status).toBe(200)
  expect((await detail('ES-BARU')).result).toMatchObject({ ticket: { status: 'CLOSE' }, replies: [] })
  expect(outcomeOf(await reply('ES-BARU'))).toEqual([409, 'Tiket sudah ditutup'])
})
test('every call is 403 without the right; an unknown ticket is 404', async () => {
  const { list, detail, reply } = fresh()
  for (const answer of [
    await list('', 'page=0&size=5', 'rudi.hartono'),
    await detail('ES-BARU', 'rudi.hartono'),
    await reply('ES-BARU', {}, 'rudi.hartono'),
  ])
    expect(answer.status).toBe(403)
  expect((await detail('ES-TIADA')).status).toBe(404)
  expect((await reply('ES-TIADA')).status).toBe(404)
})
