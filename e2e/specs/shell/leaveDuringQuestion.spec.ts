import type { Page } from '@playwright/test'
import { card, openStage, panel, SAVE } from '../../support/stages'
import { expect, test } from '../../support/test'
import { loseAnswer } from '../../support/secondBrowser'
import {
  answer,
  changeElsewhere,
  choose,
  closeAlert,
  copyOf,
  dialog,
  field,
  fillNew,
  heading,
  openForm,
  saveButton,
} from '../../support/vacancyForms'

const CODE = 'KJV-000001'
const list = (page: Page) => heading(page, 'Job Vacancy Posting')
/** Opens a vacancy's form so that the list is one step forward in the history. */
async function openBeforeList(page: Page, code: string | null): Promise<void> {
  await openForm(page, code)
  await page.getByRole('link', { name: 'Lowongan', exact: true }).click()
  await expect(list(page)).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Nama Lowongan')).toBeVisible()
}
async function leave(page: Page): Promise<void> {
  await page.goForward()
  await answer(page, 'Perubahan belum disimpan', 'Tinggalkan halaman')
  await expect(list(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('closes a question about two versions with its form; the input can be saved later', async ({ page, world }) => {
  await openBeforeList(page, 'VAC-DRAF-01')
  await field(page, 'Nama Lowongan').fill('Kepala Cabang Utama')
  await changeElsewhere(page, 'VAC-DRAF-01', { position: 'Kepala Area' })
  await saveButton(page).click()
  const conflict = dialog(page, 'Data ini juga diubah dari perangkat atau tab lain')
  await expect(conflict).toBeVisible()
  await leave(page)
  await page.goBack()
  await expect(field(page, 'Nama Lowongan')).toHaveValue('Kepala Cabang Utama')
  await expect(conflict).toBeHidden()
  await saveButton(page).click()
  await conflict.getByRole('radio', { name: /^Versi Anda/ }).check()
  await conflict.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect(page.getByText('Berhasil menyimpan job vacancy')).toBeVisible()
  expect((await world.calls('saveVacancyPrimary')).at(-1)!.body).toMatchObject({ position: 'Kepala Cabang Utama' })
})

test('closes a question about an unconfirmed creation with its form, and asks again at the next save', async ({
  page,
}) => {
  await openBeforeList(page, null)
  await fillNew(page, 'Penjaga Mercusuar')
  await loseAnswer(page, /form\/primary\/save/)
  await saveButton(page).click()
  await closeAlert(page, 'diperiksa dahulu apakah yang tadi sudah tersimpan')
  await saveButton(page).click()
  const question = dialog(page, 'Lowongan ini mungkin sudah tersimpan')
  await expect(question).toBeVisible()
  await leave(page)
  await page.goBack()
  await expect(field(page, 'Nama Lowongan')).toHaveValue('Penjaga Mercusuar')
  await saveButton(page).click()
  await question.getByRole('radio', { name: /^Lanjutkan KJV-000001/ }).check()
  await question.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page).toHaveURL(/\/edit\/KJV-000001$/)
})

test('Back closes the confirmation of an email, then its panel; the notes can be saved afterwards', async ({
  page,
  world,
}) => {
  await openStage(page)
  await card(page, 'Ayu Wulandari').click()
  const ayu = panel(page, /^Ayu Wulandari/)
  await ayu.getByRole('textbox', { name: 'Catatan 1' }).fill('Sampai jumpa')
  await ayu.getByRole('radio', { name: 'Ya' }).check()
  await ayu.getByRole('button', { name: 'Simpan', exact: true }).click()
  const question = page.getByRole('dialog', { name: /^Simpan catatan dan kirim email/ })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  // The address that Back has left is restored a moment later.
  await expect(page).toHaveURL(/open=USR-AYU/)
  await page.goBack()
  await expect(ayu).toBeHidden()
  await card(page, 'Ayu Wulandari').click()
  await expect(ayu.getByRole('textbox', { name: 'Catatan 1' })).toHaveValue('Sampai jumpa')
  await ayu.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
  expect((await world.calls(SAVE)).map(({ body }) => body)).toMatchObject([{ sendEmail: 'tidak' }])
})

test('asks nothing about a status once its form is gone, and drops the waiting save', async ({ page, world }) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openBeforeList(page, CODE)
  await field(page, 'Kode Posisi').fill('SE-1')
  await world.fault({ endpoint: 'getLicenseTable', kind: 'slow', ms: 2_000, times: 1 })
  await choose(page, 'Status Lowongan', 'Active')
  await expect(page.getByText('Memeriksa batas paket...')).toBeVisible()
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true')
  const checked = page.waitForResponse(/license\/table/)
  await leave(page)
  await checked
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await world.calls('saveVacancyPrimary')).toEqual([])
  await page.goBack()
  await expect(field(page, 'Kode Posisi')).toHaveValue('SE-1')
  await expect(page.getByRole('combobox', { name: 'Status Lowongan' })).toHaveValue('Draft')
})
