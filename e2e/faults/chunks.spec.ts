import type { Page } from '@playwright/test'
import { screens } from '../support/screens'
import { expect, test } from '../support/test'
import { type Cell, saveCells } from './cells'
import { MODAL, OPENED, openersOf } from './openers'
import { retryAll } from './retryAll'
import { collectErrors, messagesSince, readScreen, trackIdle } from './screenState'

/** The console's own files, besides the first one: without that nothing can tell anything. */
const PARTS = /\/assets\/(?!index-)[^/]+\.(js|css)$/
const ENTRY = /^https?:\/\/[^/]+\/$/
const RETRY = /^(Coba lagi|Muat ulang halaman)$/

const cut = async (page: Page) => {
  for (const files of [PARTS, ENTRY]) await page.route(files, (route) => route.abort('internetdisconnected'))
}
const restore = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })
const becomes = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  )

for (const [name, { path, account = 'budi.santoso' }] of Object.entries(screens))
  test.describe(name, () => {
    test.use({ account, expectedErrors: /[^]/, actionTimeout: 5_000 })
    test(`${name}: tells that a part is missing and brings it at the next press`, async ({ page }) => {
      test.setTimeout(10 * 60_000)
      const troubles = collectErrors(page)
      const still = trackIdle(page)
      const cells: Cell[] = []
      const add = (call: string, outcome: string, wrong: string[], texts: string[]) => {
        // A missing file is reported where it was needed.
        const others = troubles().filter((text) => !/dynamically imported module|preload CSS/.test(text))
        cells.push({
          part: 'chunk',
          screen: name,
          call,
          kind: 'chunk cut',
          outcome,
          wrong: [...wrong, ...others],
          texts,
        })
      }
      await page.goto(path)
      expect(await still.within(20_000)).toBe(true)
      const healthy = await readScreen(page)
      const modals = await page.locator(MODAL).count()
      const told = async () => messagesSince(healthy, await readScreen(page))

      await page.goto('about:blank')
      await cut(page)
      await page.goto(path)
      const asked = page.getByRole('button', { name: RETRY }).first()
      const isTold = await becomes(expect(asked).toBeVisible({ timeout: 15_000 }))
      const texts = await told()
      await restore(page)
      await retryAll(page, () => still.within(20_000))
      const isWhole = async () => (await readScreen(page)).title === healthy.title && (await told()).length === 0
      const isComplete = await becomes(expect.poll(isWhole).toBe(true))
      const missing = isTold ? [] : ['nothing is told']
      add(
        'opening',
        isTold ? 'told' : 'silent',
        isComplete ? missing : [...missing, `the screen does not come: ${(await told()).join(' | ')}`],
        texts,
      )

      await page.goto(path)
      expect(await still.within(20_000)).toBe(true)
      await expect(page.locator(MODAL)).toHaveCount(modals)
      for (const { label, button } of await openersOf(page)) {
        // An earlier one may have led away from it.
        if (!(await button.isVisible())) {
          await page.goto(path)
          expect(await still.within(20_000)).toBe(true)
        }
        const popups = await page.locator(OPENED).count()
        const opens = () => expect.poll(() => page.locator(OPENED).count(), { timeout: 5_000 }).toBeGreaterThan(popups)
        const tells = () => expect.poll(async () => (await told()).length, { timeout: 5_000 }).toBeGreaterThan(0)
        await cut(page)
        await button.click()
        const outcome = await Promise.any([opens().then(() => 'opens'), tells().then(() => 'told')]).catch(
          () => 'silent',
        )
        const reasons = await told()
        await restore(page)
        const wrong = outcome === 'silent' ? ['nothing is told'] : []
        if (outcome !== 'opens') {
          await button.click()
          if (!(await becomes(opens()))) wrong.push('does not open at the next press')
        }
        add(label, outcome, wrong, reasons)
        for (let n = 0; n < 3 && (await page.locator(OPENED).count()) > popups; n += 1)
          await page.keyboard.press('Escape')
      }
      expect(saveCells(`chunk ${name}`, cells)).toEqual([])
    })
  })
