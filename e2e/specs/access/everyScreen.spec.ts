import type { Page } from '@playwright/test'
import { paths, visitorPaths } from '../../support/screens'
import { expect, expectAccessible, expectPendingAccessible, test } from '../../support/test'

/** How many stops of the Tab key are looked at; the first ones of a screen are met by everybody. */
const MAX_STOPS = 120

/** What the focused element is called if something lies over its centre; undefined at the end of the page. */
const coveredFocus = (page: Page): Promise<string | false | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, top, right, bottom } = focused.getBoundingClientRect()
    // A tall one is in sight in part.
    const middle = (from: number, to: number, size: number) => (Math.max(0, from) + Math.min(size, to)) / 2
    const found = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight))
    const isFound = found !== null && (focused.contains(found) || found.closest('label')?.contains(focused) === true)
    return isFound ? false : `${focused.outerHTML.slice(0, 120)} below ${found?.outerHTML.slice(0, 120)}`
  })

async function expectFocusInSight(page: Page): Promise<void> {
  const covered: string[] = []
  for (let n = 0; n < MAX_STOPS; n += 1) {
    await page.keyboard.press('Tab')
    const found = await coveredFocus(page)
    if (found === undefined) break
    if (found !== false) covered.push(found)
  }
  expect(covered).toEqual([])
}

/** Addresses that open a dialog, which comes later than the screen. */
const opensDialog = (path: string) => /\?by=all$|msgId=/.test(path) && !path.includes('employees')

for (const path of paths)
  test(`${path} has no violation, and hides the focus nowhere from Tab to Tab`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(path)
    if (opensDialog(path)) await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await expectAccessible(page)
    // Visible words are part of the name (2.5.3); axe calls the rule experimental.
    await expectPendingAccessible(page, ['label-content-name-mismatch'])
    await expectFocusInSight(page)
  })
test.describe('for visitors', () => {
  test.use({ account: null })
  for (const path of visitorPaths)
    test(`${path} hides the focus nowhere and has no violation`, async ({ page }) => {
      await page.goto(path)
      await expectAccessible(page)
      await expectFocusInSight(page)
    })
})
