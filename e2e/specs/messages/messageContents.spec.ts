import { quietOf } from '../../support/golden'
import {
  entries,
  linkTo,
  onlyCall,
  openConversation,
  sendButton,
  sendAndConfirm,
  conversation,
  textOf,
} from '../../support/messages'
import { idToken } from '../../support/signIn'
import { expect, test } from '../../support/test'

const BAYU = 'Bayu Pratama'
const MB = 1024 * 1024
const NOT_ATTACHABLE =
  'Jenis berkas ini tidak dapat dilampirkan. Yang dapat dilampirkan: pdf, dokumen Office, gambar, teks, dan kalender.'
const plain = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

test('sends an attachment byte for byte, without a prefix', async ({ page, world }) => {
  const buffer = Buffer.from(
    ['%PDF-', ...Array.from({ length: 700 }, (_, n) => String.fromCharCode((n * 37) % 256))].join(''),
    'latin1',
  )
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await textOf(dialog).fill('Terlampir')
  await dialog.getByLabel('LAMPIRAN').setInputFiles(plain('data & <b>.pdf', buffer))
  await expect(dialog.getByText('data & <b>.pdf', { exact: true })).toBeVisible()
  await sendAndConfirm(page, BAYU)
  const link = entries(dialog).last().getByRole('link', { name: 'Lihat Lampiran' })
  await expect(entries(dialog).last()).toContainText('Terlampir')
  const answer = await page.request.get((await link.getAttribute('href'))!)
  expect(await answer.body()).toEqual(buffer)
  const { body } = await onlyCall(world, 'replyTalentTicket')
  expect(body).toMatchObject({
    fileBase64Dto: { base64: buffer.toString('base64'), originalFilename: 'data & <b>.pdf' },
  })
})

test('rejects files that are too big, empty or dangerous with a reason', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  const input = dialog.getByLabel('LAMPIRAN')
  const refusals = [
    [plain('besar.pdf', Buffer.alloc(5 * MB + 1)), 'Lampiran paling besar 5 MB.'],
    [plain('kosong.pdf', Buffer.alloc(0)), 'Berkas kosong tidak dapat dilampirkan.'],
    [plain('gambar.SVG', Buffer.from('<svg/>')), NOT_ATTACHABLE],
    [plain('program.exe', Buffer.from('MZ')), NOT_ATTACHABLE],
    [plain('laman.html', Buffer.from('<p>')), NOT_ATTACHABLE],
    [plain('program.pdf', Buffer.from('MZ')), 'Isi berkas tidak sesuai dengan akhiran namanya.'],
  ] as const
  for (const [file, told] of refusals) {
    await input.setInputFiles(file)
    await expect(dialog.getByRole('alert')).toHaveText(told)
    await expect(dialog.getByText(file.name)).toBeHidden()
  }
  await input.setInputFiles(plain('pas.pdf', Buffer.alloc(5 * MB, '%PDF-')))
  await expect(dialog.getByText('pas.pdf', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await dialog.getByRole('button', { name: 'Lepas lampiran pas.pdf' }).click()
  await expect(dialog.getByText('pas.pdf')).toBeHidden()
  // The same file can be chosen again.
  await input.setInputFiles(plain('pas.pdf', Buffer.alloc(10, '%PDF-')))
  await expect(dialog.getByText('pas.pdf', { exact: true })).toBeVisible()
})

test('shows the progress of reading a file, and delays sending', async ({ page, world }) => {
  // A file reader that pauses half way until it is released.
  await page.addInitScript(() => {
    const read = FileReader.prototype.readAsDataURL
    FileReader.prototype.readAsDataURL = function (this: FileReader, blob: Blob) {
      this.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 45, total: 100 }))
      document.addEventListener('go on', () => read.call(this, blob), { once: true })
    }
  })
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await textOf(dialog).fill('Terlampir')
  await dialog.getByLabel('LAMPIRAN').setInputFiles(plain('lama.pdf', Buffer.from('%PDF-')))
  await expect(dialog.getByText('lama.pdf: dibaca 45 %')).toBeVisible()
  await sendButton(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('Tunggu sampai lampiran selesai dibaca')
  await page.evaluate(() => document.dispatchEvent(new Event('go on')))
  await expect(dialog.getByText('lama.pdf', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeHidden()
  expect(await world.calls('replyTalentTicket')).toEqual([])
})

test('shows hostile messages with safe formatting only', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) foreign.push(request.url())
  })
  const dialog = await openConversation(page, 'USR-JAHAT', 'Jahat')
  const first = dialog.getByRole('article', { name: 'Pesan pertama' })
  await expect(first).toContainText('Subjek: <script>alert("jahat")</script>')
  await expect(first.getByText('tebal', { exact: true })).toHaveCSS('font-weight', '700')
  await expect(first.getByText('klik', { exact: true })).not.toHaveAttribute('href')
  await expect(entries(dialog).last()).toContainText('Lampiran tidak dapat dibuka: http://jahat.example/gambar.png')
  // Scrolls from the last to the first, so that each one has been rendered.
  const region = dialog.getByRole('region', { name: 'Percakapan' })
  const messages = first.or(dialog.getByRole('list', { name: 'Pesan Terdahulu' }))
  const nothing = 'script, style, form, input, iframe, img, svg, [onclick], [onload], [onerror], [href^="javascript" i]'
  await expect(messages.locator(nothing)).toHaveCount(0)
  await region.focus()
  await page.keyboard.press('Home')
  await expect(entries(dialog).first()).toContainText('<script>alert("jahat")</script>')
  await expect(messages.locator(nothing)).toHaveCount(0)
  for (const link of await messages.getByRole('link').all())
    await expect(link).toHaveAttribute('rel', /noopener noreferrer/)
  expect(foreign).toEqual([])
})

test('renders few of a thousand messages and starts at the newest', async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-RAMAI', 'Ramai Sinaga')
  const region = dialog.getByRole('region', { name: 'Percakapan' })
  await expect(entries(dialog).filter({ hasText: 'Pesan ke-1000' })).toBeInViewport()
  expect(await entries(dialog).count()).toBeLessThan(40)
  await expect(dialog.getByText(/pesan terbaru dari/)).toBeHidden()
  await region.focus()
  await page.keyboard.press('Home')
  await expect(entries(dialog).filter({ hasText: /Pesan ke-2(?!\d)/ })).toBeInViewport()
  await expect(entries(dialog).first()).toHaveAttribute('aria-setsize', '999')
  expect(await entries(dialog).count()).toBeLessThan(40)

  // Two more than a page holds: the newest are still shown, with a note that older ones are missing.
  const headers = { 'x-mock-session': world.session, Authorization: (await idToken(page))! }
  for (const messageText of ['Yang ke-1001', 'Yang ke-1002'])
    await page.request.post('/rest/console/populationnotif/post/messagePost/MSG-talent-COR0001-USR-RAMAI', {
      headers,
      data: { messageText, fileBase64Dto: null },
    })
  await dialog.getByRole('button', { name: 'Muat ulang pesan' }).click()
  await expect(dialog.getByText('Hanya 1.000 pesan terbaru dari 1.001 yang ditampilkan.')).toBeVisible()
  await region.focus()
  await page.keyboard.press('End')
  await expect(entries(dialog).last()).toContainText('Yang ke-1002')
})

test('keeps the newest message in view when the window gets narrow', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-RAMAI', 'Ramai Sinaga')
  const newest = entries(dialog).filter({ hasText: 'Pesan ke-1000' })
  for (const width of [360, 1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(newest).toBeInViewport({ ratio: 1 })
  }
})

test('shows the newest message when a conversation is reopened', async ({ page, world }) => {
  const quiet = quietOf(page)
  await page.goto('/dashboard/0/infographic')
  const headers = { 'x-mock-session': world.session, Authorization: (await idToken(page))! }
  for (let n = 1; n <= 40; n += 1)
    await page.request.post('/rest/console/populationnotif/post/messagePost/MSG-talent-COR0001-USR-BAYU', {
      headers,
      data: { messageText: `Kata ${n}`, fileBase64Dto: null },
    })
  const dialog = conversation(page, BAYU)
  const follow = async (to: string) => {
    await page.evaluate((path) => history.pushState({}, '', path), to)
    await quiet.wait(to)
  }
  /** Position of the newest message's end: above the text field. */
  const endOnOpening = async () => {
    await follow(`/dashboard/0/talentsearch${linkTo('USR-BAYU', BAYU)}`)
    await expect(entries(dialog).last()).toContainText('Kata 40')
    const { y, height } = (await entries(dialog).last().boundingBox())!
    return Math.round(y + height)
  }
  const before = await endOnOpening()
  for (const _ of [1, 2]) {
    await follow('/dashboard/0/infographic')
    await expect(dialog).toBeHidden()
    expect(await endOnOpening()).toBe(before)
  }
})
