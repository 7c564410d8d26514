import type { Page } from '@playwright/test'
import {
  cards,
  chooseStage,
  MOVE,
  openStage,
  SEARCH,
  stageId,
  moveAsColleague,
  movedDialog,
  outcomeDialog,
} from '../../support/stages'
import { expect, expectAccessible, holdBack, test } from '../../support/test'

const selectPage = (page: Page) => page.getByRole('checkbox', { name: 'Pilih Semua' })
const pickAll = (page: Page) => page.getByRole('button', { name: /^Pilih (semua|\d)/ })

test('selects all matches in a second step; reports and skips an applicant whom a colleague moved meanwhile', async ({
  page,
  world,
}) => {
  await openStage(page)
  await expect(cards(page)).toHaveCount(10)
  await expect(pickAll(page)).toHaveCount(0)
  await selectPage(page).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Semua 10 pelamar di halaman ini dipilih.')).toBeVisible()
  await world.forget()
  await pickAll(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('54 pelamar yang cocok dipilih, dari semua halaman.')).toBeVisible()
  await expectAccessible(page)
  expect((await world.calls(SEARCH)).map(({ query }) => Object.fromEntries(query).length)).toEqual(['1000'])
  // A deselected applicant stays deselected, on this page and in the move.
  await page.getByRole('checkbox', { name: 'Pilih Citra Dewi' }).uncheck()
  await expect(page.getByText('53 dipilih dari semua halaman')).toBeVisible()
  // A message can be sent to all of them, too.
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  await expect(page.getByRole('dialog', { name: 'Pesan untuk 53 pelamar' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup pesan' }).click()

  await moveAsColleague(page, 'USR-BAYU', 'Penawaran')
  await chooseStage(page, 'Tes')
  const question = page.getByRole('dialog', { name: 'Pindahkan 53 pelamar' })
  await expect(question.getByRole('listitem')).toHaveCount(53)
  await question.getByRole('button', { name: 'Pindahkan' }).click()
  await expect(movedDialog(page).getByRole('listitem')).toHaveText([
    'Bayu Pratama sudah dipindahkan rekan ke Penawaran (Siti Aminah)',
  ])
  await movedDialog(page).getByRole('button', { name: 'Biarkan' }).click()
  await expect(outcomeDialog(page)).toContainText('51 berhasil, 1 gagal, 1 dibiarkan')
  await expect(outcomeDialog(page).getByRole('listitem').nth(0)).toHaveText('Ramai Sinaga tidak berhasil diubah')
  await expect(outcomeDialog(page).getByRole('listitem').nth(1)).toHaveText(
    'Bayu Pratama sudah dipindahkan rekan ke Penawaran (Siti Aminah), dibiarkan',
  )
  await outcomeDialog(page).getByRole('button', { name: 'Tutup', exact: true }).click()
  const { userId, stageId: to } = (await world.calls(MOVE)).at(-1)!.body as { userId: string[]; stageId: string }
  expect([userId.length, to]).toEqual([52, stageId(3)])
  expect(userId).not.toContain('USR-CITRA')
  expect(userId).not.toContain('USR-BAYU')
  // Applicants who could not be moved stay selected; the deselected one is still there.
  await expect(page.getByRole('checkbox', { name: 'Pilih Ramai Sinaga' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Pilih Citra Dewi' })).not.toBeChecked()
})

test('selects all matches of the filter, not the whole stage; clears on a failure, a reload and a page change', async ({
  page,
  world,
}) => {
  await openStage(page, { genders: 'F', size: '4' })
  await selectPage(page).check()
  const offer = await pickAll(page).innerText()
  const total = Number(/\d+/.exec(offer)![0])
  expect(total).toBeGreaterThan(4)
  expect(total).toBeLessThan(54)
  await world.fault({ endpoint: SEARCH, kind: 'status', status: 500, times: 0 })
  await pickAll(page).click()
  await expect(page.getByText(/^Tidak dapat memilih semua\./)).toBeVisible()
  await expect(page.getByText('4 dipilih di halaman ini')).toBeVisible()
  await world.heal()
  await pickAll(page).click()
  await expect(page.getByText(`${total} dipilih dari semua halaman`)).toBeVisible()
  expect((await world.lastQuery(SEARCH)).genders).toEqual(['F'])
  await page.getByRole('button', { name: 'Batalkan pilihan' }).click()
  await expect(selectPage(page)).not.toBeChecked()

  await selectPage(page).check()
  await pickAll(page).click()
  await expect(page.getByText(`${total} dipilih dari semua halaman`)).toBeVisible()
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page.getByText(`Pilihan atas ${total} pelamar dilepas karena daftarnya berganti`)).toBeVisible()
  await selectPage(page).check()
  await pickAll(page).click()
  await expect(page.getByText(`${total} dipilih dari semua halaman`)).toBeVisible()
  await page.reload()
  await expect(cards(page)).toHaveCount(4)
  await expect(selectPage(page)).not.toBeChecked()
})

test('selects nothing of the previous page while the next one loads', async ({ page }) => {
  await openStage(page, { size: '4' })
  const answer = await holdBack(page, '**/rest/**')
  await page.getByRole('button', { name: 'Halaman berikutnya' }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(cards(page)).toHaveCount(4)
  await expect(selectPage(page)).toBeDisabled()
  await expect(cards(page).getByRole('checkbox', { disabled: false })).toHaveCount(0)
  answer()
  await selectPage(page).check()
  await expect(page.getByText('4 dipilih di halaman ini')).toBeVisible()
})

test('needs no second step for a stage of one page', async ({ page }) => {
  await openStage(page, {}, 5)
  await selectPage(page).check()
  await expect(page.getByText('5 dipilih di halaman ini')).toBeVisible()
  await expect(pickAll(page)).toHaveCount(0)
})

test('keeps order and page size usable while cards are selected in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openStage(page)
  await selectPage(page).check()
  await expect(page.getByText('10 dipilih')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Urutan' })).toBeInViewport({ ratio: 1 })
  const toolbar = page.getByRole('group', { name: 'Tindakan pelamar' })
  expect((await toolbar.boundingBox())!.height).toBe(48)
  // It stays with its count while the list scrolls.
  await page.mouse.move(800, 500)
  await page.mouse.wheel(0, 2_000)
  await expect(cards(page).last()).toBeInViewport()
  await expect(page.getByText('10 dipilih')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('combobox', { name: 'Pindahkan yang dipilih ke tahap' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('combobox', { name: 'Per halaman' }).selectOption('4')
  await expect(cards(page)).toHaveCount(4)
})

test('says how many of all matches are selected where one move takes no more', async ({ page, world }) => {
  await world.seed({
    applications: Array.from({ length: 1_000 }, (_, n) => ({
      vacancyCode: 'VAC-AKTIF-01',
      userId: `USR${String(n + 700).padStart(8, '0')}`,
      stage: 'Lamaran Masuk',
    })),
  })
  await openStage(page)
  await selectPage(page).check()
  await page.getByRole('button', { name: 'Pilih 1.000 pertama dari 1.033 yang cocok' }).click()
  await expect(page.getByText('1.000 dari 1.033 pelamar yang cocok dipilih, batas satu pemindahan.')).toBeVisible()
})
