import { conversation, openConversation } from '../../support/messages'
import { openTalents } from '../../support/talents'
import { expect, test } from '../../support/test'

const NAME = 'Ayu Wulandari'

test('ten conversations, opened and closed, leave no history entry behind', async ({ page }) => {
  await page.goto('/dashboard/0')
  await openTalents(page, '?firstNames=Ayu&lastNames=Wulandari')
  const before = await page.evaluate(() => history.length)
  const write = page.getByRole('button', { name: /^Pesan/ }).first()
  for (let n = 0; n < 10; n += 1) {
    await write.click()
    await expect(conversation(page, NAME)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(conversation(page, NAME)).toBeHidden()
    await expect(page).not.toHaveURL(/dialog=/)
  }
  // The entry that a dialog used is there for Forward, once.
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/0$/)
})

test('Back closes a conversation that was opened by its row', async ({ page }) => {
  await openTalents(page, '?firstNames=Ayu&lastNames=Wulandari')
  await page
    .getByRole('button', { name: /^Pesan/ })
    .first()
    .click()
  await expect(conversation(page, NAME)).toBeVisible()
  await page.goBack()
  await expect(conversation(page, NAME)).toBeHidden()
  await expect(page).toHaveURL(/\/talentsearch\?/)
})

test('a conversation that Forward opens again is closed like the first time', async ({ page }) => {
  await openTalents(page, '?firstNames=Ayu&lastNames=Wulandari')
  await page
    .getByRole('button', { name: /^Pesan/ })
    .first()
    .click()
  for (let n = 0; n < 2; n += 1) {
    await expect(conversation(page, NAME)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(conversation(page, NAME)).toBeHidden()
    await expect(page).not.toHaveURL(/dialog=/)
    if (n === 0) await page.goForward()
  }
})

test('a conversation that came with a link is closed for good', async ({ page }) => {
  await openConversation(page, 'USR-AYU', NAME)
  await page.keyboard.press('Escape')
  await expect(conversation(page, NAME)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Cari Talenta' })).toBeVisible()
  await expect(conversation(page, NAME)).toHaveCount(0)
})

test('Back answers an open question and leaves what lies behind it', async ({ page }) => {
  await page.goto('/dashboard/0/es-longlist')
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await page
    .getByRole('table')
    .locator('tbody tr')
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  const question = page.getByRole('dialog', { name: 'Konfirmasi Menghapus' })
  await expect(question).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/page=2$/)
})

test('Back answers a question on a page that was opened by its address, and the next one leaves the page', async ({
  page,
}) => {
  await page.goto('/dashboard/0/es-longlist')
  const rows = page.getByRole('table').locator('tbody tr')
  const question = page.getByRole('dialog', { name: 'Konfirmasi Menghapus' })
  for (let n = 0; n < 2; n += 1) {
    await rows
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(question).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(question).toBeHidden()
    await expect(rows.first()).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('Back closes a popup, and the page stays', async ({ page }) => {
  await page.goto('/dashboard/0')
  await page.getByRole('link', { name: 'Cari Talenta', exact: true }).click()
  await expect(page).toHaveURL(/\/talentsearch$/)
  await page.getByRole('button', { name: 'Lihat Filter' }).click()
  const popup = page.getByRole('dialog', { name: 'Filter tersimpan dan pencarian terakhir' })
  await expect(popup).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/\/talentsearch$/)
})

test('Back closes a popup within a dialog, not the dialog', async ({ page }) => {
  await openTalents(page, '?firstNames=Ayu&lastNames=Wulandari')
  await page
    .getByRole('button', { name: /^Pesan/ })
    .first()
    .click()
  await conversation(page, NAME).getByRole('button', { name: 'Templat', exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Templat pesan' })
  await expect(popup).toBeVisible()
  await page.goBack()
  await expect(popup).toBeHidden()
  await expect(conversation(page, NAME)).toBeVisible()
})

test.describe('on the telephone', () => {
  test.use({ account: null, viewport: { width: 390, height: 844 } })

  test('Back closes the apply dialog, not the vacancy', async ({ page }) => {
    await page.goto('/vacancy?id=VAC-AKTIF-01&corporateId=COR0001')
    await page.getByRole('button', { name: 'KIRIM LAMARAN KERJA' }).click()
    const dialog = page.getByRole('dialog', { name: 'Masuk untuk melamar' })
    await expect(dialog).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Software Engineer')
  })
})
