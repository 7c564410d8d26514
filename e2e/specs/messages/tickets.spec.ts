import { onlyCall } from '../../support/messages'
import { recordOf } from '../../support/talents'
import { elsewhere, loseAnswer } from '../../support/secondBrowser'
import { doubleClick, expect, expectAccessible, expectReadable, holdBack, rowOf, test } from '../../support/test'
import type { Page } from '@playwright/test'

const AT = '/dashboard/0/contact-us'
const LIST = 'listEsTickets'
const REPLY = 'replyEsTicket'
const form = (page: Page) => page.getByRole('form', { name: 'Filter tiket' })
const replyForm = (page: Page) => page.getByRole('form', { name: 'Balas tiket' })
const body = (page: Page) => replyForm(page).getByRole('textbox', { name: 'Body' })
const submit = (page: Page) => replyForm(page).getByRole('button', { name: 'Submit' })
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Tiket Executive Search' }).locator('tbody:not([aria-hidden]) tr')
async function pick(page: Page, label: string, text: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('listbox', { name: label, exact: true }).getByRole('option', { name: text, exact: true }).click()
}
const setStatus = (page: Page, text: string) => pick(page, 'Ubah Status', text)

test('opens the list with number=0 and size=5, shows every column, pages, and offers the documented sizes', async ({
  page,
  world,
}) => {
  await page.goto(AT)
  await expect(page).toHaveURL(`${AT}?number=0&size=5`)
  await expect(rows(page)).toHaveCount(5)
  await expect(rows(page).filter({ hasText: 'ES-JAHAT' })).toContainText('Halo tebal klik')
  expect(await world.lastQuery(LIST)).toEqual({ page: ['0'], size: ['5'] })
  expect(await rowOf(page, '1')).toEqual({
    No: '1',
    'Ticket Number': 'ES-BARU',
    Type: 'Executive Search',
    'Created At': '16/11/2026 08:00',
    'Reporter Name': 'Ratna Kusuma',
    Email: 'ratna.kusuma@nusantara.example',
    Phone: '+628111223344',
    Message: 'Kami mencari Direktur Keuangan. 15 tahun pengalaman Jakarta',
    'Ticket Status': 'Open',
    'Message Status': 'Perlu balasan admin',
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page).toHaveURL(`${AT}?number=1&size=5`)
  await expect(page.getByRole('rowheader', { name: '6', exact: true })).toBeVisible()
  expect(await world.lastQuery(LIST)).toEqual({ page: ['1'], size: ['5'] })
  await expect(page.getByRole('button', { name: 'Halaman 2', exact: true })).toHaveAttribute('aria-current', 'page')
  const sizes = page.getByRole('combobox', { name: 'Baris per halaman' })
  expect(await sizes.getByRole('option').allInnerTexts()).toEqual(['1', '5', '10', '1000'])
  await sizes.selectOption('1000')
  await expect(rows(page)).toHaveCount(48)
  await expect(page).toHaveURL(`${AT}?number=0&size=1000`)
  await page.goBack()
  await expect(page.getByRole('rowheader', { name: '6', exact: true })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})

test('the button that sends is in sight on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${AT}/ES-BARU`)
  await expect(submit(page)).toBeInViewport({ ratio: 1 })
})

test('says beside its buttons that the filter was changed', async ({ page }) => {
  await page.goto(AT)
  await form(page).getByRole('textbox', { name: 'Kata kunci' }).fill('Hendra')
  await expect(form(page).getByText('Filter sudah diubah. Tekan Cari untuk memperbarui hasil.')).toBeInViewport({
    ratio: 1,
  })
})

test('shows all ten columns below its filters in a window of 1440 pixels', async ({ page }) => {
  await page.goto(AT)
  await expect(page.getByRole('columnheader')).toHaveCount(10)
  for (const head of await page.getByRole('columnheader').all()) await expect(head).toBeInViewport({ ratio: 1 })
  await expect(form(page).getByRole('button', { name: 'Cari' })).toBeInViewport({ ratio: 1 })
})
test('shows all columns and each status whole on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${AT}?number=0&size=1000`)
  await expect(rows(page)).toHaveCount(48)
  await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 })
  const statuses = rows(page).getByTitle(/^(Waiting for Confirmation|Screening Process|Pesan baru dari pengguna)$/)
  const texts = await statuses.evaluateAll((found) =>
    found.map((status) => {
      const { scrollWidth, clientWidth } = status.firstElementChild!
      return `${status.textContent}: ${scrollWidth > clientWidth ? 'cut' : 'whole'}`
    }),
  )
  expect([...new Set(texts)].toSorted()).toEqual([
    'Pesan baru dari pengguna: whole',
    'Screening Process: whole',
    'Waiting for Confirmation: whole',
  ])
})
test('leads from a ticket to the next one of its page', async ({ page, world }) => {
  await page.goto(`${AT}?number=0&size=5`)
  await page.getByRole('link', { name: 'ES-BARU' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tiket ES-BARU' })).toBeVisible()
  await world.forget()
  await page.getByRole('link', { name: 'Tiket berikutnya' }).click()
  await expect(page).toHaveURL(`${AT}/ES-PROSES?number=0&size=5`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tiket ES-PROSES' })).toBeVisible()
  expect(await world.calls(LIST)).toEqual([])
})

// [filter, input in the form, query on the wire]
const filters: [string, (page: Page) => Promise<void>, Record<string, string[]>][] = [
  ['a keyword', (page) => form(page).getByLabel('Kata kunci').fill(' Ratna '), { keyword: ['Ratna'] }],
  [
    'a day from',
    (page) => form(page).getByLabel('Tanggal mulai', { exact: true }).fill('05/11/2026'),
    { startDate: ['5/11/2026'] },
  ],
  [
    'a day until',
    (page) => form(page).getByLabel('Tanggal selesai', { exact: true }).fill('1-9-2026'),
    { endDate: ['1/9/2026'] },
  ],
  ['a ticket status', (page) => pick(page, 'Ticket Status', 'Complete'), { ticketStatus: ['CLOSE'] }],
  ['a message status', (page) => pick(page, 'Message Status', 'Pesan baru dari pengguna'), { messageStatus: ['USER'] }],
  ['who wrote last', (page) => pick(page, 'Last Updated By', 'Admin'), { lastUpdatedBy: ['ADMIN'] }],
]
test('puts every filter into the URL and on the wire, and Reset clears all', async ({ page, world }) => {
  await page.goto(AT)
  for (const [what, fill, wanted] of filters) {
    await expect(rows(page).first()).toBeVisible()
    await world.forget()
    await fill(page)
    await form(page).getByRole('button', { name: 'Cari' }).click()
    await expect
      .poll(async () => (await world.calls(LIST)).map(({ query }) => recordOf(query)), { message: what })
      .toEqual([{ ...wanted, page: ['0'], size: ['5'] }])
    expect(recordOf(new URL(page.url()).searchParams), what).toEqual({ ...wanted, number: ['0'], size: ['5'] })
    await form(page).getByRole('button', { name: 'Reset' }).click()
    await expect(page).toHaveURL(`${AT}?number=0&size=5`)
  }
})
test('reports invalid and reversed dates without sending them, and ignores invalid values in the URL', async ({
  page,
  world,
}) => {
  await page.goto(
    `${AT}?number=x&size=7&ticketStatus=LAIN&startDate=2026-01-01&ticketType=EXECUTIVE_SEARCH&keyword=ES-`,
  )
  await expect(rows(page)).toHaveCount(5)
  expect(await world.lastQuery(LIST)).toEqual({
    page: ['0'],
    size: ['5'],
    ticketType: ['EXECUTIVE_SEARCH'],
    keyword: ['ES-'],
  })
  await world.forget()
  const from = form(page).getByLabel('Tanggal mulai', { exact: true })
  const until = form(page).getByLabel('Tanggal selesai', { exact: true })
  await from.fill('31/02/2026')
  await form(page).getByRole('button', { name: 'Cari' }).click()
  await expect(form(page)).toContainText('Format DD/MM/YYYY')
  await expect(from).toBeFocused()
  await from.fill('10/11/2026')
  await until.fill('09/11/2026')
  await form(page).getByRole('button', { name: 'Cari' }).click()
  await expect(form(page)).toContainText('Tanggal selesai harus lebih besar dari tanggal mulai')
  await expect(until).toBeFocused()
  expect(await world.calls(LIST)).toEqual([])
})
test('reports no matches, a page beyond the end and a failed list, each with a way to continue', async ({
  page,
  world,
}) => {
  // Parameters of the URL are kept, and missing ones are added.
  await page.goto(`${AT}?size=10&keyword=tidak+ada+yang+begini`)
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  await expect(page).toHaveURL(`${AT}?number=0&size=10&keyword=tidak+ada+yang+begini`)
  await form(page).getByLabel('Kata kunci').fill('')
  await form(page).getByRole('button', { name: 'Cari' }).click()
  await expect(rows(page)).toHaveCount(10)
  await page.goto(`${AT}?number=99&size=10`)
  await expect(page.getByText('Halaman 100 tidak ada; daftar berakhir di halaman 5.')).toBeVisible()
  await page.getByRole('button', { name: 'Buka halaman terakhir' }).click()
  await expect(page).toHaveURL(`${AT}?number=4&size=10`)
  await expect(rows(page)).toHaveCount(8)
  await world.fault({ endpoint: LIST, kind: 'status', status: 500, times: 0 })
  await form(page).getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('alert')).toContainText('Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.', {
    timeout: 10_000,
  })
  await expectAccessible(page)
  await world.heal()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(rows(page)).toHaveCount(10)
})

test('shows who asks for what; sends a reply escaped, in a paragraph, with its file, and sets the status', async ({
  page,
  world,
}) => {
  await page.goto(`${AT}?number=0&size=10`)
  await page.getByRole('link', { name: 'ES-BARU' }).click()
  await expect(page).toHaveURL(`${AT}/ES-BARU?number=0&size=10`)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Tiket ES-BARU' })).toBeVisible()
  await expect(main.getByText('ACTIVE', { exact: true })).toBeVisible()
  await expect(main).toContainText('Belum ada balasan Admin')
  for (const text of ['16/11/2026 08:00', 'Ratna Kusuma', 'ratna.kusuma@nusantara.example', '+628111223344'])
    await expect(main).toContainText(text)
  await expect(main.getByRole('listitem').filter({ hasText: '15 tahun pengalaman' })).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await expect(replyForm(page)).toContainText('Tulis balasan, atau ubah status menjadi Complete.')
  await expectAccessible(page)

  await body(page).fill('Baik <b>\nKami proses')
  await replyForm(page)
    .getByLabel('LAMPIRAN')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('isi') })
  await expect(replyForm(page).getByText('a.txt')).toBeVisible()
  await setStatus(page, 'In Process')
  await doubleClick(submit(page))
  await expect(page.getByText('Balasan untuk tiket ES-BARU terkirim')).toBeVisible()
  expect(await onlyCall(world, REPLY)).toMatchObject({
    path: '/rest/console/es/detail/messagePost/ES-BARU',
    body: {
      messageText: '<p>Baik &lt;b&gt;<br>Kami proses</p>',
      ticketStatus: 'INPROCESS',
      fileBase64Dto: { base64: 'aXNp', originalFilename: 'a.txt' },
    },
  })
  // A ticket in process is no longer open: the header has the documents' word, with the actual status beside it.
  await expect(main.getByText('CLOSED', { exact: true })).toBeVisible()
  const replies = main.getByRole('list', { name: 'Riwayat balasan' }).getByRole('listitem')
  await expect(replies).toHaveCount(1)
  await expect(replies).toContainText('16/11/2026 09:00 · Budi Santoso (Admin)')
  await expect(replies).toContainText('Baik <b>')
  await expect(body(page)).toHaveValue('')
  const file = await page.request.get(
    (await replies.getByRole('link', { name: 'Lihat Lampiran' }).getAttribute('href'))!,
  )
  expect(await file.text()).toBe('isi')
  await page.getByRole('link', { name: 'Kembali ke daftar tiket' }).click()
  await expect(page).toHaveURL(`${AT}?number=0&size=10`)
  await expect
    .poll(() => rowOf(page, '1'))
    .toMatchObject({ 'Ticket Status': 'In Process', 'Message Status': 'Sudah dibalas' })
})
test('closes a ticket without a message after confirmation; then body and file are disabled and nothing can be sent', async ({
  page,
  world,
}) => {
  await page.goto(`${AT}/ES-PROSES?number=0&size=5`)
  await setStatus(page, 'Complete')
  await submit(page).click()
  const question = page.getByRole('dialog', { name: 'Tutup tiket ES-PROSES' })
  await question.getByRole('button', { name: 'Tidak' }).click()
  expect(await world.calls(REPLY)).toEqual([])
  await submit(page).click()
  await question.getByRole('button', { name: 'Ya' }).click()
  await expect(replyForm(page)).toContainText('Tiket ini sudah selesai dan tidak dapat dibalas lagi.')
  expect((await onlyCall(world, REPLY)).body).toEqual({ messageText: '', ticketStatus: 'CLOSE', fileBase64Dto: null })
  await expect(body(page)).toBeDisabled()
  await expect(replyForm(page).getByLabel('LAMPIRAN')).toBeDisabled()
  await expect(submit(page)).toBeDisabled()
  // Another status enables the text again, and still nothing can be sent (document 3 §5).
  await setStatus(page, 'Open')
  await body(page).fill('Halo')
  await expect(submit(page)).toBeDisabled()
})
test('keeps text and file after a failed reply and reloads the ticket; input is a draft until sent or cancelled', async ({
  page,
  world,
}) => {
  await world.fault({ endpoint: REPLY, kind: 'status', status: 409, message: 'Tiket sudah ditutup' })
  await page.goto(`${AT}/ES-PROSES?number=2&size=1`)
  await body(page).fill('Konsep jawaban')
  await setStatus(page, 'Assessment')
  await submit(page).click()
  await expect(replyForm(page).getByRole('alert')).toHaveText('Tiket sudah ditutup')
  await expect.poll(async () => (await world.calls('getEsTicket')).length).toBe(3)
  await page.reload()
  await expect(body(page)).toHaveValue('Konsep jawaban')
  const status = replyForm(page).getByRole('combobox', { name: 'Ubah Status' })
  await expect(status).toHaveValue('Assessment')
  await replyForm(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${AT}?number=2&size=1`)
  await page.goto(`${AT}/ES-PROSES`)
  await expect(body(page)).toHaveValue('')
  await expect(status).toHaveValue('In Process')
})
test('shows a hostile ticket as text, and reports an unknown one with a way back', async ({ page, world }) => {
  await page.goto(`${AT}/ES-JAHAT`)
  const main = page.getByRole('main')
  await expect(main).toContainText('<img src=x onerror="alert(1)">')
  await expect(main).toContainText('Lampiran tidak dapat dibuka: javascript:alert(3)')
  await expect(main.locator('form input[name=sandi], iframe, script, svg[onload], style')).toHaveCount(0)
  await expectAccessible(page)
  for (const [msgId, asked] of [
    ['ES-TIADA', true],
    ['a%20b', false],
  ] as const) {
    await world.forget()
    await page.goto(`${AT}/${msgId}?number=1&size=5`)
    await expect(page.getByRole('alert')).toContainText('Data tidak ditemukan')
    expect((await world.calls('getEsTicket')).length > 0).toBe(asked)
  }
  await page.getByRole('link', { name: 'Kembali ke daftar tiket' }).click()
  await expect(page).toHaveURL(`${AT}?number=1&size=5`)
})
test('asks before a reply goes over that of a colleague, and sends nothing without a yes', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const other = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  for (const one of [page, other]) await one.goto(`${AT}/ES-PROSES`)
  await body(page).fill('Jawaban saya')
  await setStatus(page, 'Screening Process')
  await setStatus(other, 'Assessment')
  await body(other).fill('Sudah kami proses')
  await submit(other).click()
  await expect(other.getByText('Balasan untuk tiket ES-PROSES terkirim')).toBeVisible()
  await submit(page).click()
  const question = page.getByRole('dialog', { name: 'Tiket ES-PROSES berubah' })
  await expect(question).toContainText(/Siti Aminah.* membalas \(.*\): Sudah kami proses/)
  await expect(question).toContainText('Status tiket sekarang Assessment.')
  await expect(question).toContainText('Tetap kirim?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(body(page)).toHaveValue('Jawaban saya')
  expect(await world.calls(REPLY)).toHaveLength(1)
  // Who was told is not asked again.
  await submit(page).click()
  await expect(page.getByText('Balasan untuk tiket ES-PROSES terkirim')).toBeVisible()
  expect(await world.calls(REPLY)).toHaveLength(2)
})
test('keeps a status that a colleague set meanwhile; a closed ticket takes no reply, and the text stays', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const other = await elsewhere(browser, world, baseURL!)
  for (const one of [page, other]) await one.goto(`${AT}/ES-PROSES`)
  await body(page).fill('Jawaban saya')
  await setStatus(other, 'Assessment')
  await body(other).fill('Jawaban rekan')
  await submit(other).click()
  await expect(other.getByText('Balasan untuk tiket ES-PROSES terkirim')).toBeVisible()
  await submit(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tetap kirim' }).click()
  await expect(page.getByText('Balasan untuk tiket ES-PROSES terkirim')).toBeVisible()
  const statuses = async () =>
    (await world.calls(REPLY)).map((call) => (call.body as { ticketStatus: string }).ticketStatus)
  expect(await statuses()).toEqual(['ASSESSMENT', 'ASSESSMENT'])

  await body(page).fill('Masih ada')
  await setStatus(other, 'Complete')
  await submit(other).click()
  await other.getByRole('dialog', { name: 'Tutup tiket ES-PROSES' }).getByRole('button', { name: 'Ya' }).click()
  await other.getByRole('button', { name: 'Tetap kirim' }).click()
  await expect.poll(statuses).toHaveLength(3)
  await submit(page).click()
  await expect(replyForm(page).getByRole('alert')).toHaveText('Tiket ini sudah selesai dan tidak dapat dibalas lagi.')
  await expect(body(page)).toHaveValue('Masih ada')
  expect(await statuses()).toHaveLength(3)
})
test('sends a reply once after a lost answer, even while the ticket cannot be read', async ({ page, world }) => {
  const sent = page.getByText('Balasan untuk tiket ES-PROSES terkirim')
  const replies = page.getByRole('list', { name: 'Riwayat balasan' }).getByRole('listitem')
  await page.goto(`${AT}/ES-PROSES`)
  await loseAnswer(page, /messagePost\/ES-PROSES/)
  await body(page).fill('Sekali saja')
  await submit(page).click()
  await expect(sent).toBeVisible()
  await expect(body(page)).toHaveValue('')
  await expect(replies.filter({ hasText: 'Sekali saja' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Tutup pesan' }).click()
  await expect(sent).toBeHidden()

  // The connection stays down until the next press.
  await page.route(/messagePost\/ES-PROSES/, async (route) => {
    await route.fetch()
    await page.route(/es\/detail\/init\/ES-PROSES/, (read) => read.abort())
    await route.abort('connectionreset')
  })
  await body(page).fill('Sekali lagi')
  await submit(page).click()
  await expect(replyForm(page).getByRole('alert')).toContainText('Tidak dapat terhubung ke server')
  await expect(body(page)).toHaveValue('Sekali lagi')
  await page.unroute(/es\/detail\/init\/ES-PROSES/)
  await submit(page).click()
  await expect(sent).toBeVisible()
  await expect(body(page)).toHaveValue('')
  await expect(replies.filter({ hasText: 'Sekali lagi' })).toHaveCount(1)
  expect(await world.calls(REPLY)).toHaveLength(2)
})
test('reports an unsent reply after leaving the ticket', async ({ page, world }) => {
  await world.fault({ endpoint: REPLY, kind: 'status', status: 422, message: 'Pesan ditolak' })
  const release = await holdBack(page, /messagePost\/ES-PROSES/)
  await page.goto(`${AT}/ES-PROSES?number=0&size=5`)
  await body(page).fill('Jawaban')
  const leaving = page.waitForRequest(/messagePost\/ES-PROSES/)
  await submit(page).click()
  await leaving
  await page.getByRole('link', { name: 'Kembali ke daftar tiket' }).click()
  await expect(page).toHaveURL(`${AT}?number=0&size=5`)
  await expect(rows(page)).toHaveCount(5)
  release()
  await expect(page.getByText('Balasan untuk tiket ES-PROSES belum terkirim. Pesan ditolak')).toBeVisible()
})

test('a ticket of 500 replies draws the newest, and the earlier ones at a press', async ({ page, world }) => {
  const replies = Array.from({ length: 500 }, (_, n) => ({ html: `<p>Balasan ${n + 1}</p>` }))
  await world.seed({ tickets: [{ messageId: 'ES-PANJANG', replies }] })
  await page.goto('/dashboard/0/contact-us/ES-PANJANG')
  const items = page.getByRole('list', { name: 'Riwayat balasan' }).getByRole('listitem')
  await expect(items).toHaveCount(50)
  await expect(items.last()).toContainText('Balasan 500')
  await page.getByRole('button', { name: 'Tampilkan 450 balasan sebelumnya' }).click()
  await expect(items.first()).toContainText('Balasan 401')
})
