import { card, cards, openStage, panel, urlParam, SEARCH } from '../../support/stages'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'
import { recordOf } from '../../support/talents'
import type { Page } from '@playwright/test'
import type { World } from '../../support/world'

const form = (page: Page) => page.getByRole('form', { name: 'Filter pencarian' })
const unfold = (page: Page, group: string) => form(page).getByRole('heading', { name: group, exact: true }).click()
const search = (page: Page) => form(page).getByRole('button', { name: 'Cari' }).click()
const fill = (page: Page, label: string, text: string) =>
  form(page).getByRole('textbox', { name: label, exact: true }).fill(text)
async function choose(page: Page, label: string, option: RegExp) {
  await form(page).getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).first().click()
}
/** The filters of the last search, without the parameters that every search has. */
async function lastSearch(world: World) {
  const { vacancyCode, stageId, corporateId, start, length, order, ...where } = await world.lastQuery(SEARCH)
  return { place: [vacancyCode, stageId, corporateId, start, length, order].flat(), where }
}

test('redirects to the list without a stage, its name or a valid id', async ({ page }) => {
  for (const query of ['', '?id=VAC-AKTIF-01.STG-1', '?stage=Tes', '?id=%3Cb%3E&stage=Tes']) {
    await page.goto(`/dashboard/0/atsreport/VAC-AKTIF-01${query}`)
    await expect(page).toHaveURL(/\/dashboard\/0\/atsreport(\?c=COR0001)?$/)
  }
  // The real name is shown whatever the URL says; an unknown stage is reported, with links to the existing ones.
  await openStage(page, { stage: '<b>Palsu</b>' })
  await expect(page.getByRole('heading', { name: 'Software Engineer, Stage: Lamaran Masuk' })).toBeVisible()
  await openStage(page, { id: 'VAC-AKTIF-01.STG-9', stage: 'Hilang' })
  await expect(page.getByRole('alert').filter({ hasText: 'Data tidak ditemukan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Kembali ke ATS Report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ATS Report' })).toBeVisible()
})

test('sends every group of filters in the wire format, and keeps it in the URL', async ({ page, world }) => {
  await openStage(page)
  await unfold(page, 'Hasil Klob Meter')
  await choose(page, 'Hasil tes', /Investigative \(\d+\)/)
  await page.keyboard.press('Escape')
  await unfold(page, 'Catatan tahap')
  await fill(page, 'Catatan 3', 'baik')
  await unfold(page, 'Informasi Dasar')
  await fill(page, 'Nama depan', 'Ayu')
  await fill(page, 'Umur minimum', '20')
  await fill(page, 'Umur maksimum', '40')
  await choose(page, 'Jenis kelamin', /^Wanita/)
  await page.keyboard.press('Escape')
  await unfold(page, 'Lowongan')
  await choose(page, 'Batch', /Batch 2/)
  await fill(page, 'Max.Applied', '50')
  await fill(page, 'Melamar dari', '1/11/2026')
  await fill(page, 'Melamar sampai', '30/11/2026')
  await unfold(page, 'Pengalaman Kerja')
  await fill(page, 'Masa kerja minimum (bulan)', '0')
  await fill(page, 'Masa kerja maksimum (bulan)', '120')
  await unfold(page, 'Pendidikan')
  await fill(page, 'IPK maksimum', '3,9')
  await unfold(page, 'Keahlian Teknis')
  await fill(page, 'Keahlian', 'Java')
  await unfold(page, 'Klobness')
  await choose(page, 'Klobness', /^High/)
  await page.keyboard.press('Escape')
  await unfold(page, 'Klobfair')
  await choose(page, 'Event Klobfair', /Klobfair/)
  await world.forget()
  await search(page)
  const expected = {
    testResult: ['INT-INV'],
    field3: ['baik'],
    firstNames: ['Ayu'],
    ageMin: ['20'],
    ageMax: ['40'],
    genders: ['F'],
    batchId: ['VAC-AKTIF-01.B2'],
    batchValue: ['50'],
    startSendDate: ['01-11-2026 00:00'],
    endSendDate: ['30-11-2026 23:59'],
    minWorkingExperience: ['0'],
    maxWorkingExperience: ['120'],
    maxGrade: ['3.9'],
    skillNames: ['Java'],
    klobness: ['2'],
    eventId: ['EVT-2026-01'],
  }
  expect(await lastSearch(world)).toEqual({
    place: ['VAC-AKTIF-01', 'VAC-AKTIF-01.STG-1', 'COR0001', '0', '10', '0'],
    where: expected,
  })
  const { id: _, stage: __, c: ___, ...url } = recordOf(new URL(page.url()).searchParams)
  expect(url).toEqual(expected)
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  await expect(page.getByText('Maaf kami tidak menemukan hasil yang kamu cari.')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus semua filter' }).click()
  await expect(cards(page)).toHaveCount(10)
})

test('reports incomplete and reversed ranges without sending them, and omits half a range of time', async ({
  page,
  world,
}) => {
  await openStage(page)
  await expect(cards(page)).toHaveCount(10)
  await expect.poll(async () => (await world.calls(SEARCH)).length).toBe(1)
  await world.forget()
  const dialog = page.getByRole('dialog')
  await unfold(page, 'Informasi Dasar')
  await fill(page, 'Umur maksimum', '30')
  await search(page)
  await expect(dialog).toContainText('Filter pada Informasi Dasar - Umur belum lengkap. Mohon lengkapi terlebih dahulu')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(form(page).getByRole('textbox', { name: 'Umur minimum' })).toBeFocused()
  await fill(page, 'Umur minimum', '40')
  await search(page)
  await expect(form(page).getByText('Batas atas lebih kecil dari batas bawah')).toBeVisible()
  await fill(page, 'Umur minimum', '')
  await fill(page, 'Umur maksimum', '')
  await unfold(page, 'Pengalaman Kerja')
  await fill(page, 'Masa kerja minimum (bulan)', '12')
  await search(page)
  await expect(dialog).toContainText(
    'Filter pada Pengalaman Kerja - Masa Kerja belum lengkap. Mohon lengkapi terlebih dahulu',
  )
  await dialog.getByRole('button', { name: 'OK' }).click()
  await fill(page, 'Masa kerja minimum (bulan)', '')
  await unfold(page, 'Lowongan')
  await fill(page, 'Max.Applied', '0')
  await search(page)
  await expect(form(page).getByText('Max.Applied paling sedikit 1')).toBeVisible()
  await fill(page, 'Max.Applied', '')
  await unfold(page, 'Pendidikan')
  const gpa = form(page).getByRole('textbox', { name: 'IPK minimum' })
  await gpa.fill('3,505')
  await search(page)
  await expect(form(page).getByText('IPK paling banyak dua angka di belakang koma')).toBeVisible()
  await gpa.fill('3,5')
  await gpa.press('ArrowUp')
  await expect(gpa).toHaveValue('3,51')
  await gpa.fill('0,01')
  for (let n = 0; n < 2; n++) await gpa.press('ArrowDown')
  await expect(gpa).toHaveValue('0')
  await gpa.fill('')
  expect(await world.calls(SEARCH)).toEqual([])
  await fill(page, 'Melamar dari', '01/11/2026')
  await fill(page, 'Nama depan', 'Ayu')
  await search(page)
  await expect(cards(page)).toHaveText(['Ayu Wulandari', 'Bayu Pratama', 'Ayu Limanto'])
  expect((await lastSearch(world)).where).toEqual({ firstNames: ['Ayu'] })
})

test('keeps order, page size and page in the URL; a new size starts at the first page', async ({ page, world }) => {
  await openStage(page)
  const pages = page.getByRole('navigation', { name: 'Halaman pelamar' }).getByRole('listitem')
  await expect(pages).toHaveText(['1', '2', '3', '…', '6'])
  await pages.getByRole('button', { name: 'Halaman 6' }).click()
  await expect(page.getByText('51–54 dari 54')).toBeVisible()
  await expect(pages).toHaveText(['1', '…', '4', '5', '6'])
  await expect(pages.getByRole('button', { name: 'Halaman 6' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Halaman sebelumnya' }).click()
  await expect(page.getByText('41–50 dari 54')).toBeVisible()
  await page.getByRole('combobox', { name: 'Per halaman' }).selectOption('4')
  await expect(page.getByText('1–4 dari 54')).toBeVisible()
  await expect(cards(page)).toHaveCount(4)
  const names = await cards(page).allInnerTexts()
  await page.getByRole('combobox', { name: 'Urutan' }).selectOption('A-Z')
  await expect(cards(page)).not.toHaveText(names)
  const sorted = await cards(page).allInnerTexts()
  expect(sorted).toEqual(sorted.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  await expect.poll(async () => (await lastSearch(world)).place.slice(4)).toEqual(['4', '2'])
  expect([urlParam(page, 'size'), urlParam(page, 'order'), urlParam(page, 'page')]).toEqual(['4', '2', null])
  // Invalid values are ignored.
  await openStage(page, { size: '1000000', order: '9', page: '-1', view: 'x', ageMin: 'abc', genders: 'Q' })
  await expect(cards(page)).toHaveCount(10)
  expect(await lastSearch(world)).toMatchObject({ where: {} })
})

test('reports a qualification that fails to load even when its card is collapsed', async ({ page, world }) => {
  await world.fault({ endpoint: 'getQualification', kind: 'status', status: 500, times: 0 })
  await page.goto('/dashboard/0/atsreport/VAC-AKTIF-01?id=VAC-AKTIF-01.STG-1&stage=Lamaran+Masuk')
  await expect(page.getByText('Deskripsi Pekerjaan')).toBeHidden()
  const notice = page.getByRole('alert').filter({ hasText: /^Kualifikasi dan deskripsi: / })
  await expect(notice).toBeVisible({ timeout: 15_000 })
  await world.heal()
  await notice.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(notice).toBeHidden()
  await page.getByText('Kualifikasi dan deskripsi').click()
  await expect(page.getByText('Terbiasa dengan SQL')).toBeVisible()
})

test('is accessible in both themes: with the qualification, with an open applicant and after a failure', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-JAHAT' })
  await page.getByText('Kualifikasi dan deskripsi').click()
  await expect(page.getByText('Deskripsi Pekerjaan')).toBeVisible()
  // These texts are the vacancy's own.
  await expect(page.getByText('Terbiasa dengan SQL')).toBeVisible()
  await expect(page.getByText('jutaan pencari kerja')).toBeVisible()
  await expect(panel(page, /^Jahat/).getByText('Riwayat Lamaran')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  // A vacancy without terms shows none.
  await page.goto('/dashboard/0/atsreport/VAC-POLOS-01?id=VAC-POLOS-01.STG-1&stage=Lamaran+Masuk')
  await expect(page.getByRole('heading', { name: 'Kualifikasi', exact: true }).locator('..')).toHaveText('Kualifikasi-')
  // Expanded sections stay expanded.
  await world.fault({ endpoint: SEARCH, kind: 'status', status: 403, times: 0 })
  await page.goto('/dashboard/0/atsreport/VAC-AKTIF-01?id=VAC-AKTIF-01.STG-1&stage=Lamaran+Masuk')
  await expect(page.getByText('Deskripsi Pekerjaan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await expectReadable(page)
  await world.heal()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(card(page, 'Ayu Wulandari')).toBeVisible()
})

test('a page past the end is announced, with the way to the last one', async ({ page }) => {
  await openStage(page, { page: '77' })
  await expect(page.getByRole('status').filter({ hasText: 'Halaman 77 tidak ada' })).toBeAttached()
  await page.getByRole('button', { name: 'Buka halaman terakhir' }).click()
  await expect(cards(page)).toHaveCount(4)
})
