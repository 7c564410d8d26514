import type { Page } from '@playwright/test'
import { cards, openStage, panel, SAVE } from '../../support/stages'
import { expect, expectAccessible, expectReadable, holdBack, test } from '../../support/test'

// Recording a trace injects a script into every frame, which the sandbox blocks.
test.use({ expectedErrors: /^Blocked script execution in 'about:srcdoc'/ })
test('previews an email in the sandbox before confirming it, and resets the choice to no', async ({ page, world }) => {
  await openStage(page, { open: 'USR-JAHAT' })
  const jahat = panel(page, /^Jahat/)
  await jahat.getByRole('textbox', { name: 'Catatan 1' }).fill('Sampai jumpa')
  await jahat.getByRole('radio', { name: 'Ya' }).check()
  await world.fault({ endpoint: 'previewStageEmail', kind: 'status', status: 404 })
  await jahat.getByRole('button', { name: 'Simpan', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Simpan catatan dan kirim email ke Jahat/ })
  await expect(dialog).toContainText('Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.')
  await dialog.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(dialog).toContainText('Subjek: Perkembangan lamaran Software Engineer di PT Nusantara Karya Digital')
  const frame = dialog.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  const mail = frame.contentFrame()
  await expect(mail.locator('blockquote')).toHaveText('Sampai jumpa')
  await expect(mail.locator('img, script, [onerror]')).toHaveCount(0)
  const colour = () => mail.locator('body').evaluate((body) => getComputedStyle(body).color)
  expect(await colour()).toBe('rgb(0, 0, 0)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(colour).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await world.calls(SAVE)).toEqual([])
  await dialog.getByRole('button', { name: 'Simpan dan kirim' }).click()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
  await expect(jahat.getByRole('button', { name: 'Simpan', exact: true })).toBeFocused()
  expect((await world.calls(SAVE)).map(({ body }) => body)).toMatchObject([{ sendEmail: 'ya' }])
  await expect(jahat.getByRole('radio', { name: 'Tidak' })).toBeChecked()
  // A stage without an email text.
  await openStage(page, {}, 5)
  await cards(page).first().getByRole('button').click()
  await page.getByRole('button', { name: 'Pratinjau email' }).click()
  await expect(page.getByRole('dialog')).toContainText('Preview email tidak tersedia')
})

const confirmation = (page: Page) => page.getByRole('dialog', { name: /^Simpan catatan dan kirim email/ })
const send = (page: Page) => confirmation(page).getByRole('button', { name: 'Simpan dan kirim' })
/** Saves a note of the open applicant with an email. */
async function saveWithEmail(page: Page) {
  await page.getByRole('textbox', { name: 'Catatan 1' }).fill('catatan internal: gaji terlalu tinggi')
  await page.getByRole('radio', { name: 'Ya' }).check()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
}

test('sends no email while its preview is on its way or has failed', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await world.fault({ endpoint: 'previewStageEmail', kind: 'status', status: 404 })
  const release = await holdBack(page, /stage\/preview/, { times: 1 })
  await saveWithEmail(page)
  await expect(send(page)).toBeFocused()
  await expect(send(page)).toHaveAccessibleDescription('Email dikirim setelah pratinjaunya dimuat')
  await page.keyboard.press('Enter')
  release()
  const retry = confirmation(page).getByRole('button', { name: 'Coba lagi' })
  await expect(retry).toBeVisible()
  await send(page).press('Enter')
  await retry.click()
  await expect(confirmation(page)).toContainText('Subjek: Perkembangan lamaran')
  expect(await world.calls(SAVE)).toEqual([])
  await send(page).click()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
})

test('sends an email without a preview only after a further question', async ({ page, world }) => {
  await openStage(page, {}, 5)
  await cards(page).first().getByRole('button').click()
  await saveWithEmail(page)
  await expect(confirmation(page)).toContainText('Preview email tidak tersedia')
  await send(page).click()
  const question = page.getByRole('dialog', { name: 'Kirim tanpa pratinjau?' })
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(confirmation(page)).toBeVisible()
  expect(await world.calls(SAVE)).toEqual([])
  await send(page).click()
  await question.getByRole('button', { name: 'Tetap kirim' }).click()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
})

test('names the notes that an email quotes', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await saveWithEmail(page)
  await expect(confirmation(page).getByRole('alert')).toHaveText(
    'Catatan 1 dikutip dalam email ini dan akan dibaca Ayu Wulandari.',
  )
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})
