import type { Locator, Page } from '@playwright/test'
import { openTalents } from '../../support/talents'
import { expect, holdBack, test } from '../../support/test'

const TALENTS = '/dashboard/0/talentsearch'
const VACANCY = '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001'
const frame = (page: Page) => page.locator('#frame')
const bar = (page: Page) => page.locator('.frame-head')
const rows = (page: Page) => page.locator('tbody:not([aria-hidden]) tr').first()

/** Opens a page without any file of the console but head.js; returns what lets the others in. */
async function openFrame(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/**')
  await page.goto(path, { waitUntil: 'commit' })
  return release
}
const looksOf = async (part: Locator) => ({
  box: await part.boundingBox(),
  colours: await part.evaluate((element) => {
    const { backgroundColor, borderBottom, borderRight } = getComputedStyle(element)
    return [backgroundColor, ...[borderBottom, borderRight].filter((line) => !line.startsWith('0px'))]
  }),
})
/** Counts frames without content after the first one with it, and sums up layout shifts until the frame is replaced. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, blank: 0, hasContent: false }
    let replaced = 0
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime, ...entry } of list.getEntries().map((one) => one.toJSON() as PerformanceEntry))
        if (replaced === 0 || startTime <= replaced) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const [start, header] = ['#frame', 'header'].map((part) => document.querySelector(part)?.getBoundingClientRect())
      const hasContent = (start?.height ?? 0) + (header?.height ?? 0) > 0
      if (seen.hasContent && !hasContent) seen.blank += 1
      seen.hasContent ||= hasContent
      // The frame without it has been painted when the next one begins.
      if (header && !start) requestAnimationFrame((time) => (replaced ||= time))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const framesOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: object }).seen)

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('the frame of an admin page is painted before any script or style of the console', async ({ page }) => {
      const release = await openFrame(page, TALENTS)
      await expect(page.getByText('Memuat...')).toBeVisible()
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
      await expect.poll(paints).toBe(1)
      release()
    })

    test('header and sidebar take the places and colours of the frame', async ({ page }) => {
      await watchFrames(page)
      const release = await openFrame(page, TALENTS)
      const [head, side] = [await looksOf(bar(page)), await looksOf(page.locator('.frame-side'))]
      release()
      await expect(rows(page)).toBeVisible()
      await expect(frame(page)).toHaveCount(0)
      expect(await looksOf(page.getByRole('banner'))).toEqual(head)
      expect(await looksOf(page.getByRole('navigation', { name: 'Menu utama' }))).toEqual(side)
      expect(await framesOf(page)).toEqual({ shift: 0, blank: 0, hasContent: true })
    })
  })

test('a screen announces that it loads once', async ({ page, world }) => {
  await page.addInitScript(() => {
    const texts: string[] = []
    Object.assign(window, { texts })
    const note = () => {
      const text = [...document.querySelectorAll('[role=status], [aria-live]')]
        .filter((region) => getComputedStyle(region).display !== 'none')
        .map((region) => region.textContent)
        .join('')
      if (text !== texts.at(-1)) texts.push(text)
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await world.fault({ endpoint: 'searchTalents', kind: 'slow', ms: 500 })
  await openTalents(page)
  const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts)
  expect(texts.filter((text) => text.includes('Memuat'))).toHaveLength(1)
})

test.describe('a visitor', () => {
  test.use({ account: null })

  test('sees the frame of a vacancy until the whole page takes its place', async ({ page }) => {
    await watchFrames(page)
    const release = await openFrame(page, VACANCY)
    await expect(page.getByRole('status')).toHaveText('Loading...')
    const head = await looksOf(bar(page))
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer' })).toBeVisible()
    expect(await looksOf(page.getByRole('banner'))).toEqual(head)
    expect(await framesOf(page)).toEqual({ shift: 0, blank: 0, hasContent: true })
  })

  for (const path of [TALENTS, '/login', '/'])
    test(`sees no frame at ${path}`, async ({ page }) => {
      const release = await openFrame(page, path)
      await page.waitForFunction(() => document.getElementById('root'))
      await expect(frame(page)).toBeHidden()
      release()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    })
})

test('the frame leaves a page of 320 px without a sidebar and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const release = await openFrame(page, TALENTS)
  await expect(page.getByText('Memuat...')).toBeVisible()
  await expect(page.locator('.frame-side')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  release()
})

test('the frame is not printed', async ({ page }) => {
  const release = await openFrame(page, TALENTS)
  await expect(page.getByText('Memuat...')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(frame(page)).toBeHidden()
  release()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('there is a sentence instead of the frame', async ({ page }) => {
    await page.goto(TALENTS)
    await expect(page.locator('noscript')).toBeVisible()
    await expect(frame(page)).toBeHidden()
  })
})

test('an older browser gets its sentence instead of the frame', async ({ page, context }) => {
  await context.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(TALENTS)
  await expect(page.getByText('Browser ini terlalu lama untuk konsol ini.')).toBeVisible()
  await expect(frame(page)).toBeHidden()
})
