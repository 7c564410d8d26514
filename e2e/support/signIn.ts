import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type AccountName, accounts, PASSWORD, stateFile } from './accounts'

/**
 * Fills in and submits the sign-in form, on its own page or above another one, and waits for the answer. Without `id`
 * the prefilled value is used.
 */
export async function signIn(page: Page, { id, password = PASSWORD }: { id?: string; password?: string }) {
  if (id !== undefined) await page.getByRole('textbox', { name: 'KLOB ID' }).fill(id)
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill(password)
  await page.getByRole('button', { name: 'Selanjutnya' }).click()
  // Proving the password is arithmetic that can take seconds on a busy machine.
  await expect(page.getByRole('button', { name: 'Selanjutnya', disabled: true })).toBeHidden({ timeout: 15_000 })
}

/** Opens the sign-in page and signs in, also with an account that the test has just seeded. */
export async function signInAs(page: Page, id: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await signIn(page, { id, password })
  await expect(page).not.toHaveURL(/\/login/)
}

/** Opens the sign-in page, signs in as a demo account and stores the state from which tests start. */
async function storeSession(page: Page, account: AccountName): Promise<void> {
  await signInAs(page, account)
  await page.context().storageState({ path: stateFile(account) })
}
/**
 * The set-up of a test project: titles and bodies of tests that sign in chosen demo accounts, or all, once. The project
 * itself calls `test`, so that they are reported under its own file.
 */
export const signInAll = (chosen: readonly AccountName[] = accounts) =>
  chosen.map((account) => ({
    title: `sign in as ${account}`,
    signIn: ({ page }: { page: Page }): Promise<void> => storeSession(page, account),
  }))

/** The cookies of a session: the one that authorizes a CV, and those in which earlier builds kept the tokens. */
export async function sessionCookies(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.filter(({ name }) => name === 'sessionToken' || name.startsWith('CognitoIdentityServiceProvider.'))
}

const SESSION = 'klob:session'
type StoredSession = { username: string; productId: string; idToken: string; refreshToken: string }

/** The session that the page's tab or browser stores. */
export async function storedSession(page: Page): Promise<StoredSession | undefined> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key) ?? localStorage.getItem(key), SESSION)
  return text === null ? undefined : (JSON.parse(text) as StoredSession)
}

/** The id token stored in the browser; a page that shows nothing yet has the one of its context. */
export async function idToken(page: Page): Promise<string | undefined> {
  if (page.url() !== 'about:blank') return (await storedSession(page))?.idToken
  return tokenIn(await page.context().storageState())
}
function tokenIn({ origins }: Awaited<ReturnType<BrowserContext['storageState']>>): string | undefined {
  const text = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === SESSION)?.value
  return text === undefined ? undefined : (JSON.parse(text) as StoredSession).idToken
}

/** The id token in the stored state of an account. */
export function storedTokenOf(account: AccountName): string {
  const state = JSON.parse(readFileSync(stateFile(account), 'utf8')) as Awaited<
    ReturnType<BrowserContext['storageState']>
  >
  return tokenIn(state)!
}

/** Removes the tokens, as the end of a session does in another tab; the page stays as it is. */
export async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'sessionToken' })
  await page.evaluate((key) => {
    sessionStorage.removeItem(key)
    localStorage.removeItem(key)
  }, SESSION)
}

/** Counts the requests of all tabs to the identity provider by operation, 'InitiateAuth' for a renewal. */
export function identityCalls(page: Page): string[] {
  const calls: string[] = []
  page.context().on('request', (request) => {
    const target = request.headers()['x-amz-target']
    if (target) calls.push(target.split('.').at(-1)!)
  })
  return calls
}
