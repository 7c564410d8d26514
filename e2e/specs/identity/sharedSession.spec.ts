import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { quickBrowser } from '../../../scripts/browser.mjs'
import { sessionCookies, signIn, signInAs, storedSession } from '../../support/signIn'
import { storedIn } from '../../support/stored'
import { unfold } from '../../support/talents'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'

test.use({ account: null })

const SEARCH = '/dashboard/0/talentsearch'
const results = (page: Page) => page.getByRole('heading', { name: /^Hasil pencarian/ })
const relogin = (page: Page) => page.getByRole('dialog', { name: 'Masuk kembali' })
const warning = (page: Page) => page.getByRole('alert').getByText('berakhir dalam satu menit')
const firstName = (page: Page) => page.getByRole('textbox', { name: 'Nama depan' })
/** Signs in on the sign-in page with the box 'Komputer bersama'. */
async function signInShared(page: Page, id = 'budi.santoso'): Promise<void> {
  await page.goto('/login')
  await page.getByRole('checkbox', { name: 'Komputer bersama' }).check()
  await signIn(page, { id })
  await expect(page).not.toHaveURL(/\/login/)
}
/** Ticks or unticks the box in the user's menu. */
async function toggleShared(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu Budi' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Komputer bersama' }).click()
}

/** A browser with a profile on the disk, so that it can be closed and opened again. */
function profileOf(folder: string, { baseURL, session }: { baseURL: string; session: string }) {
  return async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await chromium.launchPersistentContext(folder, {
      baseURL,
      locale: 'id-ID',
      ...quickBrowser(),
    })
    await context.addCookies([{ name: 'mock-session', value: session, url: baseURL }])
    return { context, page: await context.newPage() }
  }
}

test.describe('a browser that was closed without signing out', () => {
  test('is signed out on a shared computer', async ({ world, baseURL }, info) => {
    const open = profileOf(info.outputPath('profile'), { baseURL: baseURL!, session: world.session })
    const first = await open()
    await signInShared(first.page)
    await first.context.close()
    const { context, page } = await open()
    await page.goto(SEARCH)
    await expect(page).toHaveURL(/\/login\?next=/)
    expect([await sessionCookies(page), await storedSession(page)]).toEqual([[], undefined])
    await context.close()
  })

  test('is signed out when the box was ticked later, in the menu', async ({ world, baseURL }, info) => {
    const open = profileOf(info.outputPath('profile'), { baseURL: baseURL!, session: world.session })
    const first = await open()
    await signInAs(first.page, 'budi.santoso')
    await toggleShared(first.page)
    await first.context.close()
    const { context, page } = await open()
    await page.goto(SEARCH)
    await expect(page).toHaveURL(/\/login\?next=/)
    await context.close()
  })

  test('is still signed in on an own computer', async ({ world, baseURL }, info) => {
    const open = profileOf(info.outputPath('profile'), { baseURL: baseURL!, session: world.session })
    const first = await open()
    await signInAs(first.page, 'budi.santoso')
    await first.context.close()
    const { context, page } = await open()
    await page.goto(SEARCH)
    await expect(results(page)).toContainText('orang')
    await context.close()
  })
})

test.describe('on a shared computer', () => {
  test('a reload and a new tab stay signed in, and nothing of the session is in the browser', async ({
    page,
    context,
  }) => {
    await signInShared(page)
    await page.goto(SEARCH)
    await page.reload()
    await expect(results(page)).toContainText('orang')
    const other = await context.newPage()
    await other.goto(SEARCH)
    await expect(results(other)).toContainText('orang')
    const { idToken } = (await storedSession(other))!
    expect(JSON.stringify((await storedIn(other)).local)).not.toContain(idToken)
    expect((await sessionCookies(other)).map(({ name, expires }) => ({ name, expires }))).toEqual([
      { name: 'sessionToken', expires: -1 },
    ])
  })

  test('a tab that the browser restores with its storage is signed out', async ({ page, context }) => {
    await signInShared(page)
    await page.goto(SEARCH)
    await expect(results(page)).toContainText('orang')
    const kept = (await storedIn(page)).session
    await page.close()
    const restored = await context.newPage()
    await restored.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value)
    }, kept)
    await restored.goto(SEARCH)
    await expect(restored).toHaveURL(/\/login\?next=/)
  })

  test('ends after 15 minutes without input, and hides the page until the same person is back', async ({ page }) => {
    await page.clock.install()
    await signInShared(page)
    await page.goto(SEARCH)
    await expect(results(page)).toContainText('orang')
    await unfold(page)
    await firstName(page).fill('Sri')
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward('14:30')
    await expect(warning(page)).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadable(page)
    await page.emulateMedia({ colorScheme: 'light' })

    await page.clock.fastForward('00:31')
    await expect(relogin(page)).toBeVisible()
    await expect(warning(page)).toBeHidden()
    await expect(results(page)).toBeHidden()
    await signIn(page, {})
    await expect(relogin(page)).toBeHidden()
    await expect(firstName(page)).toHaveValue('Sri')
  })

  test('goes on after input in another tab', async ({ page, context }) => {
    await page.clock.install()
    await signInShared(page)
    await page.goto(SEARCH)
    const other = await context.newPage()
    await other.goto('/dashboard/0')
    // A page that opens counts as input, so both are complete before the time goes on.
    await expect(other.getByRole('heading', { name: 'Dasbor' })).toBeVisible()
    for (const tab of [page, other]) await tab.waitForLoadState('networkidle')
    await page.clock.fastForward('14:30')
    await expect(warning(page)).toBeVisible()
    await other.getByRole('button', { name: 'Menu Budi' }).press('Escape')
    await expect(warning(page)).toBeHidden()
    await page.clock.fastForward('01:00')
    await expect(relogin(page)).toBeHidden()
  })

  test('is asked to sign in when it comes back after the time is over', async ({ page }) => {
    await page.clock.install()
    await signInShared(page)
    await page.clock.fastForward('20:00')
    await page.goto(SEARCH)
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})

test("on a shared computer a title, which the browser's history keeps, names nobody", async ({ page }) => {
  await signInShared(page)
  await page.goto('/dashboard/0/es-longlist/form/MUC03-HENDRA')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Edit User: Hendra/)
  await expect(page).toHaveTitle(/^Longlist · /)
})
