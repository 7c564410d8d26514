import type { Page } from '@playwright/test'
import { conversation, openConversation, question, sendButton, textOf } from '../../support/messages'
import { openStage } from '../../support/stages'
import { expect, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const PARTS = /\/assets\/.*\.(js|css)$/
const TOASTS = /\/assets\/Toasts-.*\.js$/
const PAGE = /^https?:\/\/[^/]+\/$/

/** Opens a new message and writes it. */
async function writeMessage(page: Page) {
  const dialog = await openConversation(page, 'USR-AYU', AYU)
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Undangan')
  await textOf(dialog).fill('Halo Ayu')
  return dialog
}
/** Cuts the network for the console's own files, as they are not in the browser yet. */
async function cut(page: Page): Promise<void> {
  await page.route(PARTS, (route) => route.abort('internetdisconnected'))
  await page.route(PAGE, (route) => route.abort('internetdisconnected'))
}
const restore = (page: Page) => page.unrouteAll({ behavior: 'wait' })
const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))
/** Resolves once questions and toasts are there. */
const messagesLoaded = (page: Page) => page.waitForResponse(/\/assets\/DialogWindow-.*\.js$/, { timeout: 20_000 })

test.use({ expectedErrors: /dynamically imported module|Failed to load resource/ })

test('asks its questions without a network, once the first screen is shown', async ({ page }) => {
  const loaded = messagesLoaded(page)
  const dialog = await writeMessage(page)
  await loaded
  await page.waitForLoadState('networkidle')
  await cut(page)
  await sendButton(dialog).click()
  await expect(question(page, 'Kirim pesan', AYU)).toBeVisible()
})

test('shows an alert without a network, once the first screen is shown', async ({ page }) => {
  const loaded = messagesLoaded(page)
  await page.goto('/dashboard/0/es-admin-query')
  const mailing = page.getByRole('button', { name: 'Simpan Hasil dan Kirim Email', exact: true })
  await expect(mailing).toBeVisible()
  await loaded
  await page.waitForLoadState('networkidle')
  await page.route('**', (route) => route.abort('internetdisconnected'))
  // A press explains it, although the button is disabled.
  await mailing.click({ force: true })
  await expect(page.getByRole('dialog', { name: 'Data Source wajib diisi' })).toBeVisible()
})

test.describe('on a list of talents', () => {
  const idle = async (page: Page) => {
    await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
    await page.waitForLoadState('networkidle')
  }
  const copyLink = (page: Page) => page.getByRole('button', { name: 'Salin tautan' })
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('shows a toast without a network, once the first screen is shown', async ({ page }) => {
    const loaded = page.waitForResponse(TOASTS, { timeout: 20_000 })
    await page.goto('/dashboard/0/talentsearch')
    await loaded
    await idle(page)
    await page.route('**', (route) => route.abort('internetdisconnected'))
    await copyLink(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Tautan pencarian disalin' })).toBeVisible()
  })

  test('says at the button what a toast would have said, while there is none', async ({ page }) => {
    await page.route(TOASTS, (route) => route.abort('internetdisconnected'))
    await page.goto('/dashboard/0/talentsearch')
    await idle(page)
    await copyLink(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Tautan pencarian disalin' })).toBeVisible()
  })
})

test('opens the user menu at the next press', async ({ page }) => {
  await openStage(page)
  // The screen's own parts, such as the filter form, have arrived.
  await page.waitForLoadState('networkidle')
  await cut(page)
  const button = page.getByRole('button', { name: 'Menu Budi' })
  await button.click()
  await expect(page.getByText('Bagian ini gagal dimuat.')).toBeVisible()
  await restore(page)
  await button.click()
  await expect(page.getByRole('menu')).toBeVisible()
})

test.describe('before its questions are loaded', () => {
  test.beforeEach(async ({ page }) => {
    // The first screen never becomes idle.
    await page.route(/\/assets\/(DialogWindow|Toasts)-/, (route) => route.abort('internetdisconnected'))
    const dialog = await writeMessage(page)
    await cut(page)
    await sendButton(dialog).click()
  })
  const note = (page: Page) =>
    conversation(page, AYU).getByRole('alert').filter({ hasText: 'Pertanyaan gagal ditampilkan' })

  test('tells at KIRIM that its question did not come, and asks at the next press', async ({ page, world }) => {
    await expect(note(page)).toBeVisible()
    await restore(page)
    await sendButton(conversation(page, AYU)).click()
    await question(page, 'Kirim pesan', AYU).getByRole('button', { name: 'Ya' }).click()
    await expect(textOf(conversation(page, AYU))).toHaveValue('')
    expect(await world.calls('createTalentTicket')).toHaveLength(1)
  })

  test('asks again by Coba lagi', async ({ page }) => {
    await expect(note(page)).toBeVisible()
    await restore(page)
    await note(page).getByRole('button', { name: 'Coba lagi' }).click()
    await expect(question(page, 'Kirim pesan', AYU)).toBeVisible()
  })

  test('neither asks nor sends by itself when the network returns', async ({ page, world }) => {
    await expect(note(page)).toBeVisible()
    await restore(page)
    const loaded = messagesLoaded(page)
    await online(page)
    await loaded
    await page.waitForLoadState('networkidle')
    await expect(question(page, 'Kirim pesan', AYU)).toBeHidden()
    expect(await world.calls('createTalentTicket')).toHaveLength(0)
    // The form is left by its own question, which was not lost with the first one.
    await page.getByRole('button', { name: 'Tutup percakapan' }).click()
    await expect(conversation(page, AYU)).toBeHidden()
  })
})

test('opens a dialog at the next press after its file could not be loaded', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch')
  await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
  await page.waitForLoadState('networkidle')
  await cut(page)
  const button = page.getByRole('button', { name: 'Download' })
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Bagian ini gagal dimuat.' })).toBeVisible()
  await restore(page)
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Download' })).toBeVisible()
})

test('offers a reload at the button whose file is gone by a newer build', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch')
  await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
  await page.waitForLoadState('networkidle')
  await page.route(PARTS, (route) => route.fulfill({ status: 404 }))
  await page.route(PAGE, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/-.{7}\.js"/g, '-another.js"')
    await route.fulfill({ response, body })
  })
  await page.getByRole('button', { name: 'Download' }).click()
  const note = page.getByRole('alert').filter({ hasText: 'Konsol sudah diperbarui sejak halaman ini dibuka.' })
  await expect(note).toBeVisible()
  await restore(page)
  await note.getByRole('button', { name: 'Muat ulang halaman' }).click()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByRole('dialog', { name: 'Download' })).toBeVisible()
})

test.describe('the actions of the user', () => {
  const STORE = /\/assets\/storeAction-.*\.js$/
  const saveNote = async (page: Page) => {
    await page.getByRole('textbox', { name: 'Catatan 1' }).fill('Baik')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
  }
  const expectAction = async (page: Page) => {
    await page.getByRole('button', { name: 'Menu Budi' }).click()
    await page.getByRole('menuitem', { name: 'Tindakan saya' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tindakan saya' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(`Menyimpan catatan tentang ${AYU}`)
  }

  test('are stored without a network for files, once the first screen is shown', async ({ page }) => {
    const loaded = page.waitForResponse(STORE, { timeout: 20_000 })
    await openStage(page, { open: 'USR-AYU' })
    await loaded
    await page.waitForLoadState('networkidle')
    await page.route(STORE, (route) => route.abort('internetdisconnected'))
    await saveNote(page)
    await expectAction(page)
  })

  test('are stored when the network returns', async ({ page }) => {
    await page.route(STORE, (route) => route.abort('internetdisconnected'))
    await openStage(page, { open: 'USR-AYU' })
    const lost = page.waitForEvent('requestfailed', (request) => STORE.test(request.url()))
    await saveNote(page)
    await lost
    await page.unrouteAll({ behavior: 'wait' })
    await online(page)
    await expectAction(page)
  })
})
