import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBoth, test } from '../../support/test'
import { elsewhere, loseAnswer } from '../../support/secondBrowser'
import {
  answer,
  call,
  changeElsewhere,
  choose,
  closeAlert,
  copyOf,
  dialog,
  field,
  fillNew,
  heading,
  openForm,
  save,
  saveButton,
} from '../../support/vacancyForms'

const CODE = 'KJV-000001'
const saved = (page: Page) => page.getByText('Berhasil menyimpan job vacancy')
const leftover = (page: Page) => page.getByRole('alert', { name: 'Tidak dapat disimpan lagi' })
const primary = (page: Page) => call<Record<string, unknown>>(page, 'GET', `form/edit/primary/${CODE}`)
/** Opens the vacancy to applicants, as a colleague. */
async function activate(page: Page): Promise<void> {
  await openForm(page, CODE)
  await choose(page, 'Status Lowongan', 'Active')
  await answer(page, 'Pengguna dapat melamar', 'YA, YAKIN')
  await saveButton(page).click()
  await expect(page.getByText('Lowongan ini sudah Active')).toBeVisible()
}

test('keeps text typed during a save as unsaved, and a benefit deleted meanwhile as deleted', async ({
  page,
  world,
}) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, CODE)
  await field(page, 'Kode Posisi').fill('SE-1')
  await page.getByRole('radio', { name: /^Tanpa validasi/ }).click()
  await answer(page, 'Apakah kamu yakin tidak ada Profile', 'YA, YAKIN')
  await world.fault({ endpoint: 'saveVacancySecondary', kind: 'slow', ms: 2_000, times: 1 })
  await saveButton(page).click()
  await expect.poll(async () => (await world.calls('saveVacancyPrimary')).length).toBe(1)
  await field(page, 'ID permintaan rekrutmen').fill('REQ-9')
  await page.getByRole('button', { name: 'Hapus keunikan Anggaran belajar tiap tahun' }).click()
  await answer(page, 'Apakah kamu yakin untuk Menghapus Anggaran belajar', 'YA, YAKIN')
  const benefits = page.getByRole('list', { name: 'Keunikan yang ditambahkan' }).getByRole('listitem')
  await expect(benefits).toHaveText([/^Asuransi kesehatan keluarga/])
  await expect(saved(page)).toBeVisible()
  await expect(field(page, 'ID permintaan rekrutmen')).toHaveValue('REQ-9')
  const first = await primary(page)
  expect(first['positionCode']).toBe('SE-1')
  expect(first['jobReqId']).not.toBe('REQ-9')
  // There is no conflict: the rest is saved, by the shortcut, too.
  await field(page, 'ID permintaan rekrutmen').press('Control+s')
  await expect.poll(async () => (await primary(page))['jobReqId']).toBe('REQ-9')
  await expect(benefits).toHaveCount(1)
  await expect(page.getByRole('dialog')).toBeHidden()
  const { benefit } = await call<{ benefit: unknown[] }>(page, 'GET', `form/edit/secondary/${CODE}`)
  expect(benefit).toHaveLength(1)
  expect(await world.calls('saveVacancySecondary')).toHaveLength(1)
})

// What two people change in any order is told by the model test of the vacancy.
test('names and keeps input that can no longer be saved since a colleague opened the vacancy', async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, CODE)
  await field(page, 'Nama Lowongan').fill('Perekayasa Perangkat Lunak')
  await field(page, 'Tanggal Ditutup').fill('30/06/2027')
  await activate(await elsewhere(browser, world, baseURL!))
  await saveButton(page).click()
  await expect(leftover(page)).toContainText('Nama LowonganPerekayasa Perangkat Lunak')
  await expect(leftover(page)).toBeInViewport()
  await expect(page.getByText('Sebagian isian tidak dapat disimpan lagi')).toBeVisible()
  await expect(saved(page)).toBeHidden()
  await expect(field(page, 'Nama Lowongan')).toBeDisabled()
  await expect(field(page, 'Nama Lowongan')).toHaveValue('Software Engineer')
  await expectAccessibleInBoth(page)
  // Fields that are still editable were saved.
  expect(await primary(page)).toMatchObject({
    status: 'Active',
    closeDate: '30/06/2027',
    position: 'Software Engineer',
  })
  await page.reload()
  await leftover(page).getByRole('button', { name: 'Hapus' }).click()
  await expect(leftover(page)).toBeHidden()
})

test('repeats a rejected activation with Coba lagi, as an activation', async ({ page, world }) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, CODE)
  await page.getByRole('radio', { name: /^Tanpa validasi/ }).click()
  await answer(page, 'Apakah kamu yakin tidak ada Profile', 'YA, YAKIN')
  await field(page, 'Kode Posisi').fill('SE-1')
  await choose(page, 'Status Lowongan', 'Active')
  await answer(page, 'Pengguna dapat melamar', 'YA, YAKIN')
  await world.fault({ endpoint: 'saveVacancyPrimary', kind: 'status', status: 500, times: 1 })
  await saveButton(page).click()
  const failed = page.getByRole('alert').filter({ hasText: 'Sebagian tersimpan, tetapi data dasar lowongan belum' })
  await failed.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByText('Lowongan ini sudah Active')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  expect(await primary(page)).toMatchObject({ status: 'Active', positionCode: 'SE-1' })
  expect(await world.calls('saveVacancySecondary')).toHaveLength(1)
})

test('shows the licence check in the status, asks once, and lets Simpan wait for it', async ({ page, world }) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, CODE)
  await world.fault({ endpoint: 'getLicenseTable', kind: 'slow', ms: 2_500, times: 1 })
  await choose(page, 'Status Lowongan', 'Active')
  await expect(page.getByText('Memeriksa batas paket...')).toBeVisible()
  await choose(page, 'Status Lowongan', 'Closed')
  await choose(page, 'Status Lowongan', 'Active')
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true')
  await answer(page, 'menjadi Active?', 'YA, YAKIN')
  await expect(page.getByText('Lowongan ini sudah Active')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  const sent = (await world.calls('saveVacancyPrimary')).map(({ body }) => (body as { status: string }).status)
  expect(sent).toEqual(['Active'])
  expect(await world.calls('getLicenseTable')).toHaveLength(1)
})

test('checks the list after a create without an answer, and lets the user decide before a second one', async ({
  page,
  world,
}) => {
  await openForm(page, null)
  await fillNew(page, 'Penjaga Mercusuar')
  await loseAnswer(page, /form\/primary\/save/)
  await saveButton(page).click()
  await closeAlert(page, 'diperiksa dahulu apakah yang tadi sudah tersimpan')
  await saveButton(page).click()
  const question = dialog(page, 'Lowongan ini mungkin sudah tersimpan')
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(question.getByRole('button', { name: 'Lanjut' })).toBeDisabled()
  await expectAccessibleInBoth(page)
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(question).toBeHidden()
  expect(await world.calls('saveVacancyPrimary')).toHaveLength(1)
  // The page may be reloaded meanwhile.
  await page.reload()
  await field(page, 'Kode Posisi').fill('PM-1')
  await saveButton(page).click()
  await question.getByRole('radio', { name: /^Lanjutkan KJV-000001/ }).check()
  await question.getByRole('button', { name: 'Lanjut' }).click()
  await expect(heading(page, 'Edit Lowongan, Penjaga Mercusuar')).toBeVisible()
  await expect(page).toHaveURL(/\/edit\/KJV-000001$/)
  expect(await primary(page)).toMatchObject({ positionCode: 'PM-1' })
  const codes = (await world.calls('saveVacancyPrimary')).map(
    ({ body }) => (body as { klobVacancyCode: string | null }).klobVacancyCode,
  )
  expect(codes).toEqual([null, CODE])
  expect(await world.calls('saveVacancySecondary')).toHaveLength(1)
})

test('keeps separate drafts of a new vacancy in two tabs, and offers that of a closed tab', async ({
  page,
  context,
}) => {
  await openForm(page, null)
  await field(page, 'Nama Lowongan').fill('Penjaga Mercusuar')
  const another = await context.newPage()
  await openForm(another, null)
  await expect(field(another, 'Nama Lowongan')).toHaveValue('')
  await field(another, 'Nama Lowongan').fill('Nakhoda')
  await page.reload()
  await expect(field(page, 'Nama Lowongan')).toHaveValue('Penjaga Mercusuar')
  await another.reload()
  await expect(field(another, 'Nama Lowongan')).toHaveValue('Nakhoda')
  await another.close({ runBeforeUnload: false })
  await page.getByRole('button', { name: 'Hapus draf' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Draf dari .* belum disimpan/)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Pulihkan' }).click()
  await expect(field(page, 'Nama Lowongan')).toHaveValue('Nakhoda')
})

test('keeps focus and input typed meanwhile on the first save', async ({ page, world }) => {
  await openForm(page, null)
  await fillNew(page, 'Penjaga Mercusuar')
  await world.fault({ endpoint: 'saveVacancyPrimary', kind: 'slow', ms: 1_500, times: 1 })
  await saveButton(page).click()
  await field(page, 'Kode Posisi').fill('PM-1')
  await saveButton(page).focus()
  await expect(heading(page, 'Edit Lowongan, Penjaga Mercusuar')).toBeVisible()
  await expect(page).toHaveURL(/\/edit\/KJV-000001$/)
  await expect(saveButton(page)).toBeFocused()
  await expect(field(page, 'Kode Posisi')).toHaveValue('PM-1')
  await expect(field(page, 'Kode Lowongan')).toHaveValue(CODE)
  expect(await primary(page)).toMatchObject({ positionCode: null })
  await page.getByRole('radio', { name: /^Default/ }).check()
  await save(page, world, 'saveVacancyPrimary', 2)
  expect(await primary(page)).toMatchObject({ positionCode: 'PM-1' })
})

test('Ctrl+S between the two parts of a first save leaves no old form behind', async ({ page, world }) => {
  await openForm(page, null)
  await fillNew(page, 'Penjaga Mercusuar')
  await world.fault({ endpoint: 'saveVacancySecondary', kind: 'slow', ms: 2_000, times: 1 })
  await saveButton(page).click()
  await expect.poll(async () => (await world.calls('saveVacancySecondary')).length).toBe(1)
  await page.keyboard.press('Control+s')
  await expect(heading(page, 'Edit Lowongan, Penjaga Mercusuar')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('link', { name: 'Lowongan', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Penjaga Mercusuar' })).toBeVisible()
  await changeElsewhere(page, CODE, { positionCode: 'REKAN' })
  await page.getByRole('link', { name: 'Penjaga Mercusuar' }).click()
  await expect(field(page, 'Kode Posisi')).toHaveValue('REKAN')
  expect(await world.calls('saveVacancyPrimary')).toHaveLength(2)
})

test('job categories and master questions that cannot be loaded say so, and are asked for again', async ({
  page,
  world,
}) => {
  await copyOf(page, 'VAC-SOAL-01')
  await world.fault({ endpoint: 'listJobCategories', kind: 'status', status: 500, times: 0 })
  await world.fault({ endpoint: 'listMasterQuestions', kind: 'status', status: 500, times: 0 })
  await openForm(page, CODE)
  const categories = page.getByRole('alert').filter({ hasText: 'Kategori pekerjaan gagal dimuat.' })
  const masters = page.getByRole('alert').filter({ hasText: 'Daftar master pertanyaan gagal dimuat.' })
  await expect(categories).toBeVisible({ timeout: 15_000 })
  await expect(masters).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('combobox', { name: 'Kategori Pekerjaan' })).toBeVisible()
  await expectAccessibleInBoth(page)
  await world.heal()
  await categories.getByRole('button', { name: 'Coba lagi' }).click()
  await masters.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(categories).toBeHidden()
  await expect(masters).toBeHidden()
  await page.getByRole('combobox', { name: 'Kategori Pekerjaan' }).click()
  await expect(page.getByRole('listbox', { name: 'Kategori Pekerjaan' }).getByRole('option').first()).toBeVisible()
})
