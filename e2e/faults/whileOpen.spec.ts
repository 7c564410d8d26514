import type { Page } from '@playwright/test'
import { screens } from '../support/screens'
import { AGAINST_CONTRACT, expect, test } from '../support/test'
import { type Cell, saveCells } from './cells'
import { breakCall, heal } from './kinds'
import { callsDuring, goneSince, LONG_MS, repeatReads, WAYS } from './repeatedReads'
import { retryAll } from './retryAll'
import { quiet, quietLater, readAnew, readsNothing } from './rulings'
import { collectErrors, hoverFilterFields, messagesSince, readScreen } from './screenState'

const TYPED = 'Sedang diketik'
/** Leaves for another screen, and comes back when nothing counts as fresh: the data is still there. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.clock.fastForward(LONG_MS)
  const shown = await page.title()
  await page.evaluate(() => history.pushState({}, '', '/tidak-ada'))
  await expect(page).not.toHaveTitle(shown)
  await page.goBack()
  await expect(page).toHaveTitle(shown)
}

/** Types into the first text of the screen's content, if there is one; returns a check that it is still there. */
async function typeSomewhere(page: Page): Promise<() => Promise<boolean>> {
  const modal = page.locator('[role=dialog][aria-modal=true]')
  const where = (await modal.count()) > 0 ? modal.last() : page.getByRole('main')
  const texts = where.locator('textarea:visible:enabled, form input[type=text]:visible:enabled:not([role=combobox])')
  if ((await texts.count()) === 0) return () => Promise.resolve(true)
  await texts.first().fill(TYPED)
  // Leaving some fields makes an entry of their text.
  return () =>
    page.evaluate(
      (typed) =>
        document.body.innerText.includes(typed) ||
        [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value === typed),
      TYPED,
    )
}

for (const [name, { path, account = 'budi.santoso' }] of Object.entries(screens))
  test.describe(name, () => {
    // High enough for all rows of a virtual list: a line above them must not move the last ones out of it.
    test.use({ account, expectedErrors: /[^]/, actionTimeout: 10_000, viewport: { width: 1440, height: 8_000 } })
    test(`${name}: keeps everything when a repeated read fails`, AGAINST_CONTRACT, async ({ page, world }) => {
      test.setTimeout(15 * 60_000)
      const troubles = collectErrors(page)
      const { settle, focusWindow } = await repeatReads(page)
      const readsDuring = (act: () => Promise<unknown>) => callsDuring(world, act)
      const isCovered = () => page.locator('[role=dialog][aria-modal=true]').last().isVisible()
      let fields: number | undefined
      /** The lists of the filters are read when their fields are reached. */
      const reach = async () => {
        await settle()
        if (fields === 0) return
        // An alert about a failed list covers them.
        const isReached = async () => (await hoverFilterFields(page)) >= (fields ?? 0) || (await isCovered())
        await expect.poll(isReached).toBe(true)
        fields ??= await hoverFilterFields(page)
        await settle()
      }
      const open = async () => {
        await page.goto(path)
        await reach()
      }
      const comeBack = async () => {
        await leaveAndReturn(page)
        await reach()
      }

      const reads = await readsDuring(open)
      expect(reads.length === 0, 'asks for nothing as it opens').toBe(readsNothing.includes(name))
      if (reads.length === 0) return
      const inPlace = await readsDuring(focusWindow)
      const onReturn = reads.filter((call) => !inPlace.includes(call) && !(call in readAnew))
      await readsDuring(comeBack)
      for (const call of onReturn) await world.expectCall(call)

      const cells: Cell[] = []
      const tryCells = async (part: 'open' | 'return', calls: readonly string[], repeat: () => Promise<void>) => {
        const prepare = () => (part === 'open' ? typeSomewhere(page) : () => Promise.resolve(true))
        let isKept = await prepare()
        const healthy = await readScreen(page)
        const isInDialog = await isCovered()
        const messages = async () => messagesSince(healthy, await readScreen(page))
        for (const kind of WAYS)
          for (const call of calls) {
            const isRuled = [quiet, quietLater].some((rulings) => call in rulings || `${name}: ${call}` in rulings)
            const wrong: string[] = []
            await world.forget()
            await breakCall(page, world, call, kind)
            await repeat()
            if (!isRuled)
              await expect
                .poll(async () => (await page.clock.runFor(1_000), (await messages()).length), { timeout: 5_000 })
                .toBeGreaterThan(0)
                .catch(() => wrong.push('nothing is told'))
            if (kind !== 'offline' && (await world.calls(call)).length === 0) wrong.push('was not asked')
            const texts = await messages()
            if (!isInDialog && (await isCovered())) {
              // What an alert covers is reached once it is closed.
              await page.keyboard.press('Escape')
              await reach()
            }
            const gone = async () =>
              goneSince(healthy, await readScreen(page))
                .slice(0, 3)
                .join(' | ')
            // Some parts follow after a frame.
            await expect
              .poll(gone, { timeout: 5_000 })
              .toBe('')
              .catch(async () => wrong.push(`gone: ${(await gone()).slice(0, 120)}`))
            if (!(await isKept())) wrong.push('what was typed is gone')
            await heal(page, world)
            const isClosed = await retryAll(page, settle)
            const left = await messages()
            if (left.length > 0) wrong.push(`no way on: ${left.join(' | ').slice(0, 120)}`)
            const outcome = texts.length > 0 ? 'told' : 'quiet'
            if (isClosed) {
              await open()
              isKept = await prepare()
            } else if (!(await isKept())) wrong.push('what was typed is gone after the retry')
            cells.push({ part, screen: name, call, kind, outcome, wrong: [...wrong, ...troubles()], texts })
          }
      }
      await tryCells('return', onReturn, comeBack)
      await tryCells('open', inPlace, focusWindow)
      expect(saveCells(`open ${name}`, cells)).toEqual([])
    })
  })
