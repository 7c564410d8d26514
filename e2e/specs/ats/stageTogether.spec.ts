import type { Page } from '@playwright/test'
import { card, cards, chooseStage, MOVE, openStage, panel, pick, sayYes, stageId } from '../../support/stages'
import { expect, expectAccessible, test } from '../../support/test'
import { elsewhere } from '../../support/twoPeople'

const AYU = 'Ayu Wulandari'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
const gone = (page: Page) => page.getByRole('dialog', { name: 'Sudah dipindahkan' })
const outcome = (page: Page) => page.getByRole('dialog', { name: 'Hasil pemindahan' })

/** Moves somebody from the stage of that number, in the panel. */
async function moveOpen(page: Page, userId: string, name: string, from: number, to: string): Promise<void> {
  await openStage(page, { open: userId }, from)
  await panel(page, new RegExp(`^${name}`))
    .getByRole('combobox', { name: `Pindahkan ${name} ke tahap` })
    .click()
  await page.getByRole('option', { name: to, exact: true }).click()
  await sayYes(page)
  await expect(page.getByText(`${name} dipindahkan ke ${to}`, { exact: true })).toBeVisible()
}

test('whom a colleague has moved meanwhile is not moved unasked; the list says where they are', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(heading(page, /^Ayu/)).toBeFocused()
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await moveOpen(colleague, 'USR-AYU', AYU, 1, 'Penawaran')
  await page.keyboard.press('3')
  await sayYes(page)
  await expect(gone(page)).toContainText('Ayu Wulandari sudah dipindahkan rekan ke Penawaran (Siti Aminah)')
  await expect(gone(page).getByRole('button', { name: 'Biarkan' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ayu Wulandari sudah dipindahkan rekan ke Penawaran (Siti Aminah).')).toBeVisible()
  await expect(card(page, AYU)).toBeHidden()
  expect(await world.calls(MOVE)).toHaveLength(1)
})

test('a bulk move goes on without whom a colleague has moved, or with them when that is wanted', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  await openStage(page)
  for (const name of [AYU, 'Bayu Pratama', 'Citra Dewi']) await pick(page, name)
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await moveOpen(colleague, 'USR-BAYU', 'Bayu Pratama', 1, 'Penawaran')
  await chooseStage(page, 'Tes')
  await sayYes(page)
  await expect(gone(page)).toContainText('Bayu Pratama sudah dipindahkan rekan ke Penawaran')
  await gone(page).getByRole('button', { name: 'Biarkan' }).click()
  await expect(outcome(page)).toContainText('2 berhasil, 0 tidak')
  await outcome(page).getByRole('button', { name: 'OK' }).click()
  expect((await world.calls(MOVE)).at(-1)!.body).toEqual({ stageId: stageId(3), userId: ['USR-AYU', 'USR-CITRA'] })
  // The keyboard goes on at the list.
  await expect(heading(page, '51 pelamar')).toBeFocused()
})

test('undo does not pull anybody back out of a later move unasked', async ({ page, browser, baseURL, world }) => {
  await moveOpen(page, 'USR-AYU', AYU, 1, 'Tes')
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await moveOpen(colleague, 'USR-AYU', AYU, 3, 'Wawancara')
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(gone(page)).toContainText('Ayu Wulandari sudah dipindahkan rekan ke Wawancara (Siti Aminah)')
  await gone(page).getByRole('button', { name: 'Tetap kembalikan' }).click()
  await expect(page.getByText('Ayu Wulandari dikembalikan ke Lamaran Masuk')).toBeVisible()
  expect((await world.calls(MOVE)).at(-1)!.body).toEqual({ stageId: stageId(1), userId: ['USR-AYU'] })
})

test('one toast tells of a run of moves; U takes them back one after the other, also when it has gone', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU' })
  for (const name of [/^Ayu/, /^Bayu/, /^Citra/]) {
    await expect(heading(page, name)).toBeFocused()
    await page.keyboard.press('3')
    await sayYes(page)
  }
  await expect(page.getByText('3 pelamar dipindahkan', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(1)
  await page.keyboard.press('u')
  await expect(page.getByText('Citra Dewi dikembalikan ke Lamaran Masuk')).toBeVisible()
  await expect(page.getByText('2 pelamar dipindahkan', { exact: true })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(page.getByText('Bayu Pratama dikembalikan ke Lamaran Masuk')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Ayu Wulandari dikembalikan ke Lamaran Masuk')).toBeVisible()
  expect(await world.calls(MOVE)).toHaveLength(6)
})

test('the outcome counts first and names failures on top; they alone are tried again', async ({ page, world }) => {
  await openStage(page)
  for (const name of [AYU, 'Ramai Sinaga']) await pick(page, name)
  await chooseStage(page, 'Tes')
  await sayYes(page)
  await expect(outcome(page)).toContainText('1 berhasil, 1 tidak')
  await expect(outcome(page).getByRole('listitem')).toHaveText([
    'Ramai Sinaga tidak berhasil diubah',
    'Ayu Wulandari berhasil diubah',
  ])
  await expectAccessible(page)
  await outcome(page).getByRole('button', { name: 'Coba lagi untuk yang gagal' }).click()
  await expect(outcome(page)).toContainText('0 berhasil, 1 tidak')
  await outcome(page).getByRole('button', { name: 'OK' }).click()
  expect((await world.calls(MOVE)).map(({ body }) => (body as { userId: string[] }).userId)).toEqual([
    ['USR-AYU', 'USR-RAMAI'],
    ['USR-RAMAI'],
  ])
  await expect(page.getByRole('checkbox', { name: 'Pilih Ramai Sinaga' })).toBeChecked()
})

test('forty names scroll within the question, its buttons stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 })
  await openStage(page, { size: '40' })
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
  await chooseStage(page, 'Tes')
  const question = page.getByRole('dialog', { name: 'Pindahkan 40 pelamar' })
  await expect(question.getByRole('button', { name: 'Pindahkan' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('a move that answers after its screen has gone leads nobody away; a toast tells it', async ({ page, world }) => {
  await page.goto('/dashboard/0/atsreport')
  await page.getByRole('article', { name: 'Software Engineer', exact: true }).getByRole('link').first().click()
  await expect(cards(page)).toHaveCount(10)
  await page.keyboard.press('j')
  await expect(heading(page, /^Ayu/)).toBeFocused()
  await world.latency(2_000, MOVE)
  await page.keyboard.press('3')
  await sayYes(page)
  await expect.poll(async () => (await world.calls(MOVE)).length).toBe(1)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('article', { name: 'Software Engineer', exact: true })).toBeVisible()
  await expect(page.getByText('Ayu Wulandari dipindahkan ke Tes', { exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/dashboard/0/atsreport')
})

test('the question of a move does not outlive its screen', async ({ page, world }) => {
  await page.goto('/dashboard/0/atsreport')
  await page.getByRole('article', { name: 'Software Engineer', exact: true }).getByRole('link').first().click()
  await expect(cards(page)).toHaveCount(10)
  await pick(page, AYU)
  await chooseStage(page, 'Tes')
  await expect(page.getByRole('dialog', { name: 'Pindahkan pelamar' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article', { name: 'Software Engineer', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await world.calls(MOVE)).toEqual([])
})
