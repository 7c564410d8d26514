import type { Page } from '@playwright/test'
import { visitorPaths, paths, acceptNarrowWindow } from '../../support/screens'
import { expect, expectAccessibleInBoth, test } from '../../support/test'

const narrow = { width: 320, height: 800 }
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!
    return scrollWidth - clientWidth
  })
/** Opens a page in a window of 320 px and waits until all of it is there. */
async function openNarrow(page: Page, path: string) {
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(narrow)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
}
/** Nothing extends beyond a window of 320 px, nor at a text size of 200 %. */
async function expectWithin(page: Page, path: string) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  // As in a user's browser settings.
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await overflow(page), `${path} at 200 %`).toBeLessThanOrEqual(0)
}
const notice = (page: Page) => page.getByRole('heading', { name: 'Gunakan browser PC' })
/** On A4 portrait, whose width is that of a narrow window, the page is printed instead of the notice of such windows. */
async function expectPrinted(page: Page, path: string) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await expect(notice(page), path).toHaveCount(0)
  // That of the screen, or of the dialog above it.
  await expect(page.getByRole('heading').first(), path).toBeVisible()
}

const upload = (page: Page) => page.getByRole('dialog', { name: 'Upload Excel' })
/** A dialog is no wider either. */
async function expectWithinWindow(page: Page) {
  const { left, right, over } = await upload(page).evaluate((element) => {
    const box = element.getBoundingClientRect()
    return { left: box.left, right: innerWidth - box.right, over: element.scrollWidth - element.clientWidth }
  })
  expect(Math.min(left, right)).toBeGreaterThanOrEqual(0)
  expect(over).toBeLessThanOrEqual(0)
}

test('every screen fits on paper, into 320 px, and at 200 % text size', async ({ page }) => {
  test.slow()
  for (const path of paths) {
    await openNarrow(page, path)
    await expectPrinted(page, path)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(narrow)
    if (path.startsWith('/dashboard/')) {
      await page.getByRole('button', { name: 'Tetap lanjutkan' }).click()
      await expect(notice(page), path).toHaveCount(0)
      // The next screen asks again.
      await page.evaluate(() => sessionStorage.removeItem('klob:small-screen'))
    }
    await expectWithin(page, path)
  }
})

test('keeps a dialog within 320 px, and at 200 % text size', async ({ page }) => {
  await acceptNarrowWindow(page)
  await page.setViewportSize(narrow)
  await page.goto('/dashboard/0/recruitmentats?vacancyCode=VAC-AKTIF-01')
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  await expect(upload(page)).toBeVisible()
  await expectWithinWindow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await expectWithinWindow(page)
})

test.describe('for a visitor', () => {
  test.use({ account: null })
  test('scrolls no page sideways at 320 px, nor at 200 % text size', async ({ page }) => {
    for (const path of visitorPaths) {
      await openNarrow(page, path)
      await expectWithin(page, path)
    }
  })
})

test('shows the menu of a narrow page as a drawer that returns the focus', async ({ page }) => {
  await acceptNarrowWindow(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/dashboard/0')
  await expect(page.getByRole('heading', { name: 'Dasbor' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden()
  const button = page.getByRole('button', { name: 'Buka menu utama' })
  await button.click()
  const drawer = page.getByRole('dialog', { name: 'Menu utama' })
  await expect(drawer.getByRole('link', { name: 'Dasbor' })).toHaveAttribute('aria-current', 'page')
  await expectAccessibleInBoth(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await drawer.getByRole('link', { name: 'Cari Talenta' }).click()
  await expect(page).toHaveURL('/dashboard/0/talentsearch')
  await expect(drawer).toBeHidden()
})
