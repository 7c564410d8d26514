import type { Page } from '@playwright/test'
import { expect, holdBack, test } from '../../support/test'
import { elsewhere, loseAnswer } from '../../support/secondBrowser'
import { call, choose, copyOf, field, openForm, saveButton } from '../../support/vacancyForms'

const CODE = 'KJV-000001'
const saved = (page: Page) => page.getByText('Berhasil menyimpan job vacancy')
const modal = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const question = (page: Page) => modal(page, 'Data ini juga diubah dari perangkat atau tab lain')
async function addBenefit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '+ Tambahkan Keunikan' }).click()
  await modal(page, 'Tambahkan Keunikan').getByRole('textbox', { name: 'Nama keunikan' }).fill(name)
  await choose(page, 'Kategori', 'Kesehatan')
  await modal(page, 'Tambahkan Keunikan').getByRole('radio', { name: 'Tunjangan' }).check()
  await modal(page, 'Tambahkan Keunikan').getByRole('button', { name: 'Tambahkan', exact: true }).click()
}

test('keeps benefits, fairs, profile and texts of two people, and asks about a text changed by both', async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  await copyOf(page, 'VAC-AKTIF-01')
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  for (const one of [page, colleague]) await openForm(one, CODE)
  await addBenefit(colleague, 'Dari rekan')
  await choose(colleague, 'Event Klobfair', 'Bursa Kerja Kampus 2026')
  await colleague.getByRole('radio', { name: /^Default/ }).check()
  await field(colleague, 'Kualifikasi').fill('Kata rekan')
  await saveButton(colleague).click()
  await expect(saved(colleague)).toBeVisible()

  await addBenefit(page, 'Dari saya')
  await field(page, 'Kualifikasi').fill('Kata saya')
  await field(page, 'Peran dan Tanggung Jawab').fill('Hanya saya')
  await saveButton(page).click()
  await expect(question(page).getByRole('group')).toHaveCount(1)
  await expect(question(page).getByRole('group')).toHaveText(/^Kualifikasi/)
  await question(page)
    .getByRole('radio', { name: /^Versi Anda/ })
    .check()
  await question(page).getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  const benefits = page.getByRole('list', { name: 'Keunikan yang ditambahkan' })
  await expect(benefits).toContainText('Dari rekan')
  await expect(benefits).toContainText('Dari saya')
  await expect(benefits.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('list', { name: 'Event yang dipilih' })).toContainText('Bursa Kerja Kampus 2026')
  await expect(page.getByRole('radio', { name: /^Default/ })).toBeChecked()
  await expect(field(page, 'Kualifikasi')).toHaveText('Kata saya')
  await expect(field(page, 'Peran dan Tanggung Jawab')).toHaveText('Hanya saya')
})

test('creates a master question once after a lost answer, and asks about one changed by two people', async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  const text = (one: Page, name: string) => modal(one, name).getByRole('textbox', { name: 'Pertanyaan Untuk Pelamar' })
  const save = (one: Page, name: string) => modal(one, name).getByRole('button', { name: 'Simpan' }).click()
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, CODE)
  await page.getByRole('button', { name: 'Master Pertanyaan' }).click()
  await page.getByRole('button', { name: 'Buat Pertanyaan Baru' }).click()
  await choose(page, 'Tipe pertanyaan', 'Teks')
  await text(page, 'Buat Pertanyaan Baru').fill('Apa hobi Anda?')
  await loseAnswer(page, /additional\/question\/save/)
  // The key saves the dialog in front, not the vacancy behind it.
  await page.keyboard.press('Control+s')
  await expect(modal(page, 'Buat Pertanyaan Baru').getByRole('alert')).toContainText('diperiksa dahulu')
  await save(page, 'Buat Pertanyaan Baru')
  await expect(page.getByText('Berhasil menyimpan pertanyaan ke master data')).toBeVisible()
  expect(await world.calls('saveMasterQuestion')).toHaveLength(1)
  expect(await world.calls('saveVacancySecondary')).toEqual([])

  // Reopened, the list includes it already.
  await page.getByRole('button', { name: 'Master Pertanyaan' }).click()
  await page.getByRole('button', { name: 'Buat Pertanyaan Baru' }).click()
  await choose(page, 'Tipe pertanyaan', 'Teks')
  await text(page, 'Buat Pertanyaan Baru').fill('Apa cita-cita Anda?')
  await loseAnswer(page, /additional\/question\/save/)
  await save(page, 'Buat Pertanyaan Baru')
  await expect(modal(page, 'Buat Pertanyaan Baru').getByRole('alert')).toContainText('diperiksa dahulu')
  await page.reload()
  await page.getByRole('button', { name: 'Master Pertanyaan' }).click()
  await page.getByRole('button', { name: 'Buat Pertanyaan Baru' }).click()
  await expect(text(page, 'Buat Pertanyaan Baru')).toHaveValue('Apa cita-cita Anda?')
  await save(page, 'Buat Pertanyaan Baru')
  await expect(page.getByText('Berhasil menyimpan pertanyaan ke master data')).toBeVisible()
  expect(await world.calls('saveMasterQuestion')).toHaveLength(2)

  const colleague = await elsewhere(browser, world, baseURL!)
  await openForm(colleague, CODE)
  for (const one of [page, colleague]) {
    await one.getByRole('button', { name: 'Master Pertanyaan' }).click()
    await one.getByRole('button', { name: 'Edit Pertanyaan' }).click()
    await choose(one, 'Pertanyaan yang diubah', 'Apa hobi Anda?')
    await expect(text(one, 'Edit Pertanyaan')).toHaveValue('Apa hobi Anda?')
  }
  await text(colleague, 'Edit Pertanyaan').fill('Apa kegemaran Anda?')
  await save(colleague, 'Edit Pertanyaan')
  await expect(modal(colleague, 'Edit Pertanyaan')).toBeHidden()
  await text(page, 'Edit Pertanyaan').fill('Apa minat Anda?')
  await save(page, 'Edit Pertanyaan')
  await question(page)
    .getByRole('radio', { name: /^Versi lain/ })
    .check()
  await question(page).getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect(modal(page, 'Edit Pertanyaan')).toBeHidden()
  const texts = (await world.calls('saveMasterQuestion')).map(
    ({ body }) => (body as { questionText: string }).questionText,
  )
  expect(texts).toEqual(['Apa hobi Anda?', 'Apa cita-cita Anda?', 'Apa kegemaran Anda?'])
})

test('loses nothing when editors load late: input is kept in them, and other fields can be saved meanwhile', async ({
  page,
}) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, CODE)
  await field(page, 'Kualifikasi').fill('Teliti dan sabar')
  const release = await holdBack(page, /RichTextEditor-.*\.js/)
  await page.reload()
  await expect(page.getByText('Memuat penyunting Kualifikasi...')).toBeVisible()
  await field(page, 'Kode Posisi').fill('SE-1')
  await saveButton(page).click()
  await expect(saved(page)).toBeVisible()
  await field(page, 'ID permintaan rekrutmen').fill('REQ')
  release()
  await expect(field(page, 'Kualifikasi')).toHaveText('Teliti dan sabar')
  await expect(field(page, 'ID permintaan rekrutmen')).toBeFocused()
  await page.keyboard.type('-1')
  await expect(field(page, 'ID permintaan rekrutmen')).toHaveValue('REQ-1')
  expect(await call(page, 'GET', `form/edit/primary/${CODE}`)).toMatchObject({
    positionCode: 'SE-1',
    terms: expect.stringContaining('Teliti dan sabar'),
  })
})
