import type { Page } from '@playwright/test'
import {
  closeConversation,
  entries,
  onlyCall,
  openConversation,
  pickVacancy,
  question,
  sendButton,
  sendAndConfirm,
  conversation,
  textOf,
} from '../../support/messages'
import { PASSWORD } from '../../support/accounts'
import { idToken, signIn } from '../../support/signIn'
import { openTalents, results } from '../../support/talents'
import { expect, test } from '../../support/test'
import type { World } from '../../support/world'

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const FIND = 'getTalentTicket'
const START = 'createTalentTicket'
const REPLY = 'replyTalentTicket'
const TO_REPLY = '**/post/messagePost/**'
const file = { name: 'CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 isi') }

/** A colleague writes to Ayu meanwhile. */
const openThread = async (page: Page, world: World) =>
  page.request.post('/rest/console/populationnotif/post/create', {
    headers: { 'x-mock-session': world.session, Authorization: (await idToken(page))! },
    data: {
      subject: 'Halo',
      messageText: 'Dari rekan',
      userId: 'USR-AYU',
      corporateId: 'COR0001',
      fileBase64Dto: null,
    },
  })

const writeButton = (page: Page, name: string) => page.getByRole('button', { name: `Pesan ${name}`, exact: true })
/** Opens a conversation so that it can be opened again without loading the page. */
async function openFromRow(page: Page, name: string) {
  const [firstNames = '', lastNames = ''] = name.split(' ')
  await openTalents(page, `?${new URLSearchParams({ firstNames, lastNames }).toString()}`)
  await writeButton(page, name).click()
  return conversation(page, name)
}

test('says that a thread was not closed, although an empty message was refused before', async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await sendButton(dialog).click()
  await expect(dialog.getByText('Pesan wajib diisi')).toBeVisible()
  await world.fault({ endpoint: 'closeTalentTicket', kind: 'status', status: 500 })
  await dialog.getByRole('button', { name: 'AKHIRI PERCAKAPAN' }).click()
  await question(page, 'Akhiri percakapan', BAYU).getByRole('button', { name: 'Ya' }).click()
  await expect(dialog.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})

test('while it is unknown whether a thread exists, nothing can be written', async ({ page, world }) => {
  await world.fault({ endpoint: FIND, kind: 'status', status: 403 })
  const dialog = await openFromRow(page, AYU)
  await expect(dialog.getByRole('alert')).toContainText('Maaf kamu tidak bisa mengakses fitur ini')
  await expect(sendButton(dialog)).toBeHidden()
  await world.fault({ endpoint: FIND, kind: 'slow', ms: 1_000 })
  await dialog.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(sendButton(dialog)).toBeVisible()
  // The previous result does not count when reopened.
  await closeConversation(page, AYU)
  await world.fault({ endpoint: FIND, kind: 'hang' })
  await writeButton(page, AYU).click()
  await expect(dialog.getByText('Memeriksa percakapan...')).toBeVisible()
  await expect(sendButton(dialog)).toBeHidden()
})

/** Cuts the connection before the server receives the request. */
const cutOnce = (page: Page) => page.route(TO_REPLY, (route) => route.abort('connectionreset'), { times: 1 })
test('sends a failed message once, and once more on request', async ({ page, world }) => {
  await world.fault({ endpoint: REPLY, kind: 'status' })
  let tries = 0
  page.on('request', (request) => (tries += request.url().includes('/post/messagePost/') ? 1 : 0))
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await textOf(dialog).fill('Halo lagi')
  await dialog.getByLabel('LAMPIRAN').setInputFiles(file)
  await expect(dialog.getByText('CV.pdf', { exact: true })).toBeVisible()
  await sendAndConfirm(page, BAYU)
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(textOf(dialog)).toHaveValue('Halo lagi')
  await expect(dialog.getByText('CV.pdf', { exact: true })).toBeVisible()
  expect(tries).toBe(1)
  await dialog.getByRole('button', { name: 'Coba lagi' }).click()
  await question(page, 'Kirim pesan', BAYU).getByRole('button', { name: 'Ya' }).click()
  await expect(entries(dialog).last()).toContainText('Halo lagi')
  await expect(dialog.getByRole('button', { name: 'Lampirkan lagi CV.pdf' })).toBeVisible()
  await expect(entries(dialog)).toHaveCount(4)
  expect(tries).toBe(2)
  expect((await world.calls(REPLY)).at(-1)!.body).toMatchObject({
    fileBase64Dto: { base64: file.buffer.toString('base64'), originalFilename: 'CV.pdf' },
  })
})

test('shows a message once in the thread when the connection is cut after the server took it', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await expect(entries(dialog)).toHaveCount(3)
  await page.route(TO_REPLY, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await textOf(dialog).fill('Sekali saja')
  await sendAndConfirm(page, BAYU)
  await expect(entries(dialog).last()).toContainText('Sekali saja')
  await expect(entries(dialog)).toHaveCount(4)
  await expect(textOf(dialog)).toHaveValue('')
  await expect(dialog.getByRole('alert')).toBeHidden()
  // The same text again, not received this time: the earlier copies must not count as this one.
  await page.unroute(TO_REPLY)
  await cutOnce(page)
  await textOf(dialog).fill('Sekali saja')
  await sendAndConfirm(page, BAYU)
  await expect(dialog.getByRole('alert')).toContainText('Tidak dapat terhubung ke server')
  await expect(textOf(dialog)).toHaveValue('Sekali saja')
})

test('opens one thread for a first message cut after the server took it', async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-AYU', AYU)
  await pickVacancy(page, 'Software Engineer')
  await page.route('**/populationnotif/post/create', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await sendAndConfirm(page, AYU)
  await expect(dialog.getByRole('article', { name: 'Pesan pertama' })).toContainText('posisi Software Engineer')
  await expect(dialog.getByRole('alert')).toBeHidden()
  await onlyCall(world, START)
})

test('sends nothing while an unreadable thread may have been opened meanwhile', async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-AYU', AYU)
  await pickVacancy(page, 'Software Engineer')
  await world.fault({ endpoint: START, kind: 'status', status: 409 })
  await world.fault({ endpoint: FIND, kind: 'status', status: 403, times: 0 })
  await sendAndConfirm(page, AYU)
  await expect(dialog.getByRole('alert').first()).toContainText('Maaf kamu tidak bisa mengakses fitur ini')
  await expect(sendButton(dialog)).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await expect(question(page, 'Kirim pesan', AYU)).toHaveCount(0)
  await expect(textOf(dialog)).toHaveValue(/Halo Ayu Wulandari/)
  await world.heal()
  await dialog.getByRole('button', { name: 'Coba lagi' }).first().click()
  await expect(sendButton(dialog)).toBeEnabled()
})

test('shows a thread that a colleague opened meanwhile, with the typed text', async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-AYU', AYU)
  await pickVacancy(page, 'Software Engineer')
  await openThread(page, world)
  await sendAndConfirm(page, AYU)
  await expect(dialog.getByRole('alert')).toContainText('Percakapan dengan kandidat ini sudah ada')
  await expect(dialog.getByRole('article', { name: 'Pesan pertama' })).toContainText('Dari rekan')
  await expect(textOf(dialog)).toHaveValue(/Halo Ayu Wulandari/)
})

test('an invitation with a preset vacancy that nobody changed survives a thread that a colleague opened', async ({
  page,
  world,
}) => {
  await openConversation(page, 'USR-BAYU', BAYU)
  await openConversation(page, 'USR-DIAM', 'Diam Saja')
  await pickVacancy(page, 'Software Engineer')
  const dialog = await openConversation(page, 'USR-AYU', AYU)
  await expect(textOf(dialog)).toHaveValue(/Halo Ayu Wulandari[^]*Software Engineer/)
  await openThread(page, world)
  await sendAndConfirm(page, AYU)
  await expect(dialog.getByRole('alert')).toContainText('Percakapan dengan kandidat ini sudah ada')
  await expect(dialog.getByRole('article', { name: 'Pesan pertama' })).toContainText('Dari rekan')
  await expect(textOf(dialog)).toHaveValue(/Halo Ayu Wulandari[^]*Software Engineer/)
  await dialog.getByRole('button', { name: 'Coba lagi' }).click()
  await question(page, 'Kirim pesan', AYU).getByRole('button', { name: 'Ya' }).click()
  expect((await onlyCall(world, REPLY)).body).toMatchObject({
    messageText: expect.stringContaining('Software Engineer'),
  })
})

test.describe('a draft', () => {
  test('survives closing and a reload, is separate for each candidate and corporate, and ends at sign-out', async ({
    page,
  }) => {
    const dialog = await openConversation(page, 'USR-BAYU', BAYU)
    await textOf(dialog).fill('Belum selesai')
    await closeConversation(page, BAYU)
    await expect(page).not.toHaveURL(/userId|msgId|name=/)
    await openConversation(page, 'USR-CITRA', 'Citra Dewi')
    await expect(textOf(conversation(page, 'Citra Dewi'))).toHaveValue('')
    await openConversation(page, 'USR-BAYU', BAYU, 1)
    await expect(textOf(dialog)).not.toHaveValue('Belum selesai')
    await openConversation(page, 'USR-BAYU', BAYU)
    await expect(textOf(dialog)).toHaveValue('Belum selesai')
    await closeConversation(page, BAYU)
    await page.getByRole('button', { name: /^Menu|Budi/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Keluar dan hapus draf' }).click()
    await expect(page).toHaveURL(/\/(login)?$/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('klob:draft')))).toEqual(
      [],
    )
  })

  test('warns when closing that an attached file is dropped', async ({ page }) => {
    const dialog = await openFromRow(page, BAYU)
    await textOf(dialog).fill('Dengan berkas')
    await dialog.getByLabel('LAMPIRAN').setInputFiles(file)
    await expect(dialog.getByText('CV.pdf', { exact: true })).toBeVisible()
    await closeConversation(page, BAYU)
    await expect(page.getByText('Lampiran dilepas. Teks pesan tersimpan sebagai draf.')).toBeVisible()
    await writeButton(page, BAYU).click()
    await expect(textOf(dialog)).toHaveValue('Dengan berkas')
    await expect(dialog.getByText('CV.pdf', { exact: true })).toBeHidden()
  })
})

test('keeps text and file when the session ends while sending', async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await textOf(dialog).fill('Tetap ada')
  await dialog.getByLabel('LAMPIRAN').setInputFiles(file)
  // After the look at the thread, before the send.
  await page.route(
    TO_REPLY,
    async (route) => {
      await world.identity({ revoke: 'budi.santoso' })
      await route.fallback()
    },
    { times: 1 },
  )
  await sendAndConfirm(page, BAYU)
  const relogin = page.getByRole('dialog', { name: 'Masuk kembali' })
  await expect(relogin).toBeVisible()
  await world.reset()
  await signIn(page, { password: PASSWORD })
  await expect(relogin).toBeHidden()
  await expect(dialog.getByRole('alert')).toContainText('Pesan belum terkirim.')
  await expect(dialog.getByRole('alert')).not.toContainText('silakan masuk kembali')
  await expect(textOf(dialog)).toHaveValue('Tetap ada')
  await expect(dialog.getByText('CV.pdf', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Coba lagi' }).click()
  await question(page, 'Kirim pesan', BAYU).getByRole('button', { name: 'Ya' }).click()
  await expect(entries(dialog).last()).toContainText('Tetap ada')
})

test('reports a failure after the dialog was closed', async ({ page }) => {
  let fail = () => {}
  const closed = new Promise<void>((resolve) => (fail = resolve))
  await page.route(TO_REPLY, async (route) => {
    await closed
    await route.fulfill({ status: 500, json: { status: 'ERROR', message: null, result: null } })
  })
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await textOf(dialog).fill('Halo')
  await sendAndConfirm(page, BAYU)
  await closeConversation(page, BAYU)
  fail()
  await expect(page.getByText('Kirim pesan, Bayu Pratama: belum berhasil.')).toBeVisible()
  await expect(results(page)).toBeVisible()
})
