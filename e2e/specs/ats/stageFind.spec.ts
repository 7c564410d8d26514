import type { Page } from '@playwright/test'
import { cards, openStage, panel, urlParam, SEARCH, stageId, moveAsColleague } from '../../support/stages'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const box = (page: Page) => page.getByRole('textbox', { name: 'Cari pelamar di semua tahap' })
const found = (page: Page, name: string) => page.getByRole('dialog', { name: `Pelamar bernama ${name}` })
async function find(page: Page, name: string) {
  await expect(box(page)).toBeEnabled()
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await box(page).fill(name)
  await page.keyboard.press('Enter')
  await expect(found(page, name)).toBeVisible()
}

test('finds an applicant by name across all stages and opens their stage by keyboard, without storing the name', async ({
  page,
  world,
}) => {
  await moveAsColleague(page, 'USR-AYU', 'Wawancara')
  await openStage(page, { genders: 'M', size: '4' })
  await expect(cards(page)).toHaveCount(4)
  await world.forget()
  await find(page, AYU)
  await expect(found(page, AYU).getByRole('status')).toHaveText('1 pelamar ditemukan')
  await expect(found(page, AYU)).toContainText('Tidak dicari: email, telepon, catatan, dan lowongan lain.')
  await expectAccessible(page)
  const nameSearches = (await world.calls(SEARCH))
    .map(({ query }) => Object.fromEntries(query))
    .filter((one) => one['firstNames'] ?? one['lastNames'])
  expect(nameSearches).toHaveLength(12)
  expect(new Set(nameSearches.map((one) => one['stageId']))).toEqual(new Set([1, 2, 3, 4, 5, 6].map(stageId)))
  const result = found(page, AYU).getByRole('button', { name: /^Ayu Wulandari/ })
  await expect(result).toContainText('Wawancara')
  await result.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /^Ayu/ })).toBeFocused()
  expect([urlParam(page, 'id'), urlParam(page, 'open'), urlParam(page, 'genders')]).toEqual([
    stageId(4),
    'USR-AYU',
    null,
  ])
  await expect(page.getByText('Filter dilepas untuk membuka Ayu Wulandari')).toBeVisible()
  expect(page.url()).not.toContain('Wulandari')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('Wulandari')
  await page.goBack()
  await expect(cards(page)).toHaveCount(4)
  expect([urlParam(page, 'id'), urlParam(page, 'genders')]).toEqual([stageId(1), 'M'])
})

test('opens an applicant far down a list on the right page, and beside the board', async ({ page }) => {
  await openStage(page, { page: '12', size: '4' })
  await expect(cards(page).first()).toBeVisible()
  const last = (await cards(page).first().innerText()).trim()
  await openStage(page, { size: '4' })
  await find(page, last)
  await found(page, last).getByRole('button', { name: last }).first().click()
  await expect(panel(page, new RegExp(`^${last}`))).toBeVisible()
  expect(urlParam(page, 'page')).toBe('12')
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStage(page, { view: 'board' }, 2)
  await find(page, AYU)
  await expectReadable(page)
  await found(page, AYU)
    .getByRole('button', { name: /^Ayu Wulandari/ })
    .click()
  await expect(panel(page, /^Ayu/)).toBeVisible()
  expect([urlParam(page, 'view'), urlParam(page, 'open')]).toEqual(['board', 'USR-AYU'])
})

test('names a failed stage and retries it alone; handles a name without matches and an invalid one', async ({
  page,
  world,
}) => {
  await openStage(page)
  await expect(cards(page)).toHaveCount(10)
  await expect(box(page)).toBeEnabled()
  // Only one stage fails; temporary failures are retried silently.
  const isTest = (url: URL) => url.searchParams.get('stageId') === stageId(3) && url.searchParams.has('lastNames')
  const refusal = { status: 403, json: { status: 'ERROR', message: 'Ditolak', result: null } }
  await page.route(isTest, (route) => route.fulfill(refusal), { times: 1 })
  await find(page, 'Zzyzx')
  const failure = found(page, 'Zzyzx').getByRole('alert')
  await expect(failure).toHaveText('Gagal dicari di Tes. Coba lagi')
  await expect(found(page, 'Zzyzx').getByRole('status')).toHaveText(
    'Tidak ada pelamar bernama Zzyzx di tahap yang sudah dicari.',
  )
  await world.forget()
  await failure.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(found(page, 'Zzyzx').getByRole('status')).toHaveText('Tidak ada pelamar bernama Zzyzx.')
  const retriedStages = (await world.calls(SEARCH)).map(({ query }) => Object.fromEntries(query)['stageId'])
  expect(retriedStages).toEqual([stageId(3), stageId(3)])
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeFocused()
  await world.forget()
  await box(page).fill("Nur'aini")
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nama hanya memuat alfabet')).toBeVisible()
  expect(await world.calls(SEARCH)).toEqual([])
})

test('reports an applicant whom a colleague moves between finding and opening, with the new stage', async ({
  page,
}) => {
  await openStage(page, {}, 2)
  await find(page, AYU)
  await expect(found(page, AYU).getByRole('button', { name: /^Ayu Wulandari/ })).toContainText('Lamaran Masuk')
  await moveAsColleague(page, 'USR-AYU', 'Penawaran')
  await found(page, AYU)
    .getByRole('button', { name: /^Ayu Wulandari/ })
    .click()
  await expect(page.getByText('Ayu Wulandari sudah dipindahkan rekan ke Penawaran (Siti Aminah).')).toBeVisible()
})

test('says that a name has more matches than are shown', async ({ page }) => {
  await openStage(page)
  await find(page, 'a')
  await expect(found(page, 'a').getByRole('status')).toHaveText(/^Lebih dari \d+ pelamar ditemukan$/)
  await expect(found(page, 'a')).toContainText(
    'Di Lamaran Masuk masih ada yang bernama mirip. Ketik nama lebih lengkap.',
  )
})
