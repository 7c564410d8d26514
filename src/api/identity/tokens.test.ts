import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedIn, stubCookies, tokenUntil } from '~/api/testBrowser'
import { areCookiesSecure, forgetTokens, keepSessionCookie, secondsLeft, storedTokens } from './tokens'

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

test('the stored tokens are those of whoever signed in last', () => {
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
test('the product ID is the one that was typed, not the name that the provider has for the person', () => {
  signedIn(good, '6a1f-uuid', { productId: 'budi.santoso', clockDrift: '3600' })
  expect(storedTokens()).toEqual({
    username: '6a1f-uuid',
    productId: 'budi.santoso',
    idToken: good,
    clockDrift: 3600,
  })
})
test('tokens of another client are nobody’s', () => {
  jar.set('CognitoIdentityServiceProvider.other.LastAuthUser', 'eve')
  jar.set('CognitoIdentityServiceProvider.other.eve.idToken', 'x')
  expect(storedTokens()).toBeUndefined()
})
test("tokens are read although a neighbour's cookie cannot be", () => {
  jar.set('promo', '100%')
  jar.set('%E0%A4%A', 'x')
  signedIn(good)
  expect(storedTokens()?.username).toBe('budi.santoso')
})
test('a token ends when it says; one that cannot be read has ended', () => {
  const left = (end: number, clockDrift = 0) => secondsLeft({ idToken: tokenUntil(end), clockDrift })
  expect([left(NOW + 90_000), left(NOW - 5_000)]).toEqual([90, -5])
  const bad = ['', 'x', 'a.b.c', 'a.e30.c', 'a.bnVsbA.c']
  expect(bad.filter((idToken) => !(secondsLeft({ idToken, clockDrift: 0 }) < 0))).toEqual([])
})
test('a clock that is wrong by an hour changes nothing of the life of a token', () => {
  // It came ten minutes ago, for an hour: fifty minutes are left.
  const left = (ahead: number) =>
    secondsLeft({ idToken: tokenUntil(NOW - ahead * 1000 + 50 * 60_000), clockDrift: ahead })
  expect([left(0), left(3600), left(-3600)]).toEqual([3000, 3000, 3000])
})
test.each(['budi.santoso', 'budi+1@contoh.id', 'büdi santoso'])(
  'tokens of %s are forgotten, and nothing else is',
  (username) => {
    jar.set('theme', 'dark')
    signedIn(good, username)
    keepSessionCookie(good)
    expect(storedTokens()?.username).toBe(username)
    forgetTokens()
    expect([...jar]).toEqual([['theme', 'dark']])
  },
)
test('tokens of everybody who signed in here are forgotten', () => {
  signedIn(good, 'siti.aminah')
  signedIn(good)
  forgetTokens()
  expect([...jar]).toEqual([])
})
test('the cookie by which a CV opens holds the token, and a script elsewhere cannot send it along', () => {
  const set = vi.spyOn(document, 'cookie', 'set')
  keepSessionCookie(good)
  expect(set.mock.calls).toEqual([[`sessionToken=${good}; path=/; max-age=31536000; secure; samesite=lax`]])
})
test.each([
  ['localhost', false],
  ['127.0.0.1', false],
  ['console.example', true],
  ['localhost.example', true],
])('on %s the cookies are for https alone: %s', (hostname, secure) => {
  vi.stubGlobal('location', { hostname })
  expect(areCookiesSecure()).toBe(secure)
  const set = vi.spyOn(document, 'cookie', 'set')
  keepSessionCookie(good)
  expect(set.mock.calls[0]![0].includes('; secure;')).toBe(secure)
})
