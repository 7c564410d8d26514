import type { Page, Request } from '@playwright/test'
import { screens } from '../support/screens'
import { operationOf } from '../support/operations'
import { AGAINST_CONTRACT, expect, test } from '../support/test'
import { type Cell, saveCells } from './cells'
import { breakCall, heal, kinds } from './kinds'
import { collectErrors, messagesSince, readScreen, type ScreenState, trackIdle } from './screenState'

/** The ways in which a read of an open screen fails, unless FAULTS names others. */
const WAYS = kinds.filter((kind) => process.env.FAULTS || kind === '500' || kind === 'offline')
const TYPED = 'Sedang diketik'

/** The tags of a read, by which another tab marks it stale (src/api/tags/tags.ts). */
function tagsOf(request: Request): readonly string[] {
  const operation = operationOf(request.method(), request.url())
  if (!operation) return []
  const url = new URL(request.url())
  const parts = operation.path.split('/')
  const named = decodeURIComponent(url.pathname)
    .split('/')
    .flatMap((value, n) => (parts[n]?.startsWith('{') ? [[parts[n].slice(1, -1), value] as const] : []))
  const body: unknown = request.method() === 'POST' ? request.postDataJSON() : {}
  const input = { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(named), body, ...(body as object) }
  return operation.kind === 'read' ? operation.provides(input) : []
}

/** Lets the screen read again: another tab has changed everything, and the window gets the focus after three minutes. */
const readAgain = async (page: Page, tags: readonly string[]): Promise<void> => {
  await page.clock.fastForward(181_000)
  await page.evaluate((all) => {
    const channel = new BroadcastChannel('klob:tags')
    channel.postMessage(all)
    channel.close()
    window.dispatchEvent(new Event('visibilitychange'))
  }, tags)
}

/** Types into the first text of the screen's content; returns a check that it is still there. */
async function typeSomewhere(page: Page): Promise<() => Promise<boolean>> {
  const modal = page.locator('[role=dialog][aria-modal=true]')
  const where = (await modal.count()) > 0 ? modal.last() : page.getByRole('main')
  const field = where.locator('textarea:visible, form input[type=text]:visible:not([role=combobox])').first()
  if ((await field.count()) === 0 || !(await field.isEditable())) return () => Promise.resolve(true)
  await field.fill(TYPED)
  return async () => (await field.count()) === 1 && (await field.inputValue()) === TYPED
}

/** Moments and counts of what is under way change by themselves. */
const isConstant = (line: string) => line !== '' && !/\d{1,2}[.:]\d{2}|lalu|Memuat|Mencari/.test(line)
const goneSince = (before: ScreenState, now: ScreenState): string[] =>
  before.lines.filter((line) => isConstant(line) && !now.lines.includes(line))

for (const [name, { path, account = 'budi.santoso' }] of Object.entries(screens))
  test.describe(name, () => {
    // High enough for all rows of a virtual list: a line above them must not move the last ones out of it.
    test.use({ account, expectedErrors: /[^]/, actionTimeout: 10_000, viewport: { width: 1440, height: 8_000 } })
    test(`${name}: keeps everything when a read fails while it is open`, AGAINST_CONTRACT, async ({ page, world }) => {
      test.setTimeout(10 * 60_000)
      const troubles = collectErrors(page)
      const still = trackIdle(page)
      const tags = new Set<string>()
      page.on('request', (request) => tagsOf(request).forEach((tag) => tags.add(tag)))
      await page.clock.install()
      await page.goto(path)
      const settle = async () => {
        await page.clock.runFor(500)
        return still.within(20_000)
      }
      expect(await settle()).toBe(true)
      const isKept = await typeSomewhere(page)
      // What is read again, with its outcome while nothing fails.
      await world.forget()
      await readAgain(page, [...tags])
      expect(await settle()).toBe(true)
      const calls = [...new Set((await world.calls()).flatMap(({ endpoint }) => endpoint ?? []))].toSorted()
      const reads = calls.filter((call) => call !== 'loginOnSuccess')
      const healthy = await readScreen(page)
      const cells: Cell[] = []
      for (const kind of WAYS)
        for (const call of reads) {
          const wrong: string[] = []
          await breakCall(page, world, call, kind)
          await readAgain(page, [...tags])
          await settle()
          const messages = async () => messagesSince(healthy, await readScreen(page))
          // The last of the attempts at a read decides.
          const isTold = async () => {
            await page.clock.runFor(1_000)
            return (await messages()).length > 0
          }
          await expect
            .poll(isTold, { timeout: 5_000 })
            .toBe(true)
            .catch(() => {})
          const seen = await readScreen(page)
          const texts = await messages()
          const gone = goneSince(healthy, seen)
          if (gone.length > 0) wrong.push(`gone: ${gone.slice(0, 3).join(' | ').slice(0, 120)}`)
          if (!(await isKept())) wrong.push('what was typed is gone')
          await heal(page, world)
          const outcome = texts.length > 0 ? 'told' : 'quiet'
          for (let n = 0; n < 6; n += 1) {
            const retry = page.getByRole('button', { name: /^Coba lagi$/ }).first()
            if (!(await retry.isVisible())) break
            await retry.click({ timeout: 2_000 }).catch(() => {})
            await settle()
          }
          const left = messagesSince(healthy, await readScreen(page))
          if (left.length > 0) wrong.push(`no way on: ${left.join(' | ').slice(0, 120)}`)
          if (!(await isKept())) wrong.push('what was typed is gone after the retry')
          cells.push({ part: 'open', screen: name, call, kind, outcome, wrong: [...wrong, ...troubles()], texts })
        }
      expect(saveCells(`open ${name}`, cells)).toEqual([])
    })
  })
