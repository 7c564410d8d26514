import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import type { ElementContext, RunOptions } from 'axe-core'
import { type AccountName, stateFile } from './accounts'
import { recordCoverage } from './coverage'
import { World } from './world'

type Options = {
  /** The signed-in account; null for a visitor. */
  account: AccountName | null
  /** Errors that the page may log because the test provokes them. */
  expectedErrors: RegExp
}
type Fixtures = { world: World }
/** The browser's own message for a failed request. */
const FAILED_REQUEST = /^Failed to load resource/
/** Paths of calls, whose failures tests assert on the screen. Other requests may not fail. */
const CALLS = /^\/(rest\/|cognito$)/
/** Statuses of calls that break the contract or are not implemented; a page may cause them only if the test sets them. */
const WRONG_CALL = [400, 422, 501]

/**
 * The details of a test with answers that break the contract. Such tests are excluded when the traffic of all others is
 * checked against the contract (`--grep-invert @against-contract`).
 */
export const AGAINST_CONTRACT = { tag: '@against-contract' }

/**
 * Delays the page's short timers, its calls and the files of its later parts, and reorders both: a test that continues before its precondition is visible
 * then fails reliably, instead of once in a hundred runs on a slow machine.
 */
async function delayEverything(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const set = window.setTimeout.bind(window)
    const setLate = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      set(handler, ms < 50 ? ms + 120 : ms, ...rest)
    window.setTimeout = setLate as typeof window.setTimeout
  })
  await context.route(/\/rest\/|\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() ** 2 * 700))
    // The page may have aborted the request meanwhile.
    await route.fallback().catch(() => {})
  })
}

/** Slows the processor down by a factor, so that a frame and the work right after it are far apart. */
async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Presses twice before any answer: after an answer the second press could hit whatever replaced the button. */
export async function doubleClick(button: Locator): Promise<void> {
  let pressed = Promise.resolve()
  // The route is not removed: a request sent during the removal of a route would get lost.
  await button.page().route('**/*', async (route) => {
    await pressed
    await route.fallback()
  })
  pressed = button.dblclick()
  await pressed
}

/** Opens an address without loading the page again, as a link of the console does. */
export const followLink = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Holds back requests until the returned function is called, to test the pending state without timing. */
export async function holdBack(page: Page, url: string | RegExp, options?: { times: number }): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    url,
    async (route) => {
      await released
      // The page may have aborted the request meanwhile.
      await route.fallback().catch(() => {})
    },
    options,
  )
  return release
}

/** Gives every test its own world, a signed-in account, and a page that may not log unexpected errors. */
export const test = base.extend<Options & Fixtures & { quietPage: void }>({
  browser: [
    async ({ browser }, use) => {
      if (process.env.E2E_COVERAGE) recordCoverage(browser, process.env.E2E_COVERAGE)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  account: ['budi.santoso', { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  storageState: async ({ account }, use) => use(account === null ? undefined : stateFile(account)),
  world: [
    async ({ context, request, baseURL }, use, { testId }) => {
      const session = testId.replace(/[^\w-]/g, '')
      await context.addCookies([{ name: 'mock-session', value: session, url: baseURL! }])
      if (process.env.E2E_LATE) await delayEverything(context)
      const world = new World(request, session)
      // A long-running instance has the world of an earlier run.
      await world.reset()
      await use(world)
      // A second browser (`elsewhere`) would keep polling during later tests.
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
        // A reload discards unsaved work, as if 'Leave site?' were confirmed.
        if (dialog.type() === 'beforeunload') void dialog.accept()
        else errors.push(`a browser dialog opened: ${dialog.message()}`)
      })
      await use()
      // Calls that are pending when a test ends are irrelevant.
      const context = page.context()
      await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(errors.filter((text) => !expectedErrors.test(text))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'

/** Expects no violation of WCAG 2.2 A and AA, nor of axe's best practices, once the screen has settled. */
export const expectAccessible = (page: Page): Promise<void> => expectClean(page)

/** Expects sufficient contrast, the only rule that a second theme can break on a page that is accessible in the first. */
export const expectReadable = (page: Page): Promise<void> => expectClean(page, ['color-contrast'])

/** Checks a page in the light theme and its contrast in the dark one, then restores the light theme. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectReadable(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** What axe does not run by itself: the size of targets (WCAG 2.2, 2.5.8). */
const ALSO_CHECKED = { 'target-size': { enabled: true } }

/** A dialog above everything else. */
const MODAL = '[role=dialog][aria-modal=true]'

async function expectClean(page: Page, rules?: string[]): Promise<void> {
  await expectSettled(page)
  await expectPendingAccessible(page, rules)
}

/** axe, which a page gets once: to read it takes as long as a check of a small screen. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Checks a page as it is, such as one that is still loading; by all rules, or by some. */
export async function expectPendingAccessible(page: Page, rules?: string[]): Promise<void> {
  // What is beneath a dialog is another state's, and checked there.
  const context: ElementContext = (await page.locator(MODAL).last().isVisible()) ? MODAL : 'html'
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Those of the console run no scripts, and so no axe.
    iframes: false,
    ...(rules ? { runOnly: { type: 'rule' as const, values: rules } } : { rules: ALSO_CHECKED }),
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(
    async ([what, how]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations: found } = await axe.run(what, how)
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [context, options] as const,
  )
  expect(violations).toEqual([])
}

/** Expects a heading, nothing pending, and no running transition. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  const busy = page.locator('[aria-busy=true]')
  const waiting = page.locator('[role=status]').filter({ hasText: /^(Memuat|Loading)/ })
  // Content below a dialog may still be pending.
  const modal = page.locator(MODAL).last()
  const isModal = await modal.isVisible()
  const scope = isModal ? modal : page.locator('body')
  // Its title comes a render after the dialog.
  if (isModal) await expect(modal).toHaveAccessibleName(/\S/)
  await expect(scope.locator(busy.or(waiting))).toHaveCount(0)
  await page.evaluate(async () => {
    const endless = Number.POSITIVE_INFINITY
    const fading = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== endless)
    // A cancelled animation has ended, too.
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
}

/** A table row as a record of texts by column header. */
export async function rowOf(page: Page, name: string | RegExp): Promise<Record<string, string>> {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .first()
  const headers = await page.getByRole('columnheader').allInnerTexts()
  const cells = await row.locator('th, td').allInnerTexts()
  // The column of checkboxes has no text.
  return Object.fromEntries(headers.map((header, n) => [header, cells[n] ?? '']).filter(([header]) => header !== ''))
}
