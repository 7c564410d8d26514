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

/** As in a user's browser settings. */
const openWithLargeText = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '20px')),
  )

for (const name of lists)
  test(`the list of ${name} cuts no head, day or button in large or spaced text`, async ({ page }) => {
    await openWithLargeText(page)
    await page.goto(screens[name]!.path)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(await cut(page), '20 px').toEqual([])
    await setFontSize(page, 24)
    await expect.poll(() => cut(page), '24 px').toEqual([])
    await setFontSize(page, 16)
    await spaceText(page)
    await expect.poll(() => cut(page), 'the text spacing of WCAG 1.4.12').toEqual([])
  })

/** Texts that are cut without an ellipsis, by their own box or by one around them; and a page that is wider than the window. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isEllipsis = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis'
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
    const isAcross = (element: Element) => getComputedStyle(element).writingMode === 'horizontal-tb'
    const isCut = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { right } = range.getBoundingClientRect()
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (isEllipsis(box) || /auto|scroll/.test(getComputedStyle(box).overflowX)) return false
        if (clips(box) && right > box.getBoundingClientRect().right + 1) return true
      }
      return right > innerWidth + 1
    }
    const found = [...document.querySelectorAll('main *, header *')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('.visually-hidden, svg, select, [aria-hidden]') &&
        hasText(element) &&
        isAcross(element),
    )
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : []
    return [
      ...wide,
      ...found.filter(isCut).map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`),
    ]
  })

const others = {
  people: ['stage', 'open applicant', 'board', 'comparison', 'report', 'employees'],
  figures: ['home', 'dashboard', 'infographic', 'ticket'],
  forms: ['vacancy form', 'longlist user', 'chat hours', 'message to a talent'],
}
for (const [what, names] of Object.entries(others))
  test(`the screens of ${what} cut no text at 20 and 24 px`, async ({ page }) => {
    await openWithLargeText(page)
    for (const name of names) {
      await page.goto(screens[name]!.path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expect.poll(() => cutTexts(page), `${name}, 20 px`).toEqual([])
      await setFontSize(page, 24)
      await expect.poll(() => cutTexts(page), `${name}, 24 px`).toEqual([])
    }
  })
