import type { Locator, Page } from '@playwright/test'
import { card, cards, openHeading, openStage } from './stages'
import { expect } from './test'

/** Ayu, who is first in the list. */
export const LABEL = 'Pelamar 1'
export const blindSwitch = (page: Page): Locator => page.getByRole('button', { name: 'Tinjau tanpa identitas' })
/** Opens Ayu, who is first in the list, in a blind review. */
export async function openBlind(page: Page, more: Record<string, string> = {}): Promise<void> {
  await openStage(page)
  await expect(cards(page).first()).toBeVisible()
  await blindSwitch(page).click()
  await expect(card(page, LABEL)).toBeVisible()
  await openStage(page, { open: 'USR-AYU', ...more })
  await expect(openHeading(page, /^Pelamar 1/)).toBeFocused()
}
/** Everything that the page has: its markup, the tab, the address and the entry of the history. */
export const everything = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.documentElement.outerHTML, document.title, location.href, JSON.stringify(history.state)].join('\n'),
  )
/** What somebody copies who selects the whole page. */
export const copyOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    document.getSelection()!.selectAllChildren(document.body)
    return document.getSelection()!.toString()
  })
export const reveal = (page: Page, name = LABEL): Locator =>
  page.getByRole('button', { name: `Tampilkan identitas ${name}`, exact: true })
/** Shows the identity of Ayu, who is open. */
export async function confirmReveal(page: Page): Promise<void> {
  await reveal(page).click()
  await page
    .getByRole('dialog', { name: `Tampilkan identitas ${LABEL}?` })
    .getByRole('button', { name: 'Tampilkan' })
    .click()
  await expect(openHeading(page, /^Ayu Wulandari/)).toBeFocused()
}
