import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/test'

const screens = [
  '',
  '/talentsearch',
  '/recruitment?vacancyCode=VAC-AKTIF-01',
  '/recruitmentats?vacancyCode=VAC-AKTIF-01',
  '/recruitmentmatching?vacancyCodes=VAC-AKTIF-01',
  '/infographic?province=ID-JB',
  '/atsreport',
  '/create-job-vacancy',
  '/create-job-vacancy/add',
  '/create-job-vacancy/edit/VAC-AKTIF-01',
  '/contact-us',
  '/contact-us/ES-BARU',
  '/es-admin-query?dataSource=KLOBBER',
  '/chat-admin',
  '/es-longlist',
  '/es-longlist/form/MUC03-HENDRA',
  '/employees?by=all',
].map((path) => `/dashboard/0${path}`)
const outside = ['/home', '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001']

/** Goes on in a narrow window without being asked; sandboxed frames have no storage. */
const stayInNarrow = (page: Page) =>
  page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('klob:small-screen', '1')
  })

/** Everything is there, and nothing reaches beyond the window. */
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

test('no screen scrolls sideways at 320 px', async ({ page }) => {
  test.slow()
  await stayInNarrow(page)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of [...screens, ...outside]) await expectWithin(page, path)
  await page.goto('/dashboard/0/atsreport')
  await page.getByRole('list', { name: 'Tahap Software Engineer' }).getByRole('link', { name: 'Wawancara' }).click()
  await expect(page.getByRole('navigation', { name: 'Tahap lowongan' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(320)
})

test('no screen scrolls sideways at 200 % text', async ({ page }) => {
  test.slow()
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  )
  for (const path of [...screens, ...outside]) await expectWithin(page, path)
})

test('the menu of a narrow page is a drawer that gives the focus back', async ({ page }) => {
  await stayInNarrow(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/dashboard/0')
  await expect(page.getByRole('heading', { name: 'Dasbor' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden()
  const button = page.getByRole('button', { name: 'Buka menu utama' })
  await button.click()
  const drawer = page.getByRole('dialog', { name: 'Menu utama' })
  await expect(drawer.getByRole('link', { name: 'Dasbor' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await drawer.getByRole('link', { name: 'Cari Talenta' }).click()
  await expect(page).toHaveURL('/dashboard/0/talentsearch')
  await expect(drawer).toBeHidden()
})
