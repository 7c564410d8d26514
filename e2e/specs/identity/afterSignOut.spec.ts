import type { Page } from '@playwright/test'
import { loseSession } from '../../support/signIn'
import { unfold } from '../../support/talents'
import { expect, test } from '../../support/test'

const SEARCH = '/dashboard/0/talentsearch'
const PERSON = '/dashboard/0/es-longlist/form/MUC03-HENDRA'
const email = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true })
/** Freezes the page or brings it back, as the browser's cache for Back does; the test browser has none. */
const transition = (page: Page, name: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name)
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu Budi' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Masuk ke akun' })).toBeVisible()
}

test.describe('a page that the browser kept for Back', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PERSON)
    await expect(email(page)).toBeVisible()
    await transition(page, 'pagehide')
    await expect(email(page)).toBeHidden()
  })

  test('is shown again within its session', async ({ page }) => {
    await transition(page, 'pageshow')
    await expect(email(page)).toBeVisible()
  })
  test('is left unseen after a sign-out', async ({ page }) => {
    await loseSession(page)
    await transition(page, 'pageshow')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Masuk ke akun' })).toBeVisible()
  })
})

test('Back after a sign-out names nobody who was searched for', async ({ page }) => {
  await page.goto(`${SEARCH}?firstNames=Ayu`)
  await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
  await signOut(page)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'KLOB ID' })).toHaveValue('')
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: SEARCH })}`)
})

for (const [path, isFolded] of [
  [SEARCH, true],
  [PERSON, false],
  ['/dashboard/0/create-job-vacancy/add', false],
  ['/dashboard/0/es-admin-query', true],
] as const)
  test(`the browser offers nothing that was typed at ${path} to the next user`, async ({ page }) => {
    await page.goto(path)
    if (isFolded) await unfold(page)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const remembered = await page
      .locator('input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea')
      .evaluateAll((fields) =>
        (fields as HTMLInputElement[]).flatMap((field) => (field.autocomplete === 'off' ? [] : [field.outerHTML])),
      )
    expect(remembered).toEqual([])
  })
