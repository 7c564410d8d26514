import type { Page } from '@playwright/test'
import { conversation, openConversation, textOf } from '../../support/messages'
import { openStage, panel } from '../../support/stages'
import { expect, expectAccessible, test } from '../../support/test'

const NAME = 'Ayu Wulandari'
const FOREIGN = 'another-application'

/** Fills the browser's storage for this site to its last character. */
const fillStorage = (page: Page) =>
  page.evaluate((key) => {
    let text = ''
    for (let step = 4_194_304; step >= 1; step /= 2)
      try {
        localStorage.setItem(key, text + 'x'.repeat(step))
        text += 'x'.repeat(step)
      } catch {
        // Too much: the next step is half of it.
      }
  }, FOREIGN)
const emptyStorage = (page: Page) => page.evaluate((key) => localStorage.removeItem(key), FOREIGN)
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Draf tidak dapat disimpan di browser ini' })

test('a message says that its draft cannot be stored, until there is room', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-AYU', NAME)
  await fillStorage(page)
  await textOf(dialog).fill('Halo Ayu, apakah Anda tersedia?')
  await expect(conversation(page, NAME).getByRole('alert')).toBeInViewport()
  await expectAccessible(page)
  await emptyStorage(page)
  await textOf(dialog).pressSequentially(' Terima kasih.')
  await expect(notice(page)).toHaveCount(0)
})

test('a message says so where the browser refuses to store anything', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('denied', 'SecurityError')
      setItem.call(this, key, value)
    }
  })
  const dialog = await openConversation(page, 'USR-AYU', NAME)
  await textOf(dialog).fill('Halo Ayu, apakah Anda tersedia?')
  await expect(notice(page)).toBeInViewport()
})

test('notes say that their draft cannot be stored, and leaving them says that they are lost', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  const note = panel(page, /^Ayu Wulandari/).getByRole('textbox', { name: 'Catatan 1', exact: true })
  await expect(note).toBeVisible()
  await fillStorage(page)
  await note.fill('Komunikasi baik')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('link', { name: 'ATS Report' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Perubahan belum disimpan' })).toContainText('isian ini hilang')
})

test('a new draft takes the room of marks and actions', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  const note = panel(page, /^Ayu Wulandari/).getByRole('textbox', { name: 'Catatan 1', exact: true })
  await expect(note).toBeVisible()
  await page.evaluate(() =>
    localStorage.setItem(
      'klob:seen:USR-BUDI:COR0001:VAC-LAMA',
      JSON.stringify({ v: 1, at: 1, value: { stages: {}, at: {}, ids: 'x'.repeat(5_000) } }),
    ),
  )
  await fillStorage(page)
  await note.fill('Komunikasi baik')
  await page.reload()
  await expect(note).toHaveValue('Komunikasi baik')
})
