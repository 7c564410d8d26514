import type { Page } from '@playwright/test'
import { MOVE, openStage, sayYes, SEARCH, stageId } from '../../support/stages'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} ?\\d*$`) })
const person = (page: Page, stage: string, name: string) => column(page, stage).getByRole('link', { name, exact: true })

test('the board shows every stage with its count; a card is dragged to another one, and taken back', async ({
  page,
  world,
}) => {
  await openStage(page, { view: 'board' })
  const headings = page.getByRole('region', { name: 'Papan tahap' }).getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    'Lamaran Masuk 54',
    'Seleksi Berkas 18',
    'Tes 11',
    'Wawancara 8',
    'Penawaran 5',
    'Diterima 0',
  ])
  await expectAccessible(page)
  await person(page, 'Lamaran Masuk', 'Ayu Wulandari').locator('xpath=ancestor::li').dragTo(column(page, 'Diterima'))
  await expect(page.getByRole('dialog')).toContainText('Ayu Wulandari: Lamaran Masuk → Diterima')
  await sayYes(page)
  // The offer to undo waits while it is pointed at.
  await page.getByRole('button', { name: 'Urungkan' }).hover()
  await expect(person(page, 'Diterima', 'Ayu Wulandari')).toBeVisible()
  await expect(headings.first()).toHaveText('Lamaran Masuk 53')
  await expect(headings.last()).toHaveText('Diterima 1')
  await expect(headings.last()).toBeFocused()
  // It stands in the stage that opens, too, and so does its key.
  await person(page, 'Diterima', 'Ayu Wulandari').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ayu Wulandari 1 dari 1' })).toBeFocused()
  await page.keyboard.press('u')
  await expect(page.getByText('Ayu Wulandari dikembalikan ke Lamaran Masuk')).toBeVisible()
  expect((await world.calls(MOVE)).map(({ body }) => body)).toEqual([
    { stageId: stageId(6), userId: ['USR-AYU'] },
    { stageId: stageId(1), userId: ['USR-AYU'] },
  ])
})

test('stages that do not come are told, on the board as in the list, and asked for again', async ({ page, world }) => {
  const LISTS = 'getStageFilterMasterData'
  const told = page.getByRole('alert').filter({ hasText: 'Daftar tahap dan pilihan filter belum dapat dimuat.' })
  const headings = page.getByRole('region', { name: 'Papan tahap' }).getByRole('heading', { level: 2 })
  await world.latency(1_500, LISTS)
  await openStage(page, { view: 'board' })
  await expect(page.getByRole('status').filter({ hasText: 'Memuat...' })).toBeVisible()
  await expect(headings).toHaveCount(6)
  await world.latency(0, LISTS)
  await world.fault({ endpoint: LISTS, kind: 'status', status: 403, times: 0 })
  await openStage(page, { view: 'board' })
  await told.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
  const select = page.getByRole('combobox', { name: 'Pindahkan yang dipilih ke tahap' })
  await expect(select).toBeDisabled()
  await expect(told).toHaveCount(1)
  await world.heal()
  await told.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(select).toBeEnabled()
  await expect(told).toBeHidden()
})

test('the keyboard moves a card by its menu; who cannot be moved stays; filters hold; a card opens in its stage', async ({
  page,
  world,
}) => {
  await openStage(page)
  await page.getByRole('button', { name: 'Papan' }).click()
  await column(page, 'Lamaran Masuk').getByRole('button', { name: 'Pindahkan Ramai Sinaga ke...' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Pindahkan Ramai Sinaga' })
  await expect(menu.getByRole('button')).toHaveText(['Seleksi Berkas', 'Tes', 'Wawancara', 'Penawaran', 'Diterima'])
  await menu.getByRole('button', { name: 'Tes' }).press('Enter')
  await sayYes(page)
  const outcome = page.getByRole('dialog', { name: 'Hasil pemindahan' })
  await expect(outcome).toContainText('Ramai Sinaga tidak berhasil diubah')
  await expect(outcome.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(person(page, 'Lamaran Masuk', 'Ramai Sinaga')).toBeVisible()
  await column(page, 'Lamaran Masuk').getByRole('button', { name: 'Tampilkan 20 lagi di Lamaran Masuk' }).click()
  await expect(column(page, 'Lamaran Masuk').getByRole('listitem')).toHaveCount(40)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await world.fault({ endpoint: SEARCH, kind: 'status', status: 403, times: 1 })
  await openStage(page, { view: 'board', firstNames: 'Bayu' })
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByText('Belum ada pelamar')).toHaveCount(5)
  await person(page, 'Lamaran Masuk', 'Bayu Pratama').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Bayu Pratama 1 dari 1' })).toBeFocused()
})
