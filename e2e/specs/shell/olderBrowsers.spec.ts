import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../../support/test'
import { applyButton, openVacancy } from '../../support/vacancies'

/** Takes away what the oldest supported browsers lack. */
const age = (context: BrowserContext) =>
  context.addInitScript(() => {
    const lacking: readonly (readonly [object, string])[] = [
      [Array.prototype, 'toSorted'],
      [Array.prototype, 'toReversed'],
      [Array, 'fromAsync'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Promise, 'withResolvers'],
      [URL, 'canParse'],
      [URL, 'parse'],
      [Element.prototype, 'checkVisibility'],
      [AbortSignal, 'any'],
      [HTMLElement.prototype, 'showPopover'],
      [Document.prototype, 'startViewTransition'],
    ]
    for (const [holder, name] of lacking) Reflect.deleteProperty(holder, name)
    // Safari has no lookbehind before 16.4: a pattern with one stops the whole script.
    const Pattern = RegExp
    const refuse = (pattern: unknown) => {
      if (String(pattern).includes('(?<!') || String(pattern).includes('(?<=')) throw new SyntaxError('lookbehind')
    }
    window.RegExp = new Proxy(Pattern, {
      construct: (target, args, newTarget) => (refuse(args[0]), Reflect.construct(target, args, newTarget) as object),
      apply: (target, self, args) => (refuse(args[0]), Reflect.apply(target, self, args) as unknown),
    })
  })

test.describe('a job seeker with iOS 16', () => {
  test.use({ account: 'agus.pratama' })

  test('opens a vacancy and its questions', async ({ page, context }) => {
    await age(context)
    await openVacancy(page, 'VAC-SOAL-01')
    await applyButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Pertanyaan untuk pelamar' })).toBeVisible()
  })
})

test('a search is filled in and sent in Chrome 109', async ({ page, context }) => {
  await age(context)
  await page.goto('/dashboard/0/talentsearch')
  const filter = page.getByRole('region', { name: 'Filter' })
  await filter.getByRole('heading', { name: 'Informasi dasar' }).click()
  await filter.getByRole('textbox', { name: 'Nama depan' }).fill('Budi')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/firstNames=Budi/)
  await expect(page.getByRole('rowheader', { name: /^Budi/ }).first()).toBeVisible()
})

const SENTENCE = 'Browser ini terlalu lama untuk konsol ini. Perbarui browser Anda: Chrome atau Edge 109, Firefox 115,'

test('an older browser gets a sentence before any script of the console', async ({ page, context }) => {
  await context.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/login')
  await expect(page.getByText(SENTENCE)).toBeVisible()
})

test('a supported browser does not get it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(SENTENCE)).toBeHidden()
})
