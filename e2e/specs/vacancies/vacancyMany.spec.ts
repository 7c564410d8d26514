import { openForm, saveButton } from '../../support/vacancyForms'
import { expect, test } from '../../support/test'

const CODE = 'VAC-BANYAK'
const CHOICES = Array.from({ length: 20 }, (_, n) => `Pilihan ${n + 1}`).join('\n')

test.beforeEach(async ({ world }) => {
  const questions = Array.from({ length: 200 }, (_, n) => ({
    questionText: `Pertanyaan panjang ${n + 1}`,
    questionType: 'choice' as const,
    answerNote: `${CHOICES}\nCatatan ${n + 1}`,
  }))
  await world.seed({ vacancies: [{ klobVacancyCode: CODE, name: 'Penjaga Arsip', status: 'Draft', questions }] })
})

test('200 open questions are drawn where one looks, and their texts can be searched everywhere', async ({ page }) => {
  await openForm(page, CODE)
  await page.getByRole('button', { name: 'Buka semua pertanyaan' }).click()
  await expect(page.getByText('Catatan 180')).toHaveCount(1)
  expect(await page.locator('*').count()).toBeLessThan(6_000)
  const last = page.getByRole('group', { name: 'Pertanyaan 200', exact: true })
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('textbox', { name: 'Petunjuk Jawaban untuk Pelamar' })).toHaveValue(/Catatan 200$/)
})

test('an invalid question that is not drawn gets the focus at its field', async ({ page }) => {
  await openForm(page, CODE)
  await page.getByRole('button', { name: 'Buka semua pertanyaan' }).click()
  const middle = page.getByRole('group', { name: 'Pertanyaan 120', exact: true })
  await middle.scrollIntoViewIfNeeded()
  await middle.getByRole('textbox', { name: 'Petunjuk Jawaban untuk Pelamar' }).fill('')
  await saveButton(page).click()
  await expect(middle.getByRole('textbox', { name: 'Petunjuk Jawaban untuk Pelamar' })).toBeFocused()
})

test('an added question is in sight and has the focus', async ({ page }) => {
  await openForm(page, CODE)
  await page.getByRole('button', { name: '+ Tambahkan Pertanyaan' }).click()
  const added = page.getByRole('group', { name: 'Pertanyaan 201', exact: true })
  await expect(added.getByRole('combobox', { name: 'Tipe Pertanyaan' })).toBeFocused()
  await expect(added).toBeInViewport()
})
