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
