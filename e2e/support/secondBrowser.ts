import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type AccountName, accounts, stateFile } from './accounts'
import { signInAs } from './signIn'
import type { World } from './world'

type State = Awaited<ReturnType<BrowserContext['storageState']>>
/** The sessions of accounts that a test has seeded, by its world. */
const seeded = new WeakMap<World, Map<string, State>>()
/** Without it a new context starts from the session of the test. */
const SIGNED_OUT: State = { cookies: [], origins: [] }
const isDemo = (name: string): name is AccountName => accounts.some((account) => account === name)

/**
 * Opens a second browser in the same world: a colleague, or the same user on another machine. An account that the test has
 * seeded signs in once and starts from that session later.
 */
export async function elsewhere(
  browser: Browser,
  world: World,
  baseURL: string,
  account: AccountName | (string & Record<never, never>) = 'budi.santoso',
): Promise<Page> {
  const sessions = seeded.get(world) ?? new Map<string, State>()
  seeded.set(world, sessions)
  const storageState = isDemo(account) ? stateFile(account) : sessions.get(account)
  const context = await browser.newContext({ storageState: storageState ?? SIGNED_OUT, baseURL })
  await context.addCookies([{ name: 'mock-session', value: world.session, url: baseURL }])
  const page = await context.newPage()
  if (storageState) return page
  await signInAs(page, account)
  sessions.set(account, await context.storageState())
  return page
}

/** Lets the next call to a path reach the server, but loses its answer, like a cut connection. */
export async function loseAnswer(page: Page, path: RegExp): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}
