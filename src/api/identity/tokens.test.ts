import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedIn, stubCookies, tokenUntil } from '~/api/testBrowser'
import { areCookiesSecure, clearTokens, saveSessionCookie, secondsLeft, storedTokens } from './tokens'

const NOW = Date.parse('2024-06-01T08:00:00+07:00')
const good = tokenUntil(NOW + 3_600_000)
let jar: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  jar = stubCookies()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('returns the tokens of the last signed-in user', () => {
  expect(storedTokens()).toBeUndefined()
  signedIn(tokenUntil(NOW), 'siti.aminah')
  signedIn(good)
  expect(storedTokens()).toEqual({
    username: 'budi.santoso',
    productId: 'budi.santoso',
    idToken: good,
    clockDrift: 0,
  })
})
test('returns the typed product ID, not the username of the provider', () => {
  signedIn(good, '6a1f-uuid', { productId: 'budi.santoso', clockDrift: '3600' })
  expect(storedTokens()).toEqual({
    username: '6a1f-uuid',
    productId: 'budi.santoso',
    idToken: good,
    clockDrift: 3600,
  })
})
test('ignores the tokens of another client', () => {
  jar.set('CognitoIdentityServiceProvider.other.LastAuthUser', 'eve')
  jar.set('CognitoIdentityServiceProvider.other.eve.idToken', 'x')
  expect(storedTokens()).toBeUndefined()
})
test('reads the tokens despite malformed cookies of other sites on the domain', () => {
  jar.set('promo', '100%')
  jar.set('%E0%A4%A', 'x')
  signedIn(good)
  expect(storedTokens()?.username).toBe('budi.santoso')
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
test.each(['budi.santoso', 'budi+1@contoh.id', 'büdi santoso'])(
  'clears the tokens of %s and nothing else',
  (username) => {
    jar.set('theme', 'dark')
    signedIn(good, username)
    saveSessionCookie(good)
    expect(storedTokens()?.username).toBe(username)
    clearTokens()
    expect([...jar]).toEqual([['theme', 'dark']])
  },
)
test('clears the tokens of all users who signed in here', () => {
  signedIn(good, 'siti.aminah')
  signedIn(good)
  clearTokens()
  expect([...jar]).toEqual([])
})
test('stores the token in a secure, same-site cookie for opening a CV', () => {
  const set = vi.spyOn(document, 'cookie', 'set')
  saveSessionCookie(good)
  expect(set.mock.calls).toEqual([[`sessionToken=${good}; path=/; max-age=31536000; secure; samesite=lax`]])
})
test.each([
  ['localhost', false],
  ['127.0.0.1', false],
  ['console.example', true],
  ['localhost.example', true],
])('on %s the cookies are https-only: %s', (hostname, secure) => {
  vi.stubGlobal('location', { hostname })
  expect(areCookiesSecure()).toBe(secure)
  const set = vi.spyOn(document, 'cookie', 'set')
  saveSessionCookie(good)
  expect(set.mock.calls[0]![0].includes('; secure;')).toBe(secure)
})
