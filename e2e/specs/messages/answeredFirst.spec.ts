import type { Page } from '@playwright/test'
import { card, checkCard, openStage, panel } from '../../support/stages'
import { expect, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const check = (page: Page) => page.getByRole('button', { name: 'Periksa balasan' })
const checkResult = (page: Page) => page.getByRole('status').filter({ hasText: /^Pukul / })
const rowHeads = (page: Page) => page.getByRole('rowheader').allTextContents()
/** The applicants' names, in the order in which they are shown. */
const shownCards = (page: Page) =>
  page
    .getByRole('list', { name: 'Pelamar', exact: true })
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace('Pilih ', '')))

/** Ticks two applicants, of whom the second has answered. */
async function tickBoth(page: Page) {
  await openStage(page)
  await checkCard(page, AYU)
  await checkCard(page, BAYU)
}

test('those of a search who have answered come first once the check ends', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch?notifications=2&size=10')
  await check(page).click()
  // The third of them comes after somebody who has not answered.
  const hasAnswered = async () => (await rowHeads(page)).map((text) => text.includes('Membalas'))
  await expect.poll(hasAnswered).toEqual([...Array<boolean>(3).fill(true), ...Array<boolean>(7).fill(false)])
})
test('whoever has the focus in the rows keeps it when others come before them', async ({ page }) => {
  await tickBoth(page)
  await check(page).click()
  await page.getByRole('checkbox', { name: `Pilih ${AYU}`, exact: true }).focus()
  await expect.poll(async () => (await shownCards(page)).slice(0, 2)).toEqual([BAYU, AYU])
  await expect(page.getByRole('checkbox', { name: `Pilih ${AYU}`, exact: true })).toBeFocused()
})
test('a check for replies leaves the page where it was scrolled to', async ({ page }) => {
  await tickBoth(page)
  await page.mouse.wheel(0, 60)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60)
  await check(page).click()
  await expect(checkResult(page)).toContainText('1 membalas')
  await expect.poll(async () => (await shownCards(page))[0]).toBe(BAYU)
  expect(await page.evaluate(() => scrollY)).toBe(60)
})
test('J follows the order that a check for replies has made', async ({ page }) => {
  await tickBoth(page)
  await check(page).click()
  await expect.poll(async () => (await shownCards(page)).slice(0, 2)).toEqual([BAYU, AYU])
  await page.keyboard.press('j')
  await expect(panel(page, new RegExp(`^${BAYU}`))).toBeVisible()
  await page.keyboard.press('j')
  await expect(panel(page, new RegExp(`^${AYU}`))).toBeVisible()
})
test('no card moves for a check of replies while an applicant is open', async ({ page }) => {
  await tickBoth(page)
  await card(page, AYU).click()
  await expect(panel(page, new RegExp(`^${AYU}`))).toBeVisible()
  const before = await shownCards(page)
  await check(page).click()
  await expect(checkResult(page)).toContainText('1 membalas')
  expect(await shownCards(page)).toEqual(before)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await shownCards(page)).slice(0, 2)).toEqual([BAYU, AYU])
})
