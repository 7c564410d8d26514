import { readFile, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { compoundFile, heads, made, type Made, row } from '~/lib/sheet/corpus'
import { AT, openAt } from '../../support/recruitment'
import { expect, holdBack, test } from '../../support/test'

const AYU = 'ayu.wulandari@surel.example'
const BUDI = 'budi.santoso@surel.example'
const openUpload = async (page: Page) => {
  await openAt(page, AT.tracking, '?vacancyCode=VAC-AKTIF-01')
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
}
const choose = (page: Page, file: Made) =>
  page
    .getByLabel('Pilih berkas')
    .setInputFiles({ name: 'perubahan.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(made(file)) })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload Excel' })
const findings = (page: Page) => dialogOf(page).getByRole('list', { name: 'Temuan pada berkas' })
const uploadNow = (page: Page) => dialogOf(page).getByRole('button', { name: 'Upload Now' })

/** The names of the buttons in sight that are filled with a colour. */
const filledButtons = (part: Locator) =>
  part.getByRole('button').evaluateAll((buttons) => {
    const isFilled = (button: Element) => {
      const colours = getComputedStyle(button)
        .backgroundColor.match(/[\d.]+/g)!
        .map(Number)
      return colours[3] !== 0 && Math.max(...colours.slice(0, 3)) - Math.min(...colours.slice(0, 3)) > 40
    }
    return buttons.filter((button) => button.checkVisibility() && isFilled(button)).map((button) => button.textContent)
  })

test('a sample is offered, with the columns that are read', async ({ page }) => {
  await openUpload(page)
  const started = page.waitForEvent('download')
  await dialogOf(page).getByRole('link', { name: 'Unduh contoh berkas' }).click()
  const sample = await started
  await page
    .getByLabel('Pilih berkas')
    .setInputFiles({ name: sample.suggestedFilename(), mimeType: '', buffer: await readFile(await sample.path()) })
  await expect(dialogOf(page).getByText(/^2 baris perubahan/)).toBeVisible()
})

test('rows that a filter hides in Excel are not sent unasked', async ({ page, world }) => {
  await openUpload(page)
  const hidden = row(3, BUDI, 'Tes').replace('<row', '<row hidden="1"')
  await choose(page, { data: heads + row(2, AYU, 'Tes') + hidden })
  await expect(findings(page)).toContainText('Ikut dikirim: 1 baris tersembunyi (3).')
  await uploadNow(page).click()
  const question = page.getByRole('dialog', { name: 'Ikut dikirim: 1 baris tersembunyi (3)' })
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(question).toBeHidden()
  expect(await world.calls('uploadStageXls')).toEqual([])
})
test('the sheet with the changes is found behind a cover page, and named', async ({ page }) => {
  await openUpload(page)
  const cover = { name: 'Sampul', data: row(1, 'Perubahan bulan ini') }
  await choose(page, { sheets: [cover, { name: 'Data', data: heads + row(2, AYU, 'Tes') }] })
  await expect(
    dialogOf(page).getByText("1 baris perubahan dari lembar 'Data'; lembar lain (Sampul) tidak dibaca"),
  ).toBeVisible()
})
test('errors of Excel and numbers that have lost digits are named by their cells', async ({ page }) => {
  await openUpload(page)
  const cells = '<c r="C2" t="e"><v>#N/A</v></c><c r="D2"><v>3.171234567890123E15</v></c>'
  await choose(page, {
    data: row(1, 'Email', 'Stage', 'Field 1', 'Field 2') + row(2, AYU, 'Tes').replace('</row>', `${cells}</row>`),
  })
  await expect(findings(page).getByRole('listitem')).toHaveText([
    /^Galat Excel di sel C2 \(#N\/A\)/,
    /^Angka lebih dari 15 digit di sel D2 \(3171234567890123\)/,
  ])
})
test('a workbook with a password says so, and what to do', async ({ page }) => {
  await openUpload(page)
  const buffer = Buffer.from(compoundFile('EncryptionInfo', 'EncryptedPackage'))
  await page
    .getByLabel('Pilih berkas')
    .setInputFiles({ name: 'rahasia.xlsx', mimeType: 'application/octet-stream', buffer })
  await expect(dialogOf(page).getByRole('alert')).toHaveText(
    'Berkas dilindungi kata sandi. Hapus kata sandinya di Excel, simpan, lalu pilih kembali berkasnya.',
  )
})
test('a file that was saved again after it was chosen is not sent unchecked', async ({ page, world }, info) => {
  await openUpload(page)
  const path = info.outputPath('perubahan.xlsx')
  await writeFile(path, made({ data: heads + row(2, AYU, 'Tes') }))
  await page.getByLabel('Pilih berkas').setInputFiles(path)
  await expect(dialogOf(page).getByText('1 baris perubahan')).toBeVisible()
  await writeFile(path, made({ data: heads + row(2, AYU, 'Tes') + row(3, BUDI, 'Tes') }))
  await uploadNow(page).click()
  await expect(
    dialogOf(page).getByText(/sejak dipilih. Pilih kembali berkasnya agar isinya diperiksa./),
  ).toBeInViewport()
  expect(await world.calls('uploadStageXls')).toEqual([])
})
test('reading a sheet can be cancelled, and another one chosen', async ({ page }) => {
  await openUpload(page)
  const release = await holdBack(page, /sheetWorker/)
  await choose(page, { data: heads + row(2, AYU, 'Tes') })
  await expect(dialogOf(page).getByText('Membaca berkas...')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Batal' }).click()
  await expect(dialogOf(page).getByText('Membaca berkas...')).toBeHidden()
  await expect(page.getByLabel('Pilih berkas')).toBeFocused()
  release()
  await choose(page, { data: heads + row(2, AYU, 'Tes') + row(3, BUDI, 'Tes') })
  await expect(dialogOf(page).getByText('2 baris perubahan')).toBeVisible()
})

test('the button that sends a sheet is filled once there is a sheet', async ({ page }) => {
  await openUpload(page)
  await expect(uploadNow(page)).toBeVisible()
  expect(await filledButtons(dialogOf(page))).toEqual([])
  await dialogOf(page).getByLabel('Pilih berkas').setInputFiles('public/contoh-perubahan.xlsx')
  await expect.poll(() => filledButtons(dialogOf(page))).toEqual(['Upload Now'])
})
