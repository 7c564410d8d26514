import type { Page } from '@playwright/test'
import { cards, openHeading, openStage, stageLink } from '../../support/stages'
import { expect, test } from '../../support/test'

/** How many cards are whole in the window. */
const inSight = (page: Page) =>
  page
    .getByRole('list', { name: 'Pelamar', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .evaluateAll((items) => items.filter((item) => item.getBoundingClientRect().bottom <= innerHeight).length)

for (const [width, height, count] of [
  [1440, 900, 10],
  [1366, 768, 7],
] as const)
  test(`shows ${count} of ten applicants without scrolling, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openStage(page)
    await expect(cards(page)).toHaveCount(10)
    expect(await inSight(page)).toBeGreaterThanOrEqual(count)
  })

for (const width of [1366, 1440, 1920])
  test(`what can be done with ticked applicants stands in one row of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openStage(page)
    for (const name of ['Ayu Wulandari', 'Bayu Pratama'])
      await page.getByRole('checkbox', { name: `Pilih ${name}` }).check()
    const tools = page.getByRole('group', { name: 'Tindakan pelamar' })
    await expect(tools.getByRole('button', { name: 'Bandingkan yang dipilih' })).toBeVisible()
    await expect(tools.getByRole('button', { name: 'Periksa balasan' })).toBeVisible()
    const { height, right, ends } = await tools.evaluate((group) => ({
      height: group.getBoundingClientRect().height,
      right: group.getBoundingClientRect().right,
      ends: [...group.querySelectorAll('input, button, select')].map((one) => one.getBoundingClientRect().right),
    }))
    expect(height).toBeLessThanOrEqual(56)
    expect(Math.max(...ends)).toBeLessThanOrEqual(right)
  })

const PAGE_SIZE = 10
/** The lower edges of the facts that decide: the applicant's answers, and the test results below them. */
const endOfFacts = (page: Page) =>
  page
    .getByRole('heading', { level: 3, name: /^(Persyaratan Lamaran|Hasil Klob Meter)$/ })
    .evaluateAll((heads) =>
      Math.max(...heads.map((head) => head.closest('details, section')!.getBoundingClientRect().bottom)),
    )

for (const number of [1, 2, 3])
  test(`shows what decides about nine of ten without scrolling, page ${number}`, async ({ page }) => {
    await openStage(page, { page: String(number) })
    await cards(page).first().getByRole('button').click()
    const ends: number[] = []
    for (let n = 1; n <= PAGE_SIZE; n += 1) {
      const place = (number - 1) * PAGE_SIZE + n
      await expect(openHeading(page, new RegExp(` ${place} dari 54$`))).toBeFocused()
      // It comes with the profile.
      await expect(page.getByText('3 pertanyaan', { exact: true })).toBeVisible()
      ends.push(await endOfFacts(page))
      if (n < PAGE_SIZE) await page.keyboard.press('j')
    }
    expect(ends.filter((end) => end <= 900).length, ends.join()).toBeGreaterThanOrEqual(9)
  })

test('moves nothing when a linked applicant arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { total: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(stageLink({ open: 'USR-AYU' }))
  await expect(openHeading(page, /^Ayu Wulandari/)).toBeFocused()
  await expect(page.getByRole('heading', { level: 3, name: 'Riwayat Lamaran' })).toBeAttached()
  await expect(page.getByText('Bahasa pemrograman utama Anda')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total)).toBeLessThan(0.05)
})
