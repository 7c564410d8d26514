import type { Page } from '@playwright/test'
import write from 'write-excel-file/node'
import { AT } from '../../support/recruitment'
import { card, cards, openStage, panel, confirmMove } from '../../support/stages'
import { expectSettled } from '../../support/talents'
import { expect, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name })

/** Goes to the first stage of the first vacancy from any screen, without a page load. */
async function goToStage(page: Page): Promise<void> {
  await menu(page, 'ATS Report').click()
  await page.getByRole('article', { name: 'Software Engineer', exact: true }).getByRole('link').first().click()
  await expect(cards(page)).toHaveCount(10)
}
async function moveAyu(page: Page): Promise<void> {
  await panel(page, /^Ayu/)
    .getByRole('combobox', { name: `Pindahkan ${AYU} ke tahap` })
    .click()
  await page.getByRole('option', { name: 'Wawancara', exact: true }).click()
  await confirmMove(page)
  await expect(page.getByText(`${AYU} dipindahkan ke Wawancara`, { exact: true })).toBeVisible()
  // Until the next applicant opens, the focus is still in the field, where a key is text.
  await expect(panel(page, /^Ayu/)).toBeHidden()
}
const tracking = `${AT.tracking}?vacancyCode=VAC-AKTIF-01&email=ayu.wulandari`

test('shows a move and the notes of the stage screen in tracking at once', async ({ page }) => {
  await page.goto(tracking)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /Ayu/ }) })
  await expect(row).toContainText('Lamaran Masuk')
  await goToStage(page)
  await card(page, AYU).click()
  await panel(page, /^Ayu/).getByRole('textbox', { name: 'Catatan 1' }).fill('Cocok')
  await panel(page, /^Ayu/).getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
  await moveAyu(page)
  while (!page.url().includes('recruitmentats')) await page.goBack()
  await expect(row).toContainText('Wawancara')
  await expect(row).toContainText('Cocok')
})

test("shows a move and its undo in the applicant's history", async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(panel(page, /^Ayu/)).toContainText('Software Engineer: Lamaran Masuk')
  await moveAyu(page)
  await page.keyboard.press('u')
  await expect(page.getByText(`${AYU} dikembalikan ke Lamaran Masuk`)).toBeVisible()
  await expect(panel(page, /^Ayu/)).toContainText('Software Engineer: Wawancara')
  await expect(panel(page, /^Ayu/).getByText('Software Engineer: Lamaran Masuk')).toHaveCount(2)
})

test('shows moves of an upload in the stage', async ({ page, world }) => {
  await world.exports({ polls: 0 })
  await openStage(page)
  await expect(card(page, AYU)).toBeVisible()
  await menu(page, 'Pelacakan Pelamar').click()
  await page.getByRole('button', { name: /^Kode lowongan/ }).click()
  const picker = page.getByRole('dialog', { name: 'Pilih lowongan' })
  await picker.getByRole('textbox').fill('Software Engineer')
  await picker.getByRole('button', { name: 'Software Engineer', exact: true }).click()
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expectSettled(page)
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  const rows = [
    ['Email', 'Stage'],
    ['ayu.wulandari@surel.example', 'Wawancara'],
  ]
  const buffer = Buffer.from(await write(rows.map((row) => row.map((value) => ({ value })))).toBuffer())
  await page
    .getByLabel('Pilih berkas')
    .setInputFiles({ name: 'ubah.xlsx', mimeType: 'application/octet-stream', buffer })
  const dialog = page.getByRole('dialog', { name: 'Upload Excel' })
  await dialog.getByRole('button', { name: 'Upload Now' }).click()
  await expect(dialog.getByText('1 berubah')).toBeVisible({ timeout: 15_000 })
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  while (!page.url().includes('atsreport')) await page.goBack()
  await expect(cards(page)).toHaveCount(10)
  await expect(card(page, AYU)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Lamaran Masuk 53' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wawancara 9' })).toBeVisible()
})

test('updates the admin query after longlist changes', async ({ page }) => {
  await page.goto('/dashboard/0/es-admin-query?dataSource=INTERNAL')
  const hendra = page.getByRole('rowheader', { name: /^Hendra/ }).or(page.getByText('hendra.gunawan@surel.example'))
  await expect(hendra.first()).toBeVisible()
  await menu(page, 'Longlist Exec. Search').click()
  await page.getByRole('button', { name: /^Delete Hendra/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'YA, YAKIN' }).click()
  await expect(page.getByText('hendra.gunawan@surel.example sudah dihapus')).toBeVisible()
  while (!page.url().includes('es-admin-query')) await page.goBack()
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible()
  await expect(hendra).toHaveCount(0)
})

test('shows a move in another tab of the same user without interaction', async ({ page, context, world }) => {
  const other = await context.newPage()
  await openStage(other)
  await expect(card(other, AYU)).toBeVisible()
  await openStage(page, { open: 'USR-AYU' })
  await moveAyu(page)
  await expect(card(other, AYU)).toBeHidden()
  expect(await world.calls('moveApplicants')).toHaveLength(1)
})
