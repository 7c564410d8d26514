import type { Page } from '@playwright/test'
import { expect, expectAccessible, holdBack, test } from '../../support/test'
import { onlyCall } from '../../support/messages'

const SEARCH = /\/es\/query\/search\/list/
const WAITS = 'Email dikirim setelah jumlah hasilnya diketahui'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Simpan Hasil dan Kirim Email' })
const facts = (page: Page) => dialog(page).getByRole('region', { name: 'Hasil yang disimpan' })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Simpan', exact: true })
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Kirim hasil lewat email' })

/** Opens the dialog before the search has an answer, and names the result and whom to mail it. */
async function fillIn(page: Page) {
  await page.goto('/dashboard/0/es-admin-query?dataSource=KLOBBER&gender=M')
  await page.getByRole('button', { name: 'Simpan Hasil dan Kirim Email', exact: true }).click()
  await dialog(page).getByRole('textbox', { name: 'Nama hasil' }).fill('CFO')
  await dialog(page).getByRole('textbox', { name: 'Alamat email 1' }).fill('hr@nusantara.example')
}

test('a result is mailed once its count has arrived in the open dialog', async ({ page, world }) => {
  const release = await holdBack(page, SEARCH)
  await fillIn(page)
  await expect(facts(page)).toContainText('Memuat jumlah hasil...')
  await expect(save(page)).toHaveAccessibleDescription(WAITS)
  await save(page).click({ force: true })
  await expect(confirmation(page)).toBeHidden()
  release()
  await expect(facts(page)).toContainText(/[\d.]+ kandidat dengan kriteria:/)
  await expect(dialog(page).getByText(WAITS)).toBeHidden()
  const [count] = /[\d.]+ kandidat/.exec(await facts(page).innerText())!
  await save(page).click()
  await expect(confirmation(page)).toContainText(`Hasil pencarian (${count}) dikirim ke 1 alamat`)
  await confirmation(page).getByRole('button', { name: 'Ya' }).click()
  await expect(page.getByText('Hasil "CFO" tersimpan')).toBeVisible()
  await onlyCall(world, 'saveEsResult')
})

test('a count that could not be loaded is loaded again in the dialog, and nothing is mailed before', async ({
  page,
  world,
}) => {
  await world.fault({ endpoint: 'searchEsCandidates', kind: 'status', status: 503, times: 0 })
  await fillIn(page)
  await expect(facts(page).getByRole('alert')).toContainText('Jumlah hasil gagal dimuat.')
  await expectAccessible(page)
  await save(page).click({ force: true })
  await expect(confirmation(page)).toBeHidden()
  await world.heal()
  await facts(page).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(facts(page)).toContainText(/[\d.]+ kandidat dengan kriteria:/)
  await save(page).click()
  await expect(confirmation(page)).toContainText(/Hasil pencarian \([\d.]+ kandidat\)/)
})
