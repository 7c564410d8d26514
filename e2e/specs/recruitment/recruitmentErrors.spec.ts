import type { Locator, Page } from '@playwright/test'
import write from 'write-excel-file/node'
import { AT, openAt } from '../../support/recruitment'
import { hoverFields, form } from '../../support/talents'
import { expect, test } from '../../support/test'

const ACTIVE = '?vacancyCode=VAC-AKTIF-01'
const REASON = 'Belum bisa'
const refused = (endpoint: string) => ({ endpoint, kind: 'status', status: 400, message: REASON, times: 0 }) as const
const retry = (within: Page | Locator) => within.getByRole('button', { name: 'Coba lagi' })

/** The lists of a form, each with a screen that loads it. */
const lists: Record<string, string> = {
  listVacancies: AT.matching,
  getConsoleMasterData: AT.applicants,
  getTestOptions: AT.matching,
  getStageFormMasterData: AT.tracking + ACTIVE,
  listVacancyQuestions: AT.applicants + ACTIVE,
}
for (const [endpoint, address] of Object.entries(lists))
  test(`reports a failed list of the form once above it, and retries it: ${endpoint}`, async ({ page, world }) => {
    const notice = page.getByRole('alert').filter({ hasText: 'Sebagian daftar pilihan gagal dimuat.' })
    await world.fault(refused(endpoint))
    await page.goto(address)
    await expect(form(page)).toBeVisible()
    await hoverFields(page)
    await expect(notice).toHaveCount(1)
    await world.heal()
    await retry(notice).click()
    await expect(notice).toHaveCount(0)
  })

test('reports failed vacancies in their dialog, with details', async ({ page, world }) => {
  await world.fault(refused('listVacancies'))
  await page.goto(AT.applicants)
  await page.getByRole('button', { name: 'Kode lowongan: Pilih', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pilih lowongan' })
  await expect(dialog.getByRole('alert')).toContainText(REASON)
  await dialog.getByText('Rincian').click()
  await expect(dialog.locator('code')).toContainText('"endpoint":"listVacancies","status":400')
  await world.heal()
  await retry(dialog).click()
  await expect(dialog.getByRole('table', { name: 'Lowongan' })).toBeVisible()
  await page.keyboard.press('Escape')
  // Moving the focus into the dialog does not count as leaving the field.
  await expect(page.getByText('Kode lowongan wajib diisi')).toHaveCount(0)
})

/** By screen, the calls that start its exports, each with the kind to choose. */
const exports: Record<string, Record<string, string | undefined>> = {
  [AT.applicants + ACTIVE]: { startApplicantExport: undefined },
  [AT.tracking + ACTIVE]: {
    startStandardDownload: 'Standard',
    startCustom1Download: 'Custom1',
    startCustom2Download: 'Custom2',
  },
  [`${AT.matching}?vacancyCodes=VAC-AKTIF-01&testResultsInt=INT-SOC`]: { startMatchingExport: undefined },
}
for (const [address, kinds] of Object.entries(exports))
  test(`reports an export that fails to start in its dialog, and starts it again: ${address}`, async ({
    page,
    world,
  }) => {
    await openAt(page, address.slice(0, address.indexOf('?')), address.slice(address.indexOf('?')))
    for (const [endpoint, kind] of Object.entries(kinds)) {
      await world.fault(refused(endpoint))
      await page.getByRole('button', { name: 'Download', exact: true }).click()
      if (kind) await page.getByRole('menuitem', { name: kind }).click()
      const dialog = page.getByRole('dialog', { name: 'Download', exact: true })
      await dialog.getByRole('button', { name: 'Unduh', exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText(REASON)
      await dialog.getByText('Rincian').click()
      await expect(dialog.locator('code')).toContainText(`"endpoint":"${endpoint}"`)
      await world.heal()
      await retry(dialog).click()
      await expect(dialog.getByText('Berkas sedang disiapkan.')).toBeVisible()
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

test('keeps the file of an upload that fails to start; histories report failures', async ({ page, world }) => {
  for (const endpoint of ['uploadStageXls', 'listUploadStatuses', 'listDownloadStatuses'])
    await world.fault(refused(endpoint))
  await openAt(page, AT.tracking, ACTIVE)
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload Excel' })
  const rows = [
    ['Email', 'Stage'],
    ['ayu.wulandari@surel.example', 'Tes'],
  ]
  const buffer = Buffer.from(await write(rows.map((row) => row.map((value) => ({ value })))).toBuffer())
  await page.getByLabel('Pilih berkas').setInputFiles({ name: 'ubah.xlsx', mimeType: 'application/zip', buffer })
  await upload.getByRole('button', { name: 'Upload Now' }).click()
  await expect(upload.getByRole('alert')).toHaveText(REASON)
  await expect(upload).toContainText('ubah.xlsx')
  await page.keyboard.press('Escape')
  for (const name of ['Status Perubahan', 'List Download']) {
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('alert')).toContainText(REASON)
    await page.keyboard.press('Escape')
  }
  await world.heal()
  await page.getByRole('button', { name: 'Status Perubahan' }).click()
  const statuses = page.getByRole('dialog', { name: 'Status Perubahan' })
  await expect(statuses).toContainText('Belum ada perubahan yang diunggah untuk lowongan ini.')
})
