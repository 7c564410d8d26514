import type { Page } from '@playwright/test'
import {
  card,
  cards,
  chooseStage,
  expectStages,
  openHeading,
  openStage,
  stageLink,
  urlParam,
} from '../../support/stages'
import { conversation } from '../../support/messages'
import { expect, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const ayu = (page: Page) => openHeading(page, /^Ayu/)
const historyLength = (page: Page) => page.evaluate(() => history.length)
const boardCard = (page: Page) =>
  page.getByRole('region', { name: 'Papan tahap' }).getByRole('link', { name: AYU, exact: true })
const close = (page: Page) => page.getByRole('button', { name: `Tutup profil ${AYU}`, exact: true })
/** Comes to a stage from the dashboard, so that Back has somewhere to go. */
async function come(page: Page, more: Record<string, string> = {}) {
  await page.goto('/dashboard/0')
  await page.goto(stageLink(more))
  await expectStages(page)
}

for (const [view, more, opener] of [
  ['list', {}, (page: Page) => card(page, AYU)],
  ['board', { view: 'board' }, boardCard],
] as const)
  test.describe(`in the ${view}`, () => {
    test('ten openings of an applicant leave no history entry behind: one Back leaves the stage', async ({ page }) => {
      await come(page, more)
      await expect(opener(page)).toBeVisible()
      const before = await historyLength(page)
      for (let n = 0; n < 10; n += 1) {
        await opener(page).click()
        await expect(ayu(page)).toBeFocused()
        await close(page).click()
        await expect(page).not.toHaveURL(/open=/)
        await expect(opener(page)).toBeFocused()
      }
      // The entry that the panel used is there for Forward, once.
      expect(await historyLength(page)).toBe(before + 1)
      await page.goBack()
      await expect(page).toHaveURL(/\/dashboard\/0$/)
    })

    test('Back closes the applicant who was opened by a click and returns the focus', async ({ page }) => {
      await come(page, more)
      await opener(page).click()
      await expect(ayu(page)).toBeFocused()
      await page.goBack()
      await expect(ayu(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(/\/dashboard\/0$/)
    })

    test('an applicant who came with a link is closed within the stage', async ({ page }) => {
      await come(page, { ...more, open: 'USR-AYU' })
      await close(page).click()
      await expect(ayu(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
      await page.reload()
      await expect(opener(page)).toBeVisible()
      await expect(ayu(page)).toHaveCount(0)
    })

    test('an applicant who is open again by Forward or after a reload is closed like the first time', async ({
      page,
    }) => {
      await come(page, more)
      await opener(page).click()
      await close(page).click()
      await expect(page).not.toHaveURL(/open=/)
      await page.goForward()
      await expect(ayu(page)).toBeVisible()
      await close(page).click()
      await expect(page).not.toHaveURL(/open=/)
      await opener(page).click()
      await expect(ayu(page)).toBeFocused()
      await page.reload()
      await close(page).click()
      await expect(page).not.toHaveURL(/open=/)
      await page.goBack()
      await expect(page).toHaveURL(/\/dashboard\/0$/)
    })

    test('Back closes a conversation first, then the applicant', async ({ page }) => {
      await come(page, more)
      await opener(page).click()
      await expect(ayu(page)).toBeFocused()
      await page.keyboard.press('m')
      await expect(conversation(page, AYU)).toBeVisible()
      await page.goBack()
      await expect(conversation(page, AYU)).toHaveCount(0)
      await expect(ayu(page)).toBeVisible()
      await page.goBack()
      await expect(ayu(page)).toHaveCount(0)
      await expect(opener(page)).toBeVisible()
    })

    test('Back answers the question of a move and leaves the applicant open', async ({ page }) => {
      await come(page, more)
      await opener(page).click()
      await expect(ayu(page)).toBeFocused()
      await page.keyboard.press('3')
      await expect(page.getByRole('dialog', { name: 'Pindahkan pelamar' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(ayu(page)).toBeVisible()
    })
  })

test('J and another card stay in the one history entry, and the card that is closed last stays in view', async ({
  page,
}) => {
  await come(page, { size: '40' })
  const before = await historyLength(page)
  await card(page, AYU).click()
  await expect(ayu(page)).toBeFocused()
  await page.keyboard.press('j')
  await expect(openHeading(page, / 2 dari 54$/)).toBeFocused()
  await cards(page).nth(30).getByRole('button').click()
  await expect(openHeading(page, / 31 dari 54$/)).toBeFocused()
  expect(await historyLength(page)).toBe(before + 1)
  await page.keyboard.press('Escape')
  await expect(openHeading(page, / 31 dari 54$/)).toHaveCount(0)
  await expect(cards(page).nth(30).getByRole('button')).toBeFocused()
  await expect(cards(page).nth(30)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/0$/)
})

test('the page that J has come to stays when the applicant is closed', async ({ page }) => {
  await openStage(page, { size: '4' })
  await cards(page).nth(3).getByRole('button').click()
  await expect(openHeading(page, / 4 dari 54$/)).toBeFocused()
  await page.keyboard.press('j')
  await expect(openHeading(page, / 5 dari 54$/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cards(page).first().getByRole('button')).toBeFocused()
  expect(urlParam(page, 'page')).toBe('2')
  await page.keyboard.press('j')
  await expect(openHeading(page, / 5 dari 54$/)).toBeFocused()
})

test('the order that was chosen beside an open applicant stays when the next one is closed', async ({ page }) => {
  await come(page)
  await card(page, AYU).click()
  await expect(ayu(page)).toBeFocused()
  await page.getByRole('combobox', { name: 'Urutan' }).selectOption('A-Z')
  await expect(cards(page).first()).toHaveText('Adi Amiruddin')
  await cards(page).first().getByRole('button').click()
  await expect(openHeading(page, / 1 dari 54$/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/open=/)
  expect(urlParam(page, 'order')).toBe('2')
})

test('an applicant whom U opens again is closed by Back', async ({ page }) => {
  await come(page)
  await card(page, AYU).click()
  await expect(ayu(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: `Pilih ${AYU}`, exact: true }).check()
  await chooseStage(page, 'Tes')
  await page.getByRole('dialog').getByRole('button', { name: 'Pindahkan' }).click()
  await page.getByRole('dialog', { name: 'Hasil pemindahan' }).getByRole('button').last().click()
  await page.keyboard.press('u')
  await expect(ayu(page)).toBeVisible()
  await page.goBack()
  await expect(ayu(page)).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
})
