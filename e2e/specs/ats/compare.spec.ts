import type { Page } from '@playwright/test'
import {
  card,
  cards,
  checkCard,
  chooseInPanelMenu,
  MOVE,
  openStage,
  PROFILE,
  urlParam,
  confirmMove,
  stageId,
  moveAsColleague,
} from '../../support/stages'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'
import { textOf } from '../../support/messages'

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const TWO = [`USR-AYU:${stageId(1)}`, `USR-BAYU:${stageId(1)}`]
const table = (page: Page) => page.getByRole('table')
const column = (page: Page, name: string) => page.getByRole('columnheader').filter({ hasText: name })
const basket = (page: Page) => page.getByRole('region', { name: 'Daftar perbandingan' })
const compared = (page: Page) => new URL(page.url()).searchParams.getAll('compare')

/** Opens the comparison of Ayu and Bayu by its URL. */
async function openComparison(page: Page): Promise<void> {
  const params = new URLSearchParams({ id: stageId(1), stage: 'Lamaran Masuk', view: 'compare' })
  for (const one of TWO) params.append('compare', one)
  await page.goto(`/dashboard/0/atsreport/VAC-AKTIF-01?${params.toString()}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer, Bandingkan pelamar' })).toBeVisible()
}
const moveFromTable = async (page: Page, name: string, to: string) => {
  await page.getByRole('combobox', { name: `Pindahkan ${name} ke tahap` }).click()
  await page.getByRole('option', { name: to, exact: true }).click()
  await confirmMove(page)
}

test('collects applicants of two stages by key, compares them by row, and keeps only their ids in the URL', async ({
  page,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(page.getByRole('heading', { level: 2, name: /^Ayu/ })).toBeFocused()
  await page.keyboard.press('b')
  await expect(basket(page)).toContainText(`1 dari 4 pelamar untuk dibandingkan: ${AYU}`)
  await expect(basket(page).getByRole('button', { name: 'Bandingkan' })).toBeDisabled()
  await expect(basket(page).getByText('Pilih paling sedikit dua')).toBeVisible()
  // The basket is kept across stages and reloads.
  await page.getByRole('navigation', { name: 'Tahap lowongan' }).getByRole('link', { name: 'Tes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Stage: Tes$/ })).toBeVisible()
  const other = await cards(page).first().innerText()
  await cards(page).first().getByRole('button').click()
  await chooseInPanelMenu(page, other, 'Bandingkan')
  await expect(page.getByRole('list', { name: `Ringkasan ${other}` })).toContainText('Dibandingkan')
  await chooseInPanelMenu(page, other, 'Lihat perbandingan (2)')
  await expect(column(page, AYU).getByRole('link', { name: AYU })).toBeInViewport()
  await page.getByRole('button', { name: 'Kembali ke daftar' }).click()
  await expect.poll(() => compared(page)).toHaveLength(2)
  await page.reload()
  // The open applicant scrolls into view.
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${other}`) })).toBeFocused()
  await basket(page).getByRole('button', { name: 'Bandingkan' }).click()
  await expect(column(page, AYU)).toContainText('Lamaran Masuk')
  await expect(column(page, other)).toContainText('Tes')
  for (const name of ['Tanggal melamar', 'Klobness', 'Pekerjaan terakhir', 'IPK', 'Keahlian', 'Catatan 5'])
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Tanggal melamar/ })).toContainText('(berbeda)')
  await expect(table(page)).not.toContainText(/Jenis kelamin|Umur|Alamat|KTP|@|Riwayat Lamaran/)
  expect(decodeURIComponent(page.url())).not.toMatch(/Wulandari/)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await page.emulateMedia({ media: 'print' })
  await expect(table(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Hapus .* dari perbandingan/ })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  // A single applicant cannot be compared.
  await page.getByRole('button', { name: `Hapus ${other} dari perbandingan` }).click()
  await expect(basket(page)).toContainText('1 dari 4')
})

test('moves applicants from the comparison, and reports one whom a colleague has moved meanwhile', async ({
  page,
  world,
}) => {
  await openComparison(page)
  await moveFromTable(page, AYU, 'Tes')
  await expect(column(page, AYU)).toContainText('Tes')
  expect((await world.calls(MOVE)).at(-1)!.body).toEqual({ stageId: stageId(3), userId: ['USR-AYU'] })
  expect(compared(page)).toEqual([`USR-AYU:${stageId(3)}`, TWO[1]])
  // After an undo by key, the column follows the applicant back.
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText(`${AYU} dikembalikan ke Lamaran Masuk`)).toBeVisible()
  await expect(column(page, AYU)).toContainText('Lamaran Masuk')

  await moveAsColleague(page, 'USR-BAYU', 'Penawaran')
  await moveFromTable(page, BAYU, 'Wawancara')
  const movedDialog = page.getByRole('dialog', { name: 'Sudah dipindahkan' })
  await expect(movedDialog).toContainText('Bayu Pratama sudah dipindahkan rekan ke Penawaran (Siti Aminah)')
  await movedDialog.getByRole('button', { name: 'Biarkan' }).click()
  // The check found the current stage: the column shows it, too.
  await expect(column(page, BAYU)).toContainText('Sudah dipindahkan rekan ke Penawaran (Siti Aminah)')
  await page.reload()
  await expect(column(page, BAYU)).toContainText('Sudah dipindahkan rekan ke Penawaran (Siti Aminah)')
  expect(urlParam(page, 'view')).toBe('compare')
})

test('limits a failure to its column and retries it there', async ({ page, world }) => {
  await world.fault({ endpoint: PROFILE, kind: 'status', status: 403, times: 1 })
  await openComparison(page)
  const failed = page.getByRole('columnheader').filter({ hasText: 'Profil gagal dimuat' })
  await expect(failed).toHaveCount(1)
  await expect(column(page, AYU).or(column(page, BAYU))).toHaveCount(1)
  await expect(page.getByRole('row', { name: /^Tanggal melamar/ })).not.toContainText('(berbeda)')
  await world.forget()
  await failed.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(column(page, AYU)).toBeVisible()
  await expect(column(page, BAYU)).toBeVisible()
  expect(await world.calls(PROFILE)).toHaveLength(1)
})

test('moves the focus to the table and back to the heading; key B announces its effect', async ({ page }) => {
  const frame = page.getByRole('region', { name: 'Perbandingan' })
  const heading = page.getByRole('heading', { level: 1, name: /Stage: Lamaran Masuk$/ })
  const announced = (text: string) => page.getByRole('status').filter({ hasText: text })
  const params = TWO.map((one) => `&compare=${one}`).join('')
  await page.goto(`/dashboard/0/atsreport/VAC-AKTIF-01?id=${stageId(1)}&stage=Lamaran%20Masuk${params}`)
  await card(page, 'Citra Dewi').click()
  await expect(page.getByRole('heading', { level: 2, name: /^Citra/ })).toBeFocused()
  await page.keyboard.press('b')
  await expect(announced('Citra Dewi masuk daftar perbandingan, 3 dari 4')).toBeAttached()
  await page.keyboard.press('b')
  await expect(announced('Citra Dewi keluar dari daftar perbandingan, 2 dari 4')).toBeAttached()
  await page.keyboard.press('b')
  await page.keyboard.press('Escape')
  await expect(card(page, 'Citra Dewi')).toBeFocused()
  await basket(page).getByRole('button', { name: 'Bandingkan' }).press('Enter')
  await expect(frame).toBeFocused()
  await page.getByRole('button', { name: 'Hapus Citra Dewi dari perbandingan' }).press('Enter')
  await expect(column(page, 'Citra Dewi')).toHaveCount(0)
  await expect(frame).toBeFocused()
  await moveFromTable(page, AYU, 'Tes')
  await expect(column(page, AYU)).toContainText('Tes')
  await expect(frame).toBeFocused()
  await page.getByRole('button', { name: 'Kembali ke daftar' }).press('Enter')
  await expect(heading).toBeFocused()
  await basket(page).getByRole('button', { name: 'Bandingkan' }).press('Enter')
  await expect(frame).toBeFocused()
  await page.getByRole('button', { name: `Hapus ${AYU} dari perbandingan` }).press('Enter')
  await expect(heading).toBeFocused()
  await basket(page).getByRole('button', { name: 'Kosongkan' }).press('Enter')
  await expect(basket(page)).toHaveCount(0)
  await expect(heading).toBeFocused()
})

test('reports that the stages could not be loaded, and loads them again', async ({ page, world }) => {
  await world.fault({ endpoint: 'getStageFilterMasterData', kind: 'status', status: 403, times: 0 })
  await openComparison(page)
  const failed = page.getByRole('alert').filter({ hasText: 'Daftar tahap dan pilihan filter gagal dimuat.' })
  await expect(failed).toBeVisible()
  await expect(page.getByRole('combobox', { name: `Pindahkan ${AYU} ke tahap` })).toBeDisabled()
  await world.heal()
  await failed.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(failed).toBeHidden()
  await expect(page.getByRole('combobox', { name: `Pindahkan ${AYU} ke tahap` })).toBeEnabled()
})

test('rejects a fifth applicant, and shows the list for a URL without valid ids', async ({ page }) => {
  const params = new URLSearchParams({ id: stageId(1), stage: 'Lamaran Masuk', view: 'compare', compare: 'x y' })
  await page.goto(`/dashboard/0/atsreport/VAC-AKTIF-01?${params.toString()}`)
  await expect(page.getByRole('heading', { level: 1, name: /Stage: Lamaran Masuk$/ })).toBeVisible()
  for (const n of [0, 1, 2, 3]) {
    await cards(page).nth(n).getByRole('button').click()
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'dari' })).toBeFocused()
    await page.keyboard.press('b')
    await expect.poll(() => compared(page)).toHaveLength(n + 1)
  }
  await cards(page).nth(4).getByRole('button').click()
  await expect(page.getByRole('button', { name: /^Tindakan lain / })).toBeVisible()
  await page.keyboard.press('b')
  await expect(page.getByText('Paling banyak 4 pelamar dibandingkan.')).toBeVisible()
  expect(compared(page)).toHaveLength(4)
})

test('compares two ticked applicants, and Back leads to the list', async ({ page }) => {
  await openStage(page)
  for (const name of [AYU, BAYU]) await checkCard(page, name)
  await page.getByRole('button', { name: 'Bandingkan yang dipilih' }).click()
  await expect(column(page, AYU)).toBeVisible()
  await expect(column(page, BAYU)).toBeVisible()
  await page.goBack()
  await expect(card(page, AYU)).toBeVisible()
})

test('leads back to the board that it was opened from', async ({ page }) => {
  await openStage(page, { view: 'board', compare: TWO[0]!, open: 'USR-BAYU' })
  await expect(page.getByRole('heading', { level: 2, name: /^Bayu/ })).toBeFocused()
  await page.keyboard.press('b')
  await basket(page).getByRole('button', { name: 'Bandingkan' }).click()
  await page.getByRole('button', { name: 'Kembali ke papan' }).click()
  await expect(page.getByRole('region', { name: 'Papan tahap' })).toBeVisible()
})

test('writes to an applicant and rejects another from the comparison', async ({ page, world }) => {
  await openComparison(page)
  await page.getByRole('button', { name: `Pesan ${AYU}` }).click()
  const conversation = page.getByRole('dialog', { name: `Pesan untuk ${AYU}` })
  await expect(textOf(conversation)).toBeVisible()
  await conversation.getByRole('button', { name: 'Tutup percakapan' }).click()
  await page.getByRole('button', { name: `Tolak & kabari ${BAYU}` }).click()
  const rejection = page.getByRole('dialog', { name: `Tolak ${BAYU}`, exact: true })
  // The dialog moves the focus once it is drawn.
  await expect(rejection.getByRole('textbox', { name: 'Pesan' })).toBeFocused()
  await rejection.getByRole('combobox', { name: 'Tahap penolakan' }).click()
  await page.getByRole('option', { name: 'Penawaran', exact: true }).click()
  await rejection.getByRole('button', { name: 'Tolak dan kirim' }).click()
  await page
    .getByRole('dialog', { name: 'Tolak pelamar', exact: true })
    .getByRole('button', { name: 'Tolak dan kirim' })
    .click()
  await expect(column(page, BAYU)).toContainText('Penawaran')
  expect(await world.calls(MOVE)).toHaveLength(1)
})
