import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signedIn, storedSession, stubBrowser, stubStorage, stubTabs, testConfig, tokenUntil } from '~/api/testBrowser'

const identity = vi.hoisted(() => ({ refresh: vi.fn(), revoke: vi.fn(), isRefused: vi.fn() }))
vi.mock('./identity', () => identity)

const NOW = Date.parse('2024-06-01T08:00:00+07:00')
const token = (seconds: number, name?: string) => tokenUntil(NOW + seconds * 1000, name)
const renewed = token(3600, 'renewed')
let { local }: ReturnType<typeof stubBrowser> = {} as never
/** A separate tab with the same cookies. */
async function tab() {
  vi.resetModules()
  const { setConfig } = await import('~/api/config')
  setConfig(testConfig)
  return (await import('./session')).session
}
const isSettled = async (work: Promise<unknown>) => {
  const settled = vi.fn()
  void work.then(settled, settled)
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  return settled.mock.calls.length > 0
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  ;({ local } = stubBrowser())
  identity.refresh.mockReset().mockImplementation(async (tokens: object) => ({ ...tokens, idToken: renewed }))
  identity.revoke.mockReset().mockResolvedValue(undefined)
  identity.isRefused.mockReset().mockReturnValue(false)
  stubTabs()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a renewal that ends after the sign-out does not bring the session back', async () => {
  const session = await tab()
  signedIn(token(10))
  let answer = (_: object) => {}
  identity.refresh.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const pending = session.token()
  await isSettled(pending)
  session.close()
  answer(storedSession(renewed))
  await isSettled(pending)
  expect(local.has('klob:session')).toBe(false)
})
test('a new epoch by the arrival of its user does not end the session', async () => {
  const session = await tab()
  signedIn(token(3000))
  session.keepThrough(() => local.set('klob:sign-out', '"later"'))
  expect(session.productId()).toBe('budi.santoso')
})
test('a sign-out waits three seconds for the provider and no longer', async () => {
  const session = await tab()
  signedIn(token(3000))
  identity.revoke.mockReturnValue(new Promise(() => {}))
  const outcome = session.revocation()()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await outcome).toBe(false)
})
test('a sign-out says whether the provider has ended the session', async () => {
  const session = await tab()
  signedIn(token(3000))
  expect(await session.revocation()()).toBe(true)
  identity.revoke.mockRejectedValue(new Error('NetworkError'))
  expect(await session.revocation()()).toBe(false)
})

describe('on a shared computer', () => {
  /** Opens a tab with its own storage; the function makes it the current one. */
  async function sharedTab() {
    const own = stubStorage()
    const select = () => vi.stubGlobal('sessionStorage', own)
    select()
    return { session: await tab(), select, own }
  }
  beforeEach(() => localStorage.setItem('klob:look:shared-computer', 'true'))

  test('a sign-in is handed to the other tabs', async () => {
    const [here, there] = [await sharedTab(), await sharedTab()]
    there.session.onUserChangedElsewhere(() => {})
    here.session.open(storedSession(token(3000)))
    // Each stub of a tab's storage is global, so the hand-over went to the last one.
    there.select()
    expect(there.session.productId()).toBe('budi.santoso')
    expect(local.has('klob:session')).toBe(false)
  })
  test('the session ends after the time without input, at the provider, too', async () => {
    const { session } = await sharedTab()
    session.holdWork()
    session.open(storedSession(token(3600)))
    vi.advanceTimersByTime(15 * 60_000)
    const waiting = session.token()
    expect(await isSettled(waiting)).toBe(false)
    expect(session.state()).toBe('inactive')
    expect(identity.revoke).toHaveBeenCalledTimes(1)
    session.open(storedSession(token(5000)))
    expect(await waiting).toBe(token(5000))
  })
  test('a sign-in is over when its tab notes where it is left', async () => {
    const listen = vi.fn()
    vi.stubGlobal('window', { addEventListener: listen })
    const { session } = await sharedTab()
    session.open(storedSession(token(3000)))
    expect(listen).not.toHaveBeenCalledWith('pagehide', expect.anything())
    await session.whenJoined()
    expect(listen).toHaveBeenCalledWith('pagehide', expect.anything())
  })
  test.each([
    ['a reload keeps the session', 50, true],
    ['a tab that a browser restores after its end has none', -60_000, false],
    ['nor has one where the clock was set back meanwhile', 24 * 60 * 60_000, false],
  ])('%s', async (_, leftAfterStart, isKept) => {
    vi.stubGlobal('performance', { timeOrigin: NOW, now: () => 200 })
    const { own } = await sharedTab()
    own.setItem('klob:session', JSON.stringify(storedSession(token(3000))))
    own.setItem('klob:tab-left', String(NOW + leftAfterStart))
    const { hasContinuedSession } = await import('./sharedSession')
    expect(hasContinuedSession()).toBe(isKept)
    expect(own.getItem('klob:session') !== null).toBe(isKept)
  })
  test('ticking the box moves the session out of the browser at once', async () => {
    localStorage.clear()
    const { session, own } = await sharedTab()
    session.open(storedSession(token(3000)))
    expect(local.has('klob:session')).toBe(true)
    session.moveTo(true, 'USR-BUDI')
    expect([local.has('klob:session'), own.getItem('klob:session') !== null]).toEqual([false, true])
    session.moveTo(false, 'USR-BUDI')
    expect([local.has('klob:session'), own.getItem('klob:session')]).toEqual([true, null])
  })
})
