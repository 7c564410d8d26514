import type { Page } from '@playwright/test'
import { contract } from '../../src/api/contract'
import { endpointsOf } from '../../src/api/endpoint'
import { operationOf } from '../support/operations'
import { forgetAllButSession } from '../support/stored'
import { storedSession } from '../support/signIn'
import { AGAINST_CONTRACT, expect, test } from '../support/test'
import { actions } from './actions'
import { breakCall, heal, kinds, signInAgain } from './kinds'
import { readScreen, trackIdle, messagesSince, collectErrors } from './screenState'
import { type Cell, saveCells } from './cells'
import { expected404, quiet } from './rulings'

const writes = new Set(endpointsOf(contract).flatMap(({ kind, name }) => (kind === 'write' ? [name] : [])))

/** Counts how often the page has sent a call. */
function sentOf(page: Page, call: string) {
  const sent = { times: 0 }
  page.on('request', (request) => {
    if (operationOf(request.method(), request.url())?.name === call) sent.times += 1
  })
  return sent
}
/** Resolves with no findings when the attempt succeeds, else with `what`. */
const findingUnless = (what: string, attempt: Promise<unknown> | undefined): Promise<string[]> =>
  Promise.resolve(attempt).then(
    () => [],
    () => [what],
  )

for (const [call, { screen, account = 'budi.santoso', open, act, kept, done }] of Object.entries(actions))
  test.describe(call, () => {
    test.use({ account, expectedErrors: /[^]/, actionTimeout: 10_000 })
    test(
      `${screen}, ${call}: reports a failed action, keeps the typed input and sends the call once`,
      AGAINST_CONTRACT,
      async ({ page, world }) => {
        test.setTimeout(20 * 60_000)
        const troubles = collectErrors(page)
        const still = trackIdle(page)
        const sent = sentOf(page, call)
        const cells: Cell[] = []
        const isWrite = writes.has(call)
        let signedIn: string | undefined
        await page.addInitScript(forgetAllButSession)
        for (const kind of kinds) {
          if (kind === 'hang') await page.clock.install()
          await world.reset()
          // Some actions open nothing when their window is already open.
          await page.goto('about:blank')
          await open(page)
          await still.within(12_000)
          const before = await readScreen(page)
          sent.times = 0
          await breakCall(page, world, call, kind)
          const wrong: string[] = []
          await act(page)
          signedIn ??= JSON.stringify(await storedSession(page))
          if (kind === 'hang') {
            await expect.poll(() => sent.times).toBeGreaterThan(0)
            await page.clock.fastForward(31_000)
          }
          const newMessages = async () => messagesSince(before, await readScreen(page))
          const isMeant = kind === '404' && call in expected404
          const isDone = kind === 'slow' || call in quiet
          let outcome = isDone ? (call in quiet ? 'quiet' : 'waits') : 'told'
          if (isMeant) outcome = 'meant'
          else if (!isDone) {
            const seen = expect.poll(async () => (await newMessages()).length, { timeout: 8_000 }).toBeGreaterThan(0)
            wrong.push(...(await findingUnless('nothing is told', seen)))
            if (isWrite && sent.times !== 1) wrong.push(`sent ${sent.times} times`)
            if (kind === '401') {
              outcome = 'told, sign-in'
              const signInShown = expect.poll(async () => (await readScreen(page)).asksSignIn).toBe(true)
              wrong.push(...(await findingUnless('no sign-in is asked for', signInShown)))
              await heal(page, world)
              await signInAgain(page, account)
            }
            // A read continues after the sign-in, so what was typed may be gone.
            if (isWrite || kind !== '401') wrong.push(...(await findingUnless('what was typed is gone', kept?.(page))))
          }
          const texts = await newMessages()
          await heal(page, world)
          // Repeated only if not done yet: a meant 404, or a read after the sign-in, may have completed.
          const isAgain =
            isMeant || (kind === '401' && !isWrite) ? (await findingUnless('', done(page))).length > 0 : !isDone
          if (isAgain) wrong.push(...(await findingUnless('cannot be done again', act(page))))
          wrong.push(...(await findingUnless('is not done', done(page))))
          const wanted = isAgain ? 2 : 1
          if (isWrite && sent.times !== wanted) wrong.push(`sent ${sent.times} times in all, not ${wanted}`)
          cells.push({ part: 'action', screen, call, kind, outcome, wrong: [...wrong, ...troubles()], texts })
          // Where a page continues without the session, nothing reports that it ended.
          await page.evaluate((text) => localStorage.setItem('klob:session', text), signedIn)
        }
        expect(saveCells(`action ${call}`, cells)).toEqual([])
      },
    )
  })
