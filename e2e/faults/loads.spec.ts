import type { Page } from '@playwright/test'
import type { AccountName } from '../support/accounts'
import { screens } from '../support/screens'
import { storedSession } from '../support/signIn'
import { forgetAllButSession } from '../support/stored'
import { AGAINST_CONTRACT, expect, test } from '../support/test'
import type { World } from '../support/world'
import { breakCall, heal, type Kind, kinds, signInAgain } from './kinds'
import { type ScreenState, readScreen, trackIdle, messagesSince, collectErrors, hoverFilterFields } from './screenState'
import { type Cell, saveCells } from './cells'
import { retryAll } from './retryAll'
import { expected403, expected404, quiet } from './rulings'

/** Account and rights are requested by the frame around a screen: tested once per frame. */
const OF_FRAMES = ['listMenuCorporates', 'loginOnSuccess']
const FRAMES = ['home', 'intro', 'dashboard', 'public vacancy']

/** Titles of panels that replace a whole screen. */
const WHOLE = /tidak dapat dibuka|tidak memiliki akses|tidak ditemukan|tidak tersedia/i

type Try = {
  account: AccountName
  name: string
  page: Page
  world: World
  path: string
  call: string
  kind: Kind
  healthy: ScreenState
  hasPanel: boolean
  still: ReturnType<typeof trackIdle>
}
/** Opens a screen while a call fails; returns the outcome, the messages and what is wrong with them. */
async function tryCell({ account, name, page, world, path, call, kind, healthy, hasPanel, still }: Try) {
  const wrong: string[] = []
  await world.forget()
  await breakCall(page, world, call, kind)
  await page.goto(path)
  if (hasPanel) await hoverFilterFields(page)
  if (kind === 'hang') {
    // Some data is only requested a moment after the page is rendered.
    const callCount = async () => {
      await page.clock.runFor(200)
      return (await world.calls(call)).length
    }
    await expect.poll(callCount).toBeGreaterThan(0)
    for (let n = 0; n < 3; n += 1) {
      await page.clock.fastForward(31_000)
      if (await still.within(2_000)) break
    }
  }
  const waitUntilIdle = () => still.within(12_000)
  // Calls that wait for the sign-in are still pending below the dialog.
  const asksSignIn = async () => (await readScreen(page)).asksSignIn
  if (kind === '401')
    await expect
      .poll(asksSignIn, { timeout: 6_000 })
      .toBe(true)
      .catch(() => {})
  if (!(await asksSignIn()) && !(await waitUntilIdle())) wrong.push('waits for ever')
  const newMessages = async () => messagesSince(healthy, await readScreen(page))
  const isRuled = call in quiet || `${name}: ${call}` in quiet
  const isExpected = kind !== 'slow' && !isRuled
  if (isExpected)
    await expect
      .poll(async () => (await newMessages()).length + Number((await readScreen(page)).asksSignIn), { timeout: 4_000 })
      .toBeGreaterThan(0)
      .catch(() => {})
  if (kind !== 'offline' && (await world.calls(call)).length === 0) wrong.push('was not asked')
  // A call that is tried again by itself leaves the page quiet in between.
  const isThere = async () => (await asksSignIn()) || (await readScreen(page)).title !== ''
  await expect
    .poll(isThere)
    .toBe(true)
    .catch(() => {})
  const seen = await readScreen(page)
  const texts = await newMessages()
  let outcome = 'silent'
  if (seen.title === '' && !seen.asksSignIn) wrong.push('a page without a title')
  if (seen.asksSignIn) outcome = 'sign-in'
  else if (texts.length > 0) outcome = WHOLE.test(seen.title) ? 'page' : 'told'
  else if (kind === 'slow') outcome = 'waits'
  if (outcome === 'silent' && isExpected) wrong.push('nothing is told')
  if (isRuled && outcome === 'silent') outcome = 'quiet'
  await heal(page, world)
  if (outcome === 'sign-in') {
    await signInAgain(page, account)
    await waitUntilIdle()
    if ((await newMessages()).length > 0) outcome = 'sign-in, then told'
  }
  await retryAll(page, waitUntilIdle)
  const stays = (kind === '403' && `${name}: ${call}` in expected403) || (kind === '404' && call in expected404)
  const left = stays || (await readScreen(page)).alerts.some(({ leadsAway }) => leadsAway) ? [] : await newMessages()
  if (left.length > 0) wrong.push(`no way on: ${left.join(' | ').slice(0, 160)}`)
  return { outcome, wrong, texts }
}

for (const [name, { path, account = 'budi.santoso' }] of Object.entries(screens))
  test.describe(name, () => {
    test.use({ account, expectedErrors: /[^]/, actionTimeout: 10_000 })
    test(
      `${name}: reports every failure on opening and offers a way to continue`,
      AGAINST_CONTRACT,
      async ({ page, world }) => {
        test.setTimeout(30 * 60_000)
        const troubles = collectErrors(page)
        const still = trackIdle(page)
        // Opens each time as if for the first time: a stage visited before also requests its new applicants.
        await page.addInitScript(forgetAllButSession)
        await page.goto(path)
        expect(await still.within(20_000)).toBe(true)
        const hasPanel = (await hoverFilterFields(page)) > 0
        expect(await still.within(20_000)).toBe(true)
        const healthy = await readScreen(page)
        const signedIn = JSON.stringify(await storedSession(page))
        const endpoints = [...new Set((await world.calls()).flatMap(({ endpoint }) => endpoint ?? []))].toSorted()
        const calls = endpoints.filter((call) => FRAMES.includes(name) || !OF_FRAMES.includes(call))
        expect(calls, 'what the screen asks for as it opens').not.toEqual([])
        expect(troubles()).toEqual([])
        const cells: Cell[] = []
        for (const kind of kinds) {
          if (kind === 'hang') await page.clock.install()
          for (const call of calls) {
            // Where a page continues without the session, nothing reports that it ended.
            await page.evaluate((text) => localStorage.setItem('klob:session', text), signedIn)
            const { outcome, wrong, texts } = await tryCell({
              account,
              name,
              page,
              world,
              path,
              call,
              kind,
              healthy,
              hasPanel,
              still,
            }).catch((error: unknown) => ({ outcome: 'broken', wrong: [String(error).slice(0, 160)], texts: [] }))
            cells.push({ part: 'load', screen: name, call, kind, outcome, wrong: [...wrong, ...troubles()], texts })
            await page.unrouteAll({ behavior: 'ignoreErrors' })
          }
        }
        expect(saveCells(`load ${name}`, cells)).toEqual([])
      },
    )
  })
