import { expect, test } from 'vitest'
import { callApi, rowsOf, outcomeOf } from '../../testBackend'
import { bayu, bytesOf, type Entry, freshThreads, conversationsPath, type Ticket } from './testThreads'
import { hostile } from '../../engine/content/hostile'

test('a person without messages has no thread, nor has an unknown id', async () => {
  const { find } = freshThreads()
  expect(await find('USR-AYU')).toEqual({ status: 200, message: null, result: null })
  expect(await find('USR-NIEMAND')).toEqual({ status: 200, message: null, result: null })
  expect(await find('USR-AYU', 'COR0002')).toEqual({ status: 200, message: null, result: null })
})
test('USR-BAYU has an open thread with three later messages, the last with a PDF', async () => {
  const { find, list, fetchFile } = freshThreads()
  expect((await find('USR-BAYU')).result).toEqual({
    messageId: bayu,
    subject: 'Undangan melamar: Account Manager',
    messageText:
      '<p>Halo Bayu Pratama,</p><p>PT Nusantara Karya Digital mengundang Anda melamar sebagai <b>Account Manager</b>.</p>',
    createdAt: '2026-11-02T10:20:00+07:00',
    urlAttachment: null,
    status: 'OPEN',
  })
  const entries = await list(bayu, 'page=0&size=10')
  expect(entries.result).toMatchObject({ totalElements: 3, totalPages: 1 })
  expect(rowsOf(entries).map(({ createdDate, userName }) => [createdDate, userName])).toEqual([
    ['2026-11-02T13:05:00+07:00', 'Bayu Pratama'],
    ['2026-11-03T08:15:00+07:00', 'Siti Aminah'],
    ['2026-11-03T19:42:00+07:00', 'Bayu Pratama'],
  ])
  const url = rowsOf(entries)[2]!.urlAttachment as string
  expect(url).toBe(`http://console.test/files/attachments/${bayu}.3/CV%20Bayu%20Pratama.pdf`)
  const pdf = (await bytesOf(await fetchFile(url))).toString('latin1')
  expect(pdf.startsWith('%PDF-1.4\n')).toBe(true)
  // startxref points at the cross-reference table.
  expect(pdf.indexOf('xref\n')).toBe(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))
  expect(pdf).toContain('(Account Manager) Tj')
})
test('USR-CITRA has a closed thread', async () => {
  expect(await freshThreads().ticketOf('USR-CITRA')).toMatchObject({ status: 'CLOSE', urlAttachment: null })
})
test('USR-RAMAI has a thread of 1,000 messages, the first included, oldest first and paged', async () => {
  const { list } = freshThreads()
  const ramai = 'MSG-talent-COR0001-USR-RAMAI'
  const all = rowsOf(await list(ramai)) as Entry[]
  expect(all).toHaveLength(999)
  const numbers = all.map(({ messageText }) => Number(/^<p>Pesan ke-(\d+)<\/p>/.exec(messageText)?.[1]))
  expect(numbers).toEqual(Array.from({ length: 999 }, (_, i) => i + 2))
  const times = all.map(({ createdDate }) => createdDate)
  expect(times.toSorted()).toEqual(times)
  expect(times.at(-1)! < '2026-11-16').toBe(true)
  const lengths = all.map(({ messageText }) => messageText.length)
  expect([Math.min(...lengths) < 60, Math.max(...lengths) > 900]).toEqual([true, true])
  for (const tag of ['<ul>', '<b>', '<i>']) expect(all.some(({ messageText }) => messageText.includes(tag))).toBe(true)
  expect(all.filter(({ urlAttachment }) => urlAttachment !== null)).toHaveLength(10)
  expect(rowsOf(await list(ramai, 'page=2&size=400'))).toEqual(all.slice(800))
})
test('USR-JAHAT has attack strings in subject, names, texts and files, and every file is served byte for byte', async () => {
  const { find, entriesOf, fetchFile } = freshThreads()
  const { result } = await find('USR-JAHAT')
  expect(result).toMatchObject({ subject: hostile.script, messageText: hostile.html, status: 'OPEN' })
  const entries = await entriesOf('MSG-talent-COR0001-USR-JAHAT')
  const attacks: readonly string[] = Object.values(hostile)
  expect(entries.slice(0, -1).filter(({ userName }) => !attacks.includes(userName))).toEqual([])
  const urls = [(result as Ticket).urlAttachment, ...entries.map(({ urlAttachment }) => urlAttachment)]
  expect(urls.slice(-5)).toEqual([
    hostile.javascriptUrl,
    hostile.mixedCaseUrl,
    hostile.dataUrl,
    hostile.vbscriptUrl,
    hostile.plainUrl,
  ])
  const files = await Promise.all(urls.slice(0, -5).map((url) => fetchFile(url)))
  expect(files.map(({ status }) => status)).toEqual(Array(7).fill(200))
  for (const { headers } of files) {
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w .-]*"; filename\*=UTF-8''[\w.~%-]+$/)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('x-jahat')).toBeNull()
  }
  expect((await bytesOf(files[1]!)).toString()).toBe('Bukan sandi\n')
})
test('every person whom the contact filter finds has a thread', async () => {
  const { backend, ticketOf } = freshThreads()
  for (const corporateId of ['COR0001', 'COR0002', 'COR0003']) {
    const query = `corporateId=${corporateId}&start=0&length=10&notifications`
    for (const [sent, has] of [
      ['1', false],
      ['2', true],
    ]) {
      const found = rowsOf(await callApi(backend, `/rest/console/population/pagingnew?${query}=${sent}`))
      const threads = await Promise.all(found.map(({ userId }) => ticketOf(String(userId), corporateId)))
      expect(threads.map((thread) => thread !== null)).toEqual(found.map(() => has))
    }
  }
})

test('a new thread is returned as a ticket, can be found and counts as contacted', async () => {
  const { backend, create, find, list } = freshThreads()
  const sent = () =>
    callApi(
      backend,
      '/rest/console/population/pagingnew?corporateId=COR0001&start=0&length=10&notifications=2&firstNames=ayu',
    )
  expect(rowsOf(await sent()).map(({ userId }) => userId)).toEqual(['USR-BAYU'])
  const ticket = {
    messageId: 'MSG-talent-COR0001-USR-AYU',
    subject: 'Undangan',
    messageText: '<p>Halo</p>',
    createdAt: '2026-11-16T09:00:00+07:00',
    urlAttachment: null,
    status: 'OPEN',
  }
  expect(await create('USR-AYU')).toEqual({ status: 200, message: null, result: ticket })
  expect((await find('USR-AYU')).result).toEqual(ticket)
  expect((await find('USR-AYU', 'COR0002')).result).toBeNull()
  expect((await list(ticket.messageId)).result).toMatchObject({ totalElements: 0, content: [] })
  expect(rowsOf(await sent()).map(({ userId }) => userId)).toEqual(['USR-AYU', 'USR-BAYU'])
})
test('a second thread is 409, a thread with an unknown person 404', async () => {
  const { create } = freshThreads()
  const exists = [409, 'Percakapan dengan kandidat ini sudah ada']
  expect(outcomeOf(await create('USR-BAYU'))).toEqual(exists)
  expect(outcomeOf(await create('USR-CITRA'))).toEqual(exists)
  expect((await create('USR-AYU')).status).toBe(200)
  expect(outcomeOf(await create('USR-AYU', {}, 'siti.aminah'))).toEqual(exists)
  expect((await create('USR-AYU', { corporateId: 'COR0002' })).status).toBe(200)
  expect((await create('USR-NIEMAND')).status).toBe(404)
})
test('replies are stored in order, one second apart, with their text unchanged', async () => {
  const { reply, entriesOf } = freshThreads()
  const text = '  <b>Ya</b> & <script>alert(1)</script>\n'
  expect(await reply(bayu, { messageText: text }, 'siti.aminah')).toEqual({
    status: 200,
    message: null,
    result: {
      createdDate: '2026-11-16T09:00:00+07:00',
      userName: 'Siti Aminah',
      messageText: text,
      urlAttachment: null,
    },
  })
  await reply(bayu, { messageText: '' })
  expect((await entriesOf(bayu)).slice(3)).toEqual([
    { createdDate: '2026-11-16T09:00:00+07:00', userName: 'Siti Aminah', messageText: text, urlAttachment: null },
    { createdDate: '2026-11-16T09:00:01+07:00', userName: 'Budi Santoso', messageText: '', urlAttachment: null },
  ])
})
test('messages are visible in their own world only', async () => {
  const { backend, reply, create, entriesOf } = freshThreads()
  await reply('MSG-talent-COR0001-USR-RAMAI')
  await create('USR-AYU')
  expect(await entriesOf('MSG-talent-COR0001-USR-RAMAI')).toHaveLength(1000)
  const session = 'lain'
  const list = await callApi(
    backend,
    `${conversationsPath}/get/listConversation/MSG-talent-COR0001-USR-RAMAI?page=0&size=1`,
    {
      session,
    },
  )
  expect(list.result).toMatchObject({ totalElements: 999 })
  const ticket = await callApi(backend, `${conversationsPath}/get/ticket?userId=USR-AYU&corporateId=COR0001`, {
    session,
  })
  expect(ticket.result).toBeNull()
})
test('a closed thread refuses messages until it is reopened; closing and reopening are idempotent', async () => {
  const { turn, reply, ticketOf } = freshThreads()
  const open = await ticketOf('USR-BAYU')
  for (let i = 0; i < 2; i++) expect((await turn('close', bayu)).result).toEqual({ ...open, status: 'CLOSE' })
  expect(outcomeOf(await reply(bayu))).toEqual([409, 'Percakapan sudah diakhiri'])
  for (let i = 0; i < 2; i++) expect((await turn('open', bayu)).result).toEqual(open)
  expect((await reply(bayu)).status).toBe(200)
  expect(outcomeOf(await reply('MSG-talent-COR0001-USR-CITRA'))).toEqual([409, 'Percakapan sudah diakhiri'])
})

test.each([{ subject: 'x'.repeat(256) }, { messageText: 'x'.repeat(20_001) }, { fileBase64Dto: undefined }])(
  'a thread that breaks the contract is 400 (%#)',
  async (more) => {
    expect((await freshThreads().create('USR-AYU', more)).status).toBe(400)
  },
)

test('rudi.hartono has no right to messages in COR0002', async () => {
  const { find, list, create, reply, turn } = freshThreads()
  const as = 'rudi.hartono'
  const id = 'MSG-talent-COR0002-USR-BAYU'
  const answers = [
    await find('USR-AYU', 'COR0002', as),
    await list(id, 'page=0&size=10', as),
    await create('USR-AYU', { corporateId: 'COR0002' }, as),
    await reply(id, {}, as),
    await turn('close', id, as),
    await turn('open', id, as),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
})
test("another corporate's thread is 404, like one that does not exist", async () => {
  const { find, list, create, reply, turn } = freshThreads()
  const as = 'siti.aminah'
  for (const id of [
    'MSG-talent-COR0002-USR-BAYU',
    'MSG-talent-COR0001-USR-AYU',
    'MSG-applicant-COR0001-USR-BAYU',
    'x',
  ]) {
    const answers = [
      await list(id, 'page=0&size=10', as),
      await reply(id, {}, as),
      await turn('close', id, as),
      await turn('open', id, as),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }
  expect((await find('USR-BAYU', 'COR0002', as)).status).toBe(404)
  expect((await create('USR-AYU', { corporateId: 'COR0002' }, as)).status).toBe(404)
})
