import { paths } from '../../support/screens'
import { card, moveOpenApplicant, openStage, panel } from '../../support/stages'
import { openTalents, pressSearch, field } from '../../support/talents'
import { expect, followLink, test } from '../../support/test'
import { translate } from '../../support/translate'
import { applyButton, openVacancy } from '../../support/vacancies'

test('a translated screen gives way to the next one', async ({ page }) => {
  test.slow()
  await page.goto(paths[0]!)
  for (const path of paths.slice(1)) {
    await followLink(page, path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(translate)
    await expect(page.getByText('Terjadi kesalahan'), path).toHaveCount(0)
    await expect(page.getByRole('heading').first(), path).toBeVisible()
  }
})

test('a translated list is searched and paged, with the right figures', async ({ page }) => {
  await openTalents(page)
  const pages = page.getByRole('navigation', { name: 'Halaman' }).first()
  await expect(pages).toContainText(/^1–10 dari/)
  await page.evaluate(translate)
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(pages).toContainText(/^11–20 dari/)
  await page.evaluate(translate)
  await field(page, 'Nama depan').fill('Ayu')
  await pressSearch(page)
  await expect(page.getByRole('rowheader', { name: 'Ayu' }).first()).toBeVisible()
  await expect(pages).toContainText(/^1–/)
})

test('a row and a message of a translated list are opened', async ({ page }) => {
  await openTalents(page, '?firstNames=Ayu')
  await expect(page.getByRole('rowheader', { name: 'Ayu' }).first()).toBeVisible()
  await page.evaluate(translate)
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
    .getByRole('button', { name: /^Pesan/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Pesan untuk Ayu/ })
  await expect(dialog.getByRole('textbox', { name: 'Pesan', exact: true })).toBeVisible()
})

test('an applicant of a translated stage is opened', async ({ page }) => {
  await openStage(page)
  await expect(card(page, 'Bayu Pratama')).toBeVisible()
  await page.evaluate(translate)
  await page.getByRole('button', { name: 'Bayu Pratama', exact: true }).click()
  await expect(panel(page, /^Bayu Pratama/)).toBeVisible()
})

test.describe('a visitor', () => {
  test.use({ account: null })
  test('is told what is missing in a translated sign-in', async ({ page }) => {
    await page.goto('/login')
    const id = page.getByRole('textbox', { name: 'KLOB ID' })
    await expect(id).toBeVisible()
    await page.evaluate(translate)
    await id.press('Enter')
    await expect(page.getByText('KLOB Id is required')).toBeVisible()
  })
  test('applies from a translated vacancy', async ({ page }) => {
    await openVacancy(page, 'VAC-SOAL-01')
    await expect(applyButton(page)).toBeVisible()
    await page.evaluate(translate)
    await applyButton(page).click()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  })
})

test('an applicant of a translated stage is moved', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(page.getByRole('heading', { level: 2, name: 'Ayu Wulandari' })).toBeVisible()
  await page.evaluate(translate)
  await moveOpenApplicant(page, 'Ayu Wulandari', 'Tes')
  await expect(page.getByRole('navigation', { name: 'Tahap lowongan' }).getByRole('link', { name: 'Tes' })).toHaveText(
    'Tes 12',
  )
})
