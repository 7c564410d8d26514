import { expect, type Page } from '@playwright/test'
import { PASSWORD } from './accounts'

/** Fills in the sign-in form, on its page or above another, and submits it, until it is answered; without an ID the prefilled one is kept. */
export async function signIn(page: Page, { id, password = PASSWORD }: { id?: string; password?: string }) {
  if (id !== undefined) await page.getByRole('textbox', { name: 'KLOB ID' }).fill(id)
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill(password)
  await page.getByRole('button', { name: 'Selanjutnya' }).click()
  // The proof of the password is arithmetic that takes a busy machine seconds.
  await expect(page.getByRole('button', { name: 'Selanjutnya', disabled: true })).toBeHidden({ timeout: 15_000 })
}

/** The cookies of a session: the identity library's and the one that opens a CV. */
export async function sessionCookies(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.filter(({ name }) => name === 'sessionToken' || name.startsWith('CognitoIdentityServiceProvider.'))
}

/** The id token that the browser holds. */
export async function idToken(page: Page): Promise<string | undefined> {
  return (await sessionCookies(page)).find(({ name }) => name.endsWith('.idToken'))?.value
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
