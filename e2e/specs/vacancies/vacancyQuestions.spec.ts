import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/test'
import { call, choose, copyOf, field, openForm, save } from '../../support/vacancyForms'

const CODE = 'KJV-000001'
const cards = (page: Page) => page.getByRole('group', { name: /^Pertanyaan \d+$/ })
const notes = async (page: Page) => {
  const fields = await field(page, 'Petunjuk Jawaban untuk Pelamar').all()
  return Promise.all(fields.map((one) => one.inputValue()))
}
const moveOf = (page: Page, way: 'Naikkan' | 'Turunkan', number: number) =>
  page.getByRole('button', { name: `${way} pertanyaan ${number}`, exact: true })
type Stored = { additionalQuestion: { answerNote: string; sequence: number; templateUrl: object | null }[] }
const stored = async (page: Page) => (await call<Stored>(page, 'GET', `form/edit/secondary/${CODE}`)).additionalQuestion

test('moves questions by keyboard and mouse, keeps the focus, and saves the new order', async ({ page, world }) => {
  await copyOf(page, 'VAC-SOAL-01')
  await openForm(page, CODE)
  await expect(cards(page)).toHaveCount(5)
  const [first, second, third, ...rest] = await notes(page)
  await moveOf(page, 'Naikkan', 1).focus()
  await page.keyboard.press('Enter')
  expect(await notes(page)).toEqual([first, second, third, ...rest])
  await moveOf(page, 'Turunkan', 1).focus()
  await page.keyboard.press('Enter')
  await expect(moveOf(page, 'Turunkan', 2)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'dipindahkan ke nomor 2 dari 5' })).toBeAttached()
  expect(await notes(page)).toEqual([second, first, third, ...rest])
  await page.keyboard.press('Enter')
  await expect(moveOf(page, 'Turunkan', 3)).toBeFocused()
  await moveOf(page, 'Naikkan', 2).click()
  expect(await notes(page)).toEqual([third, second, first, ...rest])
  await save(page, world, 'saveVacancySecondary')
  const saved = (await stored(page)).toSorted((a, b) => a.sequence - b.sequence)
  expect(saved.map(({ answerNote }) => answerNote)).toEqual([third, second, first, ...rest])
})

test('collapses questions one by one and all at once; an error expands its question', async ({ page, world }) => {
  await copyOf(page, 'VAC-SOAL-01')
  await openForm(page, CODE)
  const answers = field(page, 'Petunjuk Jawaban untuk Pelamar')
  await answers.nth(1).fill('')
  await cards(page).nth(0).getByRole('button', { expanded: true }).first().press('Enter')
  await expect(answers).toHaveCount(4)
  await page.getByRole('button', { name: 'Lipat semua pertanyaan' }).click()
  await expect(answers).toHaveCount(0)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(answers).toHaveCount(1)
  await expect(answers).toHaveAccessibleDescription(/wajib/)
  expect(await world.calls('saveVacancySecondary')).toEqual([])
  await page.getByRole('button', { name: 'Buka semua pertanyaan' }).click()
  await expect(answers).toHaveCount(5)
})

test('appends copied questions of another vacancy without their templates, and reports it', async ({ page, world }) => {
  await copyOf(page, 'VAC-SOAL-01')
  await openForm(page, CODE)
  await page.getByRole('button', { name: 'Salin dari lowongan lain' }).click()
  const picker = page.getByRole('dialog', { name: 'Pilih lowongan' })
  await picker.getByRole('textbox', { name: 'Cari nama atau kode lowongan' }).fill('VAC-SOAL-01')
  await picker
    .getByRole('row', { name: /VAC-SOAL-01/ })
    .getByRole('button')
    .click()
  await expect(page.getByText(/^5 pertanyaan disalin dari ".*"\. \d berkas template tidak ikut disalin/)).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
  await save(page, world, 'saveVacancySecondary')
  const questions = await stored(page)
  expect(questions.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(questions.slice(5).every(({ templateUrl }) => templateUrl === null)).toBe(true)
})

test('does hardly more work for a key in one of sixty open questions than in one of five', async ({ page }) => {
  await copyOf(page, 'VAC-SOAL-01')
  await openForm(page, CODE)
  await expect(cards(page)).toHaveCount(5)
  const answers = field(page, 'Petunjuk Jawaban untuk Pelamar')
  const profiler = await page.context().newCDPSession(page)
  await profiler.send('Profiler.enable')
  await profiler.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  /** Number of function calls caused by a few keys; unlike time it is the same on a slow machine. */
  const callsOfKeys = async () => {
    await answers.first().press('a')
    await profiler.send('Profiler.takePreciseCoverage')
    await page.keyboard.type('bcdefghij')
    const { result } = await profiler.send('Profiler.takePreciseCoverage')
    return result.flatMap(({ functions }) => functions).reduce((sum, { ranges }) => sum + ranges[0]!.count, 0)
  }
  const few = await callsOfKeys()
  // Without the mouse, whose way takes longer the more the page grows.
  const add = page.getByRole('button', { name: '+ Tambahkan Pertanyaan' })
  for (let n = 0; n < 55; n++) await add.dispatchEvent('click')
  await expect(cards(page)).toHaveCount(60)
  const many = await callsOfKeys()
  // Twelve times as many questions are compared, and none of the others is rendered again.
  expect(many / few).toBeLessThan(6)
})

test('creates a master question in the card from the text typed there, and chooses it', async ({ page, world }) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, CODE)
  await page.getByRole('radio', { name: 'Iya' }).check()
  await choose(page, 'Tipe Pertanyaan', 'Teks')
  const question = page.getByRole('combobox', { name: 'Pertanyaan', exact: true })
  await question.fill('Apa hobi Anda?')
  await page.getByRole('option', { name: 'Buat "Apa hobi Anda?" sebagai pertanyaan master' }).click()
  await expect(page.getByText('Berhasil menyimpan pertanyaan ke master data')).toBeVisible()
  await expect(question).toHaveValue('Apa hobi Anda?')
  await world.expectCall('saveMasterQuestion', {
    body: expect.objectContaining({ questionId: null, questionText: 'Apa hobi Anda?', questionType: 'text' }),
  })
  await expectAccessible(page)
  // A text that is in the list is not offered again.
  await question.fill('apa hobi anda?')
  await expect(page.getByRole('option')).toHaveText(['Apa hobi Anda?'])
})

for (const [reason, text] of [
  ['Maaf, terjadi kesalahan', 'Apa hobi Anda?'],
  ['Paling banyak 1.000 karakter', 'y'.repeat(1001)],
] as const)
  test(`keeps the text of a master question that is not created: ${reason}`, async ({ page, world }) => {
    await copyOf(page, 'VAC-SOAL-01')
    await openForm(page, CODE)
    await world.fault({ endpoint: 'saveMasterQuestion', kind: 'status', status: 503, times: 1 })
    const question = page.getByRole('combobox', { name: 'Pertanyaan', exact: true }).first()
    await question.fill(text)
    await page.getByRole('option', { name: `Buat "${text}" sebagai pertanyaan master` }).click()
    await expect(question).toHaveAccessibleDescription(new RegExp(reason))
    await expect(question).toHaveValue(text)
  })

test('says that a vacancy asks a question twice', async ({ page }) => {
  await copyOf(page, 'VAC-SOAL-01')
  await openForm(page, CODE)
  const question = page.getByRole('combobox', { name: 'Pertanyaan', exact: true })
  const text = await question.first().inputValue()
  const type = await page.getByRole('combobox', { name: 'Tipe Pertanyaan', exact: true }).first().inputValue()
  await page.getByRole('button', { name: '+ Tambahkan Pertanyaan' }).click()
  await page.getByRole('combobox', { name: 'Tipe Pertanyaan', exact: true }).last().fill(type)
  await page.keyboard.press('Enter')
  await question.last().fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Pertanyaan "${text}" ditanyakan lebih dari sekali.`)).toBeVisible()
})

test('does not offer the vacancy itself to copy its questions from', async ({ page }) => {
  await openForm(page, 'VAC-DRAF-01')
  await page.getByRole('button', { name: 'Salin dari lowongan lain' }).click()
  const picker = page.getByRole('dialog', { name: 'Pilih lowongan' })
  await expect(picker.getByText('VAC-AKTIF-01', { exact: true })).toBeVisible()
  await expect(picker.getByText('VAC-DRAF-01', { exact: true })).toBeHidden()
})
