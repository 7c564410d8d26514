import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { type AccountName, stateFile } from './accounts'
import { World } from './world'

type Options = {
  /** Who is signed in; null for a visitor. */
  account: AccountName | null
  /** Errors that the page may log, because the test provokes them. */
  expectedErrors: RegExp
}
type Fixtures = { world: World }
/** What the browser itself says of a failed request. */
const FAILED_REQUEST = /^Failed to load resource/
/** Where calls go; the tests that let one fail assert what people see. Any other request may not fail. */
const CALLS = /^\/(rest\/|cognito$)/
/** A call that breaks the contract or is not built, which no page may make unless the test lets it fail that way. */
const WRONG_CALL = [400, 422, 501]

/**
 * The details of a test that asks for answers which break the contract. Such tests are left out when the traffic of all
 * others is checked against it (`--grep-invert @against-contract`).
 */
export const AGAINST_CONTRACT = { tag: '@against-contract' }

/**
 * Lets the page's short timers and its calls come late, and its calls out of order: a test that goes on before a person
 * could see what it relies on fails then, which otherwise happens once in a hundred runs on a slow machine.
 */
async function delayEverything(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const set = window.setTimeout.bind(window)
    const setLate = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      set(handler, ms < 50 ? ms + 120 : ms, ...rest)
    window.setTimeout = setLate as typeof window.setTimeout
  })
  await context.route(/\/rest\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() ** 2 * 700))
    // The page may have given the call up meanwhile.
    await route.fallback().catch(() => {})
  })
}

/** A processor so many times slower: what a frame shows and what comes right after it are seconds apart then. */
async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Presses twice before anything is answered: after an answer the second press would meet whatever came in its place. */
export async function doubleClick(button: Locator): Promise<void> {
  let pressed = Promise.resolve()
  // It stays: a request that leaves while routes are taken away is told to nobody.
  await button.page().route('**/*', async (route) => {
    await pressed
    await route.fallback()
  })
  pressed = button.dblclick()
  await pressed
}

/** Every test has a world of its own, somebody signed in, and a page that may not log an error by itself. */
export const test = base.extend<Options & Fixtures & { quietPage: void }>({
  account: ['budi.santoso', { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  storageState: async ({ account }, use) => use(account === null ? undefined : stateFile(account)),
  world: [
    async ({ context, request, baseURL }, use, { testId }) => {
      const session = testId.replace(/[^\w-]/g, '')
      await context.addCookies([{ name: 'mock-session', value: session, url: baseURL! }])
      if (process.env.E2E_LATE) await delayEverything(context)
      const world = new World(request, session)
      // An instance that runs on remembers the world of an earlier run.
      await world.reset()
      await use(world)
      // A second browser (`elsewhere`) would go on polling beside every later test.
      const others = context.browser()?.contexts() ?? []
      await Promise.all(others.filter((other) => other !== context).map((other) => other.close()))
    },
    { auto: true },
  ],
  quietPage: [
    async ({ page, world, expectedErrors }, use) => {
      if (process.env.E2E_SLOW) await slowDown(page, Number(process.env.E2E_SLOW))
      const errors: string[] = []
      const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)
      page.on('console', (message) => {
        if (message.type() !== 'error') return
        const path = pathOf(message.location().url)
        const isRequest = FAILED_REQUEST.test(message.text())
        if (!isRequest || !CALLS.test(path)) errors.push(isRequest ? `${message.text()} (${path})` : message.text())
      })
      page.on('response', (response) => {
        const path = pathOf(response.url())
        const isNamed = response.request().headers().authorization !== undefined
        const isWrong =
          (WRONG_CALL.includes(response.status()) && !world.lets(response.status())) ||
          (response.status() === 401 && !isNamed)
        if (path.startsWith('/rest/') && isWrong)
          errors.push(`${response.status()} ${response.request().method()} ${path}`)
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('dialog', (dialog) => {
        // A reload leaves what is unsaved, as somebody does who answers 'Leave site?' with yes.
        if (dialog.type() === 'beforeunload') void dialog.accept()
        else errors.push(`a browser dialog opened: ${dialog.message()}`)
      })
      await use()
      // What pages still ask for when their test ends is of no concern.
      const context = page.context()
      await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(errors.filter((text) => !expectedErrors.test(text))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices, once the screen has settled. */
export const expectAccessible = (page: Page): Promise<void> => expectClean(page)

/** Enough contrast everywhere: what a second theme can break of a page that is accessible in the first. */
export const expectReadable = (page: Page): Promise<void> => expectClean(page, ['color-contrast'])

/** The first in the light, the second in the dark, and the light again. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectReadable(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectClean(page: Page, rules?: string[]): Promise<void> {
  await expectSettled(page)
  // Only violations are described in full, and they are gathered in the page itself: a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}) })
    .setLegacyMode(true)
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** The screen says what it is, waits for nothing, and nothing on it is still fading in or out. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  const busy = page.locator('[aria-busy=true]')
  const waiting = page.locator('[role=status]').filter({ hasText: /^(Memuat|Loading)/ })
  // What is below a dialog may wait for its answer.
  const modal = page.locator('[role=dialog][aria-modal=true]').last()
  const scope = (await modal.isVisible()) ? modal : page.locator('body')
  await expect(scope.locator(busy.or(waiting))).toHaveCount(0)
  await page.evaluate(async () => {
    const endless = Number.POSITIVE_INFINITY
    const fading = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== endless)
    // One that is cancelled has ended, too.
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
}

/** A table row as a record from column header to text. */
export async function rowOf(page: Page, name: string | RegExp): Promise<Record<string, string>> {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .first()
  const headers = await page.getByRole('columnheader').allInnerTexts()
  const cells = await row.locator('th, td').allInnerTexts()
  return Object.fromEntries(headers.map((header, n) => [header, cells[n] ?? '']))
}
