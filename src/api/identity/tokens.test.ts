import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applicants } from '~/api/contract/recruitment/applicants'
import { setConfig } from '~/api/config'
import { earlierCookies, signedIn, storedSession, stubBrowser, testConfig, tokenUntil } from '~/api/testBrowser'
import { setSharedComputer } from '~/lib/storage'
import { takeOverCookies } from './earlierCookies'
import { startActivity } from './inactivity'
import { clearTokens, CV_PATH, cvCookieProblem, isNewerSession, saveTokens, secondsLeft, storedTokens } from './tokens'

const NOW = Date.parse('2024-06-01T08:00:00+07:00')
const DAY_MS = 24 * 60 * 60_000
const good = tokenUntil(NOW + 3_600_000)
const tokens = { username: 'uuid', productId: 'budi.santoso', idToken: good, refreshToken: 'refresh', clockDrift: 0 }
let { jar, local, tab }: ReturnType<typeof stubBrowser> = {} as never

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  ;({ jar, local, tab } = stubBrowser())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Saves the tokens and expects that they end after so many minutes without input. */
function expectEndAfter(minutes: number) {
  startActivity()
  saveTokens(tokens)
  vi.setSystemTime(NOW + minutes * 60_000 - 1)
  expect(storedTokens()).toBeDefined()
  vi.setSystemTime(NOW + minutes * 60_000)
  expect(storedTokens()).toBeUndefined()
}

describe('on an own computer the tokens', () => {
  test('are stored in the browser', () => {
    saveTokens(tokens)
    expect(storedTokens()).toMatchObject(tokens)
    expect([[...local.keys()], [...tab.keys()]]).toEqual([['klob:session'], []])
  })
  test('end 365 days after their last renewal', () => {
    saveTokens(tokens)
    vi.setSystemTime(NOW + 365 * DAY_MS - 1)
    expect(storedTokens()).toBeDefined()
    vi.setSystemTime(NOW + 365 * DAY_MS)
    expect(storedTokens()).toBeUndefined()
  })
  test('end without input only after the configured time', () => {
    setConfig({ ...testConfig, inactivityMinutes: { ownComputer: 30 } })
    expectEndAfter(30)
  })
  test('of another client are ignored', () => {
    signedIn(good, 'eve', { clientId: 'other' })
    expect(storedTokens()).toBeUndefined()
  })
  test('that are unreadable are ignored', () => {
    local.set('klob:session', '{')
    expect(storedTokens()).toBeUndefined()
  })
  test('last as long as the page where the storage is full', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    saveTokens(tokens)
    expect(storedTokens()).toMatchObject(tokens)
    clearTokens()
    expect(storedTokens()).toBeUndefined()
  })
})

describe('on a shared computer the tokens', () => {
  beforeEach(() => setSharedComputer(true))
  test('are stored in the tab, and their cookie ends with the browser', () => {
    const set = vi.spyOn(document, 'cookie', 'set')
    saveTokens(tokens)
    expect([...local.keys()]).not.toContain('klob:session')
    expect([...tab.keys()]).toEqual(['klob:session'])
    expect(set.mock.calls).toEqual([[`sessionToken=${good}; path=/rest/open/cv/download; secure; samesite=lax`]])
  })
  test('that a tab has kept beyond the sign-out in another one are ignored', () => {
    saveTokens(tokens)
    const kept = tab.get('klob:session')!
    clearTokens()
    local.set('klob:sign-out', '"later"')
    tab.set('klob:session', kept)
    expect(storedTokens()).toBeUndefined()
  })
  test('end after 15 minutes without input', () => {
    expectEndAfter(15)
  })
  test('of another tab are taken only when they are newer', () => {
    saveTokens(tokens)
    const older = JSON.stringify({ ...storedSession(good), savedAt: NOW - 1 })
    const newer = JSON.stringify({ ...storedSession(good), savedAt: NOW + 1 })
    expect([isNewerSession(older), isNewerSession(newer)]).toEqual([false, true])
  })
})

test('a token expires at its exp claim; an unreadable one has expired', () => {
  const left = (end: number, clockDrift = 0) => secondsLeft({ idToken: tokenUntil(end), clockDrift })
  expect([left(NOW + 90_000), left(NOW - 5_000)]).toEqual([90, -5])
  const bad = ['', 'x', 'a.b.c', 'a.e30.c', 'a.bnVsbA.c']
  expect(bad.filter((idToken) => !(secondsLeft({ idToken, clockDrift: 0 }) < 0))).toEqual([])
})
test('a clock that is wrong by an hour does not change the lifetime of a token', () => {
  // Issued ten minutes ago for an hour: fifty minutes are left.
  const left = (ahead: number) =>
    secondsLeft({ idToken: tokenUntil(NOW - ahead * 1000 + 50 * 60_000), clockDrift: ahead })
  expect([left(0), left(3600), left(-3600)]).toEqual([3000, 3000, 3000])
})

describe('the cookie', () => {
  test('is told where the browser blocks it or the token is over its limit', () => {
    const told = (cookieEnabled: boolean, idToken: string) => {
      vi.stubGlobal('navigator', { cookieEnabled })
      saveTokens({ ...tokens, idToken })
      return cvCookieProblem()
    }
    expect(told(true, good)).toBeUndefined()
    expect(told(true, 'x'.repeat(4097 - 'sessionToken'.length))).toContain('terlalu besar untuk cookie')
    expect(told(false, good)).toContain('memblokir cookie')
  })
  test('is sent with the CV only', () => expect(applicants.cv.path).toBe(`${CV_PATH}/{userId}`))
  test('lives 365 days on an own computer', () => {
    const set = vi.spyOn(document, 'cookie', 'set')
    saveTokens(tokens)
    expect(set.mock.calls).toEqual([
      [`sessionToken=${good}; path=/rest/open/cv/download; max-age=31536000; secure; samesite=lax`],
    ])
  })
  test.each([
    ['localhost', false],
    ['127.0.0.1', false],
    ['console.example', true],
    ['localhost.example', true],
  ])('on %s is https-only: %s', (hostname, secure) => {
    vi.stubGlobal('location', { hostname })
    const set = vi.spyOn(document, 'cookie', 'set')
    saveTokens(tokens)
    expect(set.mock.calls[0]![0].includes('; secure;')).toBe(secure)
  })
  test('is removed with the tokens, and nothing else is', () => {
    jar.set('theme /', 'dark')
    saveTokens(tokens)
    clearTokens()
    expect([[...jar], [...local]]).toEqual([[['theme /', 'dark']], []])
  })
})

describe('the cookies of an earlier build', () => {
  test.each(['6a1f-uuid', 'budi+1@contoh.id', 'büdi santoso'])('of %s are taken over and removed', (username) => {
    jar.set('promo /', '100%')
    jar.set('%E0%A4%A /', 'x')
    jar.set('sessionToken /', good)
    earlierCookies(good, username, { productId: 'budi.santoso', clockDrift: '3600', accessToken: 'a' })
    takeOverCookies()
    expect(storedTokens()).toMatchObject({
      username,
      productId: 'budi.santoso',
      idToken: good,
      refreshToken: 'refresh',
      clockDrift: 3600,
    })
    expect([...jar.keys()].toSorted()).toEqual(['%E0%A4%A /', 'promo /', `sessionToken ${CV_PATH}`])
  })
  test('without the typed ID are those of the user name', () => {
    earlierCookies(good, 'siti.aminah')
    takeOverCookies()
    expect(storedTokens()?.productId).toBe('siti.aminah')
  })
  test('of another client stay', () => {
    jar.set('CognitoIdentityServiceProvider.other.LastAuthUser /', 'eve')
    takeOverCookies()
    expect([storedTokens(), jar.size]).toEqual([undefined, 1])
  })
  test('do not replace a session', () => {
    saveTokens(tokens)
    earlierCookies(tokenUntil(NOW), 'eve')
    takeOverCookies()
    expect(storedTokens()).toMatchObject(tokens)
  })
  test('are only removed on a shared computer, where they have outlived the browser', () => {
    setSharedComputer(true)
    earlierCookies(good)
    takeOverCookies()
    expect([storedTokens(), jar.size]).toEqual([undefined, 0])
  })
})
