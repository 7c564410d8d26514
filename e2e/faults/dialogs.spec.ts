import { screens } from '../support/screens'
import { AGAINST_CONTRACT, expect, test } from '../support/test'
import { type Cell, saveCells } from './cells'
import { breakCall, heal } from './kinds'
import { OPENED, openersOf } from './openers'
import { callsDuring, goneSince, repeatReads, WAYS } from './repeatedReads'
import { retryAll } from './retryAll'
import { quiet, quietLater } from './rulings'
import { collectErrors, messagesSince, readScreen } from './screenState'

for (const [name, { path, account = 'budi.santoso' }] of Object.entries(screens))
  test.describe(name, () => {
    test.use({ account, expectedErrors: /[^]/, actionTimeout: 10_000, viewport: { width: 1440, height: 2_000 } })
    test(
      `${name}: what a press opens keeps everything when its reads fail again`,
      AGAINST_CONTRACT,
      async ({ page, world }) => {
        test.setTimeout(15 * 60_000)
        const troubles = collectErrors(page)
        const { settle, focusWindow } = await repeatReads(page)
        const open = async () => {
          await page.goto(path)
          await settle()
        }
        const cells: Cell[] = []
        await open()
        const labels = (await openersOf(page)).map(({ label }) => label)
        for (const [n, label] of labels.entries()) {
          await open()
          const popups = await page.locator(OPENED).count()
          const press = async () => {
            await (await openersOf(page))[n]!.button.click()
            await settle()
          }
          const reads = await callsDuring(world, press)
          if (reads.length === 0 || (await page.locator(OPENED).count()) === popups) continue
          const inPlace = await callsDuring(world, focusWindow)
          const healthy = await readScreen(page)
          const messages = async () => messagesSince(healthy, await readScreen(page))
          for (const kind of WAYS)
            for (const call of reads.filter((one) => inPlace.includes(one))) {
              const wrong: string[] = []
              await breakCall(page, world, call, kind)
              await focusWindow()
              const isRuled = [quiet, quietLater].some((rulings) => call in rulings || `${name}: ${call}` in rulings)
              if (!isRuled)
                await expect
                  .poll(async () => (await page.clock.runFor(1_000), (await messages()).length), { timeout: 5_000 })
                  .toBeGreaterThan(0)
                  .catch(() => wrong.push('nothing is told'))
              const texts = await messages()
              const gone = goneSince(healthy, await readScreen(page))
                .slice(0, 3)
                .join(' | ')
              if (gone !== '') wrong.push(`gone: ${gone.slice(0, 120)}`)
              await heal(page, world)
              const isClosed = await retryAll(page, settle)
              const left = await messages()
              if (left.length > 0) wrong.push(`no way on: ${left.join(' | ').slice(0, 120)}`)
              const outcome = texts.length > 0 ? 'told' : 'quiet'
              const screen = `${name}: ${label}`
              cells.push({ part: 'open', screen, call, kind, outcome, wrong: [...wrong, ...troubles()], texts })
              // A part behind it failed, too, and is reached once it is closed.
              if (isClosed) {
                await open()
                await press()
              }
            }
        }
        expect(saveCells(`dialogs ${name}`, cells)).toEqual([])
      },
    )
  })
