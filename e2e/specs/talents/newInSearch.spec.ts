import type { Locator, Page } from '@playwright/test'
import { AT, openAt } from '../../support/recruitment'
import { acceptNarrowWindow } from '../../support/screens'
import { moveAsColleague, stageId } from '../../support/stages'
import { storedIn } from '../../support/stored'
import { form, openTalents, recordOf, results, ROWS, urlQuery } from '../../support/talents'
import { expect, expectAccessibleInBoth, test } from '../../support/test'

const NAME = 'S1 Informatika Jawa Barat'
const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Filter tersimpan dan pencarian terakhir' })
const checkButton = (page: Page): Locator => menu(page).getByRole('button', { name: 'Periksa hasil baru' })
const row = (page: Page, name: string): Locator => menu(page).getByRole('listitem').filter({ hasText: name })
const openMenu = (page: Page) => form(page).getByRole('button', { name: 'Lihat Filter' }).click()
async function check(page: Page): Promise<void> {
  await openMenu(page)
  await checkButton(page).click()
}

test('counts saved filters by one call of length 1 each, on request only', async ({ page, world }) => {
  await openTalents(page)
  await world.forget()
  await openMenu(page)
  await expect(checkButton(page)).toBeVisible()
  expect(await world.calls(ROWS)).toEqual([])
  await checkButton(page).click()
  await expect(row(page, NAME)).toContainText(/\d+ orang, baru pertama kali diperiksa/)
  await expect(row(page, 'Lulusan Bali')).toContainText('Tidak dihitung, karena tidak tersedia lagi')
  expect((await world.calls(ROWS)).map(({ query }) => recordOf(query)['length'])).toEqual([['1']])
  await expect(menu(page).getByRole('status')).toHaveText('2 filter diperiksa')
  await expectAccessibleInBoth(page)
  const { local } = await storedIn(page)
  expect(JSON.stringify(local)).not.toContain('Informatika')
})

test('says what a colleague has changed since the last check, and shows those who applied since', async ({ page }) => {
  await openAt(page, AT.tracking, `?vacancyCode=VAC-AKTIF-01&stageIds=${stageId(1)}`)
  await form(page).getByRole('button', { name: 'Simpan Filter' }).click()
  const saving = page.getByRole('dialog', { name: 'SIMPAN FILTER' })
  await saving.getByRole('textbox', { name: 'Masukan nama filter:' }).fill('Lamaran baru')
  await saving.getByRole('button', { name: 'Simpan' }).click()
  await expect(saving).toBeHidden()
  await check(page)
  await expect(row(page, 'Lamaran baru')).toContainText('54 pelamar, baru pertama kali diperiksa')
  await page.keyboard.press('Escape')
  await moveAsColleague(page, 'USR-AYU', 'Tes')
  await check(page)
  await expect(row(page, 'Lamaran baru')).toContainText(/53 pelamar, −1 sejak \d\d\/\d\d \d\d\.\d\d/)
  await row(page, 'Lamaran baru')
    .getByRole('button', { name: /^Lihat yang masuk sejak/ })
    .click()
  await expect(results(page)).toBeVisible()
  expect(urlQuery(page)).toMatchObject({
    vacancyCode: ['VAC-AKTIF-01'],
    startSendDate: [expect.stringMatching(/^\d{12}$/)],
  })
})

test('a count that fails says so in its row, and can be repeated', async ({ page, world }) => {
  await openTalents(page)
  await world.fault({ endpoint: ROWS, kind: 'status', status: 500, times: 0 })
  await check(page)
  await expect(row(page, NAME)).toContainText('Gagal diperiksa.')
  await world.heal()
  await checkButton(page).click()
  await expect(row(page, NAME)).toContainText(/\d+ orang/)
})

test('a phone shows the counts below the names', async ({ page }) => {
  await acceptNarrowWindow(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/0/talentsearch')
  await expect(results(page)).toBeVisible()
  await page
    .getByRole('button', { name: /^Ubah filter/ })
    .first()
    .click()
  await check(page)
  await expect(row(page, NAME)).toContainText(/\d+ orang/)
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.describe('with few rights', () => {
  test.use({ account: 'rudi.hartono' })
  test('the own company alone is counted', async ({ page, world }) => {
    await openTalents(page, '?gender=F', 1)
    await form(page).getByRole('button', { name: 'Simpan Filter' }).click()
    const saving = page.getByRole('dialog', { name: 'SIMPAN FILTER' })
    await saving.getByRole('textbox', { name: 'Masukan nama filter:' }).fill('Talenta kami')
    await saving.getByRole('button', { name: 'Simpan' }).click()
    await expect(saving).toBeHidden()
    await world.forget()
    await check(page)
    await expect(row(page, 'Talenta kami')).toContainText(/\d+ orang, baru pertama kali diperiksa/)
    const asked = (await world.calls(ROWS)).map(({ query }) => recordOf(query))
    expect(asked).toEqual([expect.objectContaining({ gender: ['F'], length: ['1'], corporateId: ['COR0002'] })])
  })
})
