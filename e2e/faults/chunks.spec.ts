import type { Locator, Page } from '@playwright/test'
import { screens } from '../support/screens'
import { expect, test } from '../support/test'
import { type Cell, saveCells } from './cells'
import { collectErrors, messagesSince, readScreen, trackIdle } from './screenState'

/** The console's own files, besides the first one: without that nothing can tell anything. */
const PARTS = /\/assets\/(?!index-)[^/]+\.(js|css)$/
const ENTRY = /^https?:\/\/[^/]+\/$/
const RETRY = /^(Coba lagi|Muat ulang halaman)$/
/** What a press opens: a dialog, a menu or a list. */
const OPENED = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

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
      const add = (call: string, outcome: string, wrong: string[], texts: string[]) =>
        cells.push({
          part: 'chunk',
          screen: name,
          call,
          kind: 'chunk cut',
          outcome,
          // A missing file is reported where it was needed.
          wrong: [...wrong, ...troubles().filter((text) => !/dynamically imported module|preload CSS/.test(text))],
          texts,
        })

      // As the screen opens.
      await page.goto('about:blank')
      await cut(page)
      await page.goto(path)
      await still.within(20_000)
      const missing = await readScreen(page)
      const asked = page.getByRole('button', { name: RETRY }).first()
      const isTold = await becomes(expect(asked).toBeVisible({ timeout: 10_000 }))
      await restore(page)
      for (let n = 0; n < 6 && (await asked.isVisible()); n += 1) {
        await asked.click().catch(() => {})
        await still.within(20_000)
      }
      const opened = await readScreen(page)
      add(
        'opening',
        isTold ? 'told' : 'silent',
        [...(isTold ? [] : ['nothing is told']), ...(opened.title === '' ? ['the screen does not come'] : [])],
        missing.alerts.map(({ text }) => text),
      )

      // As its buttons are pressed.
      await page.goto(path)
      expect(await still.within(20_000)).toBe(true)
      const openers = page.locator(':is(header, main) button[aria-haspopup]:visible:enabled')
      const names = new Set<string>()
      for (const opener of await openers.all()) {
        const label = (await opener.getAttribute('aria-label')) ?? (await opener.innerText())
        // Rows repeat their buttons.
        names.add(
          label
            .trim()
            .split(/[:\n]/, 1)[0]!
            .replace(/ \S+$/, (last) => (/^ [A-Z]/.test(last) ? '' : last)),
        )
        if (names.size > 12) break
      }
      for (const label of names) {
        const opener: Locator = openers
          .filter({ hasText: label })
          .or(openers.and(page.locator(`[aria-label^="${label}"]`)))
          .first()
        if (!(await opener.isVisible())) continue
        const healthy = await readScreen(page)
        const popups = await page.locator(OPENED).count()
        const isOpen = () =>
          becomes(expect.poll(() => page.locator(OPENED).count(), { timeout: 3_000 }).toBeGreaterThan(popups))
        await cut(page)
        await opener.click().catch(() => {})
        const texts = async () => messagesSince(healthy, await readScreen(page))
        const failed = becomes(expect.poll(async () => (await texts()).length, { timeout: 4_000 }).toBeGreaterThan(0))
        const outcome = await Promise.race([
          isOpen().then((is) => (is ? 'opens' : failed.then((was) => (was ? 'told' : 'silent')))),
          failed.then((was) => (was ? 'told' : 'silent')),
        ])
        const told = await texts()
        await restore(page)
        const wrong: string[] = outcome === 'silent' ? ['nothing is told'] : []
        if (outcome !== 'opens') {
          await opener.click().catch(() => {})
          if (!(await isOpen())) wrong.push('does not open at the next press')
        }
        add(label, outcome, wrong, told)
        for (let n = 0; n < 3 && (await page.locator(OPENED).count()) > popups; n += 1)
          await page.keyboard.press('Escape')
      }
      expect(saveCells(`chunk ${name}`, cells)).toEqual([])
    })
  })
