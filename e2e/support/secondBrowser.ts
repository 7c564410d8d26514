import type { Browser, Page } from '@playwright/test'
import { type AccountName, stateFile } from './accounts'
import type { World } from './world'

/** Opens a second browser in the same world: a colleague, or the same user on another machine. */
export async function elsewhere(
  browser: Browser,
  world: World,
  baseURL: string,
  account: AccountName = 'budi.santoso',
): Promise<Page> {
  const context = await browser.newContext({ storageState: stateFile(account), baseURL })
  await context.addCookies([{ name: 'mock-session', value: world.session, url: baseURL }])
  return context.newPage()
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
