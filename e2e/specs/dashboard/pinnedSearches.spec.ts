import type { Locator, Page } from '@playwright/test'
import { AT, openAt } from '../../support/recruitment'
import { alterMenus, withoutChild } from '../../support/rights'
import { acceptNarrowWindow } from '../../support/screens'
import { elsewhere } from '../../support/secondBrowser'
import { moveAsColleague, stageId } from '../../support/stages'
import { storedIn } from '../../support/stored'
import { form, openSavedList, openTalents, recordOf, results, ROWS, urlQuery } from '../../support/talents'
import { expect, expectAccessibleInBoth, test } from '../../support/test'

const NAME = 'S1 Informatika Jawa Barat'
const OPEN = '?countri=CO96&provinc=ID-JB&majors=Informatika&grade=3.5&gradeOperators=1&saved=SQ-BUDI'
const READ = 'getTalentQuery'
const pin = (page: Page, name = NAME): Locator =>
  page.getByRole('button', { name: `Sematkan di dasbor: ${name}`, exact: true })
const strip = (page: Page): Locator => page.getByRole('region', { name: 'Perlu perhatian' })
const check = (page: Page): Locator => strip(page).getByRole('button', { name: 'Periksa hasil baru' })
const item = (page: Page, text: string | RegExp): Locator =>
  strip(page).getByRole('list', { name: 'Pencarian disematkan' }).getByRole('listitem').filter({ hasText: text })

async function pinTalents(page: Page): Promise<void> {
  await openTalents(page, OPEN)
  await pin(page).click()
  await expect(pin(page)).toHaveAttribute('aria-pressed', 'true')
}
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard/0')
  await expect(page.getByRole('heading', { name: 'Hasil Tes Karyawan' })).toBeVisible()
}
/** Pins new filters of that gender; each needs a name. */
async function pinNew(page: Page, name: string): Promise<void> {
  await form(page).getByRole('button', { name: 'Simpan Filter' }).click()
  const saving = page.getByRole('dialog', { name: 'SIMPAN FILTER' })
  await saving.getByRole('textbox').fill(name)
  await saving.getByRole('button', { name: 'Simpan' }).click()
  await expect(saving).toBeHidden()
  await pin(page, name).click()
}

test('a pinned search is counted on the dashboard on request only, by one call of length 1', async ({
  page,
  world,
}) => {
  await pinTalents(page)
  await world.forget()
  await openDashboard(page)
  await expect(strip(page)).toContainText('1 pencarian disematkan')
  for (const never of [ROWS, READ]) expect(await world.calls(never)).toEqual([])
  await check(page).click()
  await expect(item(page, NAME)).toContainText(/\d+ orang, baru pertama kali diperiksa/)
  await expect(strip(page).getByRole('status')).toHaveText('1 pencarian diperiksa')
  expect((await world.calls(ROWS)).map(({ query }) => recordOf(query)['length'])).toEqual([['1']])
  await expectAccessibleInBoth(page)
  await item(page, NAME).getByRole('link', { name: NAME }).click()
  await expect(page.getByText(`filter aktif: ${NAME}`, { exact: true })).toBeVisible()
  expect(urlQuery(page)).toMatchObject({ majors: ['Informatika'], saved: ['SQ-BUDI'] })
})

test('the browser keeps which filters are pinned, without name and criteria', async ({ page }) => {
  await pinTalents(page)
  const { local } = await storedIn(page)
  const kept = Object.entries(local).find(([key]) => key.includes('pinned-searches'))
  expect(JSON.parse(kept![1])).toEqual([{ list: ROWS, id: 'SQ-BUDI' }])
  expect(JSON.stringify(local)).not.toContain('Informatika')
})

test('what a colleague changed since the last check is told, with those who applied since', async ({ page }) => {
  await openAt(page, AT.tracking, `?vacancyCode=VAC-AKTIF-01&stageIds=${stageId(1)}`)
  await pinNew(page, 'Lamaran baru')
  await openDashboard(page)
  await check(page).click()
  await expect(item(page, 'Lamaran baru')).toContainText('54 pelamar, baru pertama kali diperiksa')
  await moveAsColleague(page, 'USR-AYU', 'Tes')
  await check(page).click()
  await expect(item(page, 'Lamaran baru')).toContainText(/53 pelamar, −1 sejak \d\d\/\d\d \d\d\.\d\d/)
  await item(page, 'Lamaran baru')
    .getByRole('link', { name: /^Lihat yang masuk sejak/ })
    .click()
  await expect(results(page)).toBeVisible()
  expect(urlQuery(page)).toMatchObject({ startSendDate: [expect.stringMatching(/^\d{12}$/)] })
})

test('a fourth search is not pinned, and one that is taken off makes room', async ({ page }) => {
  await pinTalents(page)
  for (const name of ['Dua', 'Tiga', 'Empat']) await pinNew(page, name)
  await expect(page.getByText('Paling banyak tiga pencarian disematkan di dasbor.')).toBeVisible()
  await expect(pin(page, 'Empat')).toHaveAttribute('aria-pressed', 'false')
  await openDashboard(page)
  await check(page).click()
  await item(page, 'Dua').getByRole('button', { name: 'Lepas sematan Dua' }).click()
  await expect(strip(page)).toContainText('2 pencarian disematkan')
  await page.goBack()
  await expect(pin(page, 'Empat')).toHaveAttribute('aria-pressed', 'false')
  await pin(page, 'Empat').click()
  await expect(pin(page, 'Empat')).toHaveAttribute('aria-pressed', 'true')
})

test('a pin goes on with its filter under a new name', async ({ page }) => {
  await pinTalents(page)
  await openSavedList(page)
  const list = page.getByRole('dialog', { name: 'List Filter' })
  await list.getByRole('button', { name: `Tindakan lain ${NAME}` }).click()
  await page.getByRole('menuitem', { name: `Ganti nama ${NAME}` }).click()
  const renaming = page.getByRole('dialog', { name: 'Ganti nama filter' })
  await renaming.getByRole('textbox').fill('Informatika')
  await renaming.getByRole('button', { name: 'Simpan' }).click()
  await expect(list.getByRole('button', { name: `Open ${NAME}` })).toBeHidden()
  await openDashboard(page)
  await check(page).click()
  await expect(item(page, 'Informatika')).toContainText(/\d+ orang/)
})

test('a pinned filter that a colleague deleted says so and is taken off', async ({ page, world, browser, baseURL }) => {
  await pinTalents(page)
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await openTalents(colleague)
  await openSavedList(colleague)
  const list = colleague.getByRole('dialog', { name: 'List Filter' })
  await list.getByRole('button', { name: `Delete ${NAME}` }).click()
  await colleague.getByRole('dialog').last().getByRole('button', { name: 'Yes' }).click()
  await expect(list.getByRole('button', { name: `Open ${NAME}` })).toBeHidden()
  await openDashboard(page)
  await check(page).click()
  await expect(item(page, 'Filter ini sudah dihapus atau diperbarui rekan Anda.')).toBeVisible()
  await item(page, 'Filter ini').getByRole('button', { name: 'Lepas sematan filter ini' }).click()
  await expect(page.getByText('pencarian disematkan')).toBeHidden()
})

test('a check that fails says so in its line, and can be repeated', async ({ page, world }) => {
  await pinTalents(page)
  await openDashboard(page)
  await world.fault({ endpoint: ROWS, kind: 'status', status: 500, times: 0 })
  await check(page).click()
  await expect(item(page, NAME)).toContainText('Gagal diperiksa.')
  await world.heal()
  await check(page).click()
  await expect(item(page, NAME)).toContainText(/\d+ orang/)
})

test('a pinned search without the right to its screen is not read, and can be taken off', async ({ page, world }) => {
  await pinTalents(page)
  await alterMenus(page, withoutChild('AUTH2010'))
  await world.forget()
  await openDashboard(page)
  await expect(strip(page).getByText('1 pencarian yang disematkan tidak lagi dapat Anda buka.')).toBeVisible()
  await expect(check(page)).toHaveCount(0)
  expect(await world.calls(READ)).toEqual([])
  await strip(page).getByRole('button', { name: 'Lepas sematan' }).click()
  await expect(strip(page).getByText('disematkan')).toHaveCount(0)
})

test('pins are shown without the right to the report, too', async ({ page }) => {
  await pinTalents(page)
  await alterMenus(page, (menu) => menu.filter(({ id }) => id !== 'AUTH2049'))
  await openDashboard(page)
  await check(page).click()
  await expect(item(page, NAME)).toContainText(/\d+ orang/)
  await expect(strip(page).getByText('Capacity')).toHaveCount(0)
})

test('pinned searches fit a phone', async ({ page }) => {
  await pinTalents(page)
  await acceptNarrowWindow(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openDashboard(page)
  await check(page).click()
  await expect(item(page, NAME)).toContainText(/\d+ orang/)
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
