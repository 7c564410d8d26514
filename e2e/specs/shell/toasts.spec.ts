import type { Locator, Page } from '@playwright/test'
import { applyButton, openVacancy } from '../../support/vacancies'
import { expectSettled } from '../../support/talents'
import { expect, test } from '../../support/test'

const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Tautan pencarian disalin' })
/** Whether a click in the middle of the button would hit it. */
const takesPress = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
/** Whether one part lies over the other. */
async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
/** Shows a toast and hovers it, so that it stays. */
async function showToast(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard/0/talentsearch')
  await expectSettled(page)
  await page.getByRole('button', { name: 'Salin tautan' }).click()
  await toast(page).hover()
}

test("does not cover the pages and a form's Submit with a toast", async ({ page }) => {
  await showToast(page)
  const sizes = [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    for (const name of ['Halaman berikutnya', 'Halaman terakhir'])
      expect(await takesPress(page.getByRole('button', { name })), `${name} at ${size.width}`).toBe(true)
  }
  await page.getByRole('link', { name: 'Tiket Exec. Search' }).press('Enter')
  await page.getByRole('link', { name: /^ES-/ }).first().press('Enter')
  const submit = page.getByRole('button', { name: 'Submit' })
  for (const size of sizes) {
    await page.setViewportSize(size)
    await submit.scrollIntoViewIfNeeded()
    await expect(toast(page)).toBeVisible()
    expect(await takesPress(submit), `Submit at ${size.width}`).toBe(true)
  }
})

test('shows a toast in the middle of the content, at most 440 px wide', async ({ page }) => {
  await showToast(page)
  const box = (await toast(page).boundingBox())!
  const content = (await page.getByRole('main').boundingBox())!
  expect(box.width).toBeLessThanOrEqual(440)
  expect(Math.abs(box.x + box.width / 2 - (content.x + content.width / 2))).toBeLessThanOrEqual(1)
})

test('keeps toasts on a phone within the window, above the bar fixed to its lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openVacancy(page, 'VAC-AKTIF-01')
  const { y: top } = (await applyButton(page).boundingBox())!
  // A sandboxed frame has no storage.
  await page.addInitScript(() => window.top === window && sessionStorage.setItem('klob:small-screen', '1'))
  await showToast(page)
  const box = (await toast(page).boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(top)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(390)
})

test("a dialog's open list is above a toast", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await showToast(page)
  for (const name of [/^Pilih Ayu/, /^Pilih Bayu/]) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  await page.getByRole('button', { name: 'Templat' }).click()
  const menu = page.getByRole('dialog', { name: 'Templat' })
  await expect(menu).toBeVisible()
  expect(await overlaps(toast(page), menu)).toBe(true)
  for (const entry of await menu.getByRole('button').all()) expect(await takesPress(entry)).toBe(true)
})

test('a toast is above a dialog, and can be closed there', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await showToast(page)
  await page.getByRole('button', { name: 'Lihat Filter' }).click()
  const dialog = page.getByRole('dialog', { name: /Filter/ })
  await expect(dialog).toBeVisible()
  expect(await takesPress(toast(page).getByRole('button', { name: 'Tutup pesan' }))).toBe(true)
})
