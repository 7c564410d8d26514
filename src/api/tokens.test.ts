import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedIn, stubCookies, tokenUntil } from './testBrowser'
import { forgetTokens, keepSessionCookie, secondsLeft, storedTokens } from './tokens'

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
  expect(storedTokens()).toEqual({ username: 'budi.santoso', idToken: good })
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
test('a token ends when it says, by this clock; one that cannot be read has ended', () => {
  expect([secondsLeft(tokenUntil(NOW + 90_000)), secondsLeft(tokenUntil(NOW - 5_000))]).toEqual([90, -5])
  const bad = ['', 'x', 'a.b.c', 'a.e30.c', 'a.bnVsbA.c']
  expect(bad.filter((token) => !(secondsLeft(token) < 0))).toEqual([])
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
