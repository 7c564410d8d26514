import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signedIn, storedSession, stubBrowser, stubTabs, testConfig, tokenUntil } from '~/api/testBrowser'

const identity = vi.hoisted(() => ({ refresh: vi.fn(), revoke: vi.fn(), isRefused: vi.fn() }))
vi.mock('./identity', () => identity)

const NOW = Date.parse('2024-06-01T08:00:00+07:00')
const token = (seconds: number, name?: string) => tokenUntil(NOW + seconds * 1000, name)
const renewed = token(3600, 'renewed')
const refuse = () => {
  identity.refresh.mockRejectedValue(new Error('NotAuthorizedException'))
  identity.isRefused.mockReturnValue(true)
}
let { jar: cookieJar, local }: ReturnType<typeof stubBrowser> = {} as never
const CV_COOKIE = 'sessionToken /rest/open/cv/download'
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
  ;({ jar: cookieJar, local } = stubBrowser())
  identity.refresh.mockReset().mockImplementation(async (tokens: object) => ({ ...tokens, idToken: renewed }))
  identity.revoke.mockReset().mockResolvedValue(undefined)
  identity.isRefused.mockReset().mockReturnValue(false)
  stubTabs()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a token for a call', () => {
  test('is the stored one while it is valid', async () => {
    signedIn(token(61))
    expect(await (await tab()).token()).toBe(token(61))
    expect(identity.refresh).not.toHaveBeenCalled()
  })
  test('is undefined for a visitor', async () => {
    expect(await (await tab()).token()).toBeUndefined()
  })
  test('is renewed once shortly before it expires, even for five concurrent calls', async () => {
    const session = await tab()
    signedIn(token(59))
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => session.token()))
    expect(new Set(tokens)).toEqual(new Set([renewed]))
    expect(identity.refresh.mock.calls).toMatchObject([[{ username: 'budi.santoso', refreshToken: 'refresh' }]])
    expect(cookieJar.get(CV_COOKIE)).toBe(renewed)
  })
  test('is renewed once for two tabs', async () => {
    signedIn(token(-10))
    const [here, there] = [await tab(), await tab()]
    expect(await Promise.all([here.token(), there.token()])).toEqual([renewed, renewed])
    expect(identity.refresh).toHaveBeenCalledTimes(1)
  })
  test('rejects as offline without ending the session when there is no network', async () => {
    const session = await tab()
    session.holdWork()
    signedIn(token(10))
    identity.refresh.mockRejectedValue(new Error('NetworkError'))
    await expect(session.token()).rejects.toMatchObject({ failure: 'offline' })
    await expect(session.check()).rejects.toMatchObject({ failure: 'offline' })
    expect(session.state()).toBe('open')
    expect(session.productId()).toBe('budi.santoso')
  })
  test('is requested again once the network is back', async () => {
    const session = await tab()
    signedIn(token(10))
    identity.refresh.mockRejectedValueOnce(new Error('NetworkError'))
    await expect(session.token()).rejects.toMatchObject({ failure: 'offline' })
    expect(await session.token()).toBe(renewed)
  })
  test('waits for a new sign-in when the provider refuses it and the page holds work', async () => {
    const session = await tab()
    const listener = vi.fn()
    session.subscribe(listener)
    session.holdWork()
    signedIn(token(10))
    refuse()
    const waiting = [session.token(), session.token()]
    expect(await isSettled(waiting[0]!)).toBe(false)
    expect(session.state()).toBe('ended')
    expect(listener).toHaveBeenCalled()
    session.open(storedSession(token(3000)))
    expect(await Promise.all(waiting)).toEqual([token(3000), token(3000)])
    expect(session.state()).toBe('open')
  })
  test('is undefined when the provider refuses it and the page holds no work', async () => {
    const session = await tab()
    const release = session.holdWork()
    release()
    signedIn(token(10))
    refuse()
    expect(await session.token()).toBeUndefined()
    expect([session.state(), local.has('klob:session')]).toEqual(['open', false])
  })
  test('waits for a new sign-in when the tokens disappear while the page holds work', async () => {
    const session = await tab()
    session.holdWork()
    const waiting = session.token()
    expect(await isSettled(waiting)).toBe(false)
    session.open(storedSession(token(3000)))
    expect(await waiting).toBe(token(3000))
  })
})
describe('a call that was refused', () => {
  test('gets a new token even though the old one has not expired by the clock', async () => {
    const session = await tab()
    signedIn(token(3000))
    await session.refused(token(3000))
    expect(await session.token()).toBe(renewed)
  })
  test('does not renew a token that another call has already renewed', async () => {
    const session = await tab()
    signedIn(token(3000))
    await session.refused(token(3000, 'the old one'))
    expect(identity.refresh).not.toHaveBeenCalled()
  })
  test('does not wait for a sign-in when visitors may make the call', async () => {
    signedIn(token(30))
    refuse()
    const session = await tab()
    session.holdWork()
    expect(await session.token(true)).toBeUndefined()
    expect(session.state()).toBe('ended')
    expect(await session.token(true)).toBeUndefined()
    expect(await isSettled(session.token())).toBe(false)
  })
  test('waits for a sign-in when the session has ended', async () => {
    const session = await tab()
    session.holdWork()
    signedIn(token(3000))
    refuse()
    const refused = session.refused(token(3000))
    expect(await isSettled(refused)).toBe(false)
    session.open(storedSession(token(3000)))
    await refused
  })
})
describe('the session', () => {
  test('is checked as valid, renewed or ended without ending it', async () => {
    const session = await tab()
    session.holdWork()
    expect(await session.check()).toBe(false)
    signedIn(token(3000))
    expect(await session.check()).toBe(true)
    signedIn(token(5))
    expect(await session.check()).toBe(true)
    signedIn(token(5))
    refuse()
    expect(await session.check()).toBe(false)
    expect(session.state()).toBe('open')
  })
  test('remembers the last product ID when the tokens are gone', async () => {
    const session = await tab()
    signedIn(token(3000))
    expect(session.productId()).toBe('budi.santoso')
    local.clear()
    expect([session.productId(), session.lastProductId()]).toEqual([undefined, 'budi.santoso'])
  })
  test('notifies listeners until they unsubscribe', async () => {
    const session = await tab()
    session.holdWork()
    const heard = vi.fn()
    const stop = session.subscribe(heard)
    session.end()
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    session.open(storedSession(token(3000)))
    expect(heard).toHaveBeenCalledTimes(1)
  })
  test('clears the tokens and signs out the other tabs when closed in one tab', async () => {
    signedIn(token(3000))
    const [here, there] = [await tab(), await tab()]
    const leave = vi.fn()
    const stop = there.onUserChangedElsewhere(leave)
    here.onUserChangedElsewhere(() => expect.unreachable('a tab does not hear itself'))
    for (const session of [here, there]) session.productId()
    here.open(storedSession(token(3000)))
    expect(cookieJar.get(CV_COOKIE)).toBe(token(3000))
    expect(leave).not.toHaveBeenCalled()
    here.close()
    expect([cookieJar.size, local.has('klob:session')]).toEqual([0, false])
    expect(leave).toHaveBeenCalledTimes(1)
    stop()
    here.close()
    expect(leave).toHaveBeenCalledTimes(1)
  })
  test('continues in the other tabs when opened in one tab', async () => {
    signedIn(token(3000))
    const [here, there] = [await tab(), await tab()]
    there.holdWork()
    there.productId()
    there.onUserChangedElsewhere(() => expect.unreachable('it is the same person'))
    there.end()
    const waiting = there.token()
    expect(await isSettled(waiting)).toBe(false)
    here.open(storedSession(token(3000)))
    expect(await waiting).toBe(token(3000))
  })
  test('signs out the other tabs when another user signs in in one tab', async () => {
    signedIn(token(3000))
    const [here, there] = [await tab(), await tab()]
    const leave = vi.fn()
    there.productId()
    there.onUserChangedElsewhere(leave)
    here.open(storedSession(token(3000), 'siti.aminah'))
    expect(leave).toHaveBeenCalledTimes(1)
  })
})
