import type { Page } from '@playwright/test'
import { visitorPaths, paths, acceptNarrowWindow } from '../../support/screens'
import { expect, expectAccessibleInBoth, test } from '../../support/test'

/** The page is rendered, and nothing extends beyond the window. */
async function expectWithin(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!
    return scrollWidth - clientWidth
  })
  expect(over, path).toBeLessThanOrEqual(0)
}

const narrow = { width: 320, height: 800 }
/** Doubles the default text size, as in a user's browser settings. */
const enlargeText = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  )
/** A dialog is no wider either. */
async function expectDialogWithin(page: Page) {
  await page.goto('/dashboard/0/recruitmentats?vacancyCode=VAC-AKTIF-01')
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Excel' })
  await expect(dialog).toBeVisible()
  const { left, right, over } = await dialog.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return { left: box.left, right: innerWidth - box.right, over: element.scrollWidth - element.clientWidth }
  })
  expect(Math.min(left, right)).toBeGreaterThanOrEqual(0)
  expect(over).toBeLessThanOrEqual(0)
}

test('scrolls no screen sideways at 320 px', async ({ page }) => {
  test.slow()
  await acceptNarrowWindow(page)
  await page.setViewportSize(narrow)
  for (const path of paths) await expectWithin(page, path)
  await expectDialogWithin(page)
})

test('scrolls no screen sideways at 200 % text size', async ({ page }) => {
  test.slow()
  await enlargeText(page)
  for (const path of paths) await expectWithin(page, path)
  await expectDialogWithin(page)
})

test.describe('for a visitor', () => {
  test.use({ account: null })
  test('scrolls no page sideways at 320 px, nor at 200 % text size', async ({ page }) => {
    await page.setViewportSize(narrow)
    for (const path of visitorPaths) await expectWithin(page, path)
    await page.setViewportSize({ width: 1280, height: 720 })
    await enlargeText(page)
    for (const path of visitorPaths) await expectWithin(page, path)
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
