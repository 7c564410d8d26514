import type { Page } from '@playwright/test'
import { screens } from '../../support/screens'
import { expect, test } from '../../support/test'

const lists = ['talents', 'applicants', 'tracking', 'matching', 'candidates', 'vacancies', 'tickets', 'longlist']

/** Heads, days and row buttons that do not fit into their cells. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('thead th, tbody td')].flatMap((cell) => {
      const text = cell.innerText.trim()
      const isBound = cell.tagName === 'TH' || /^\d\d?\/\d\d?\/\d{4}/.test(text) || cell.querySelector('button')
      return isBound && cell.scrollWidth > cell.clientWidth + 1 ? [text || 'buttons'] : []
    }),
  )
/** A style sheet object, which the content policy allows. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
const setFontSize = (page: Page, px: number) =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}px`), px)

for (const name of lists)
  test(`the list of ${name} cuts no head, day or button in large or spaced text`, async ({ page }) => {
    // As in a user's browser settings.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '20px')),
    )
    await page.goto(screens[name]!.path)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(await cut(page), '20 px').toEqual([])
    await setFontSize(page, 24)
    await expect.poll(() => cut(page), '24 px').toEqual([])
    await setFontSize(page, 16)
    await spaceText(page)
    await expect.poll(() => cut(page), 'the text spacing of WCAG 1.4.12').toEqual([])
  })
