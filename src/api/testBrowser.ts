import { CookieStorage } from 'amazon-cognito-identity-js'
import { vi } from 'vitest'
import { type Config, setConfig } from './config'

const clientId = 'client1'
const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token that expires at `end`, in milliseconds. */
export const tokenUntil = (end: number, name = 'Búdi?>'): string =>
  `${base64Url({ alg: 'RS256' })}.${base64Url({ exp: end / 1000, name })}.signature`

/** Settings whose client ID the cookies below are named by. */
export const testConfig = { cognito: { userPoolId: 'x_y', clientId } } as Config

/** Stubs `document.cookie`; returns the jar with raw names and values. */
export function stubCookies(): Map<string, string> {
  const jar = new Map<string, string>()
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split(';')
      const separator = pair.indexOf('=')
      if (attributes.some((one) => /^ *max-age=(0|-\d+)$/i.test(one))) jar.delete(pair.slice(0, separator))
      else jar.set(pair.slice(0, separator), pair.slice(separator + 1))
    },
  })
  vi.stubGlobal('location', { hostname: 'console.example' })
  setConfig(testConfig)
  return jar
}

/** Sets the cookies of a sign-in as the identity library writes them; `more` is stored beside the tokens. */
export function signedIn(idToken: string, username = 'budi.santoso', more: Record<string, string> = {}): void {
  const storage = new CookieStorage({ path: '/', expires: 365, secure: true, sameSite: 'lax' })
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  storage.setItem(`${prefix}.LastAuthUser`, username)
  storage.setItem(`${prefix}.${username}.idToken`, idToken)
  storage.setItem(`${prefix}.${username}.refreshToken`, 'refresh')
  for (const [name, value] of Object.entries(more)) storage.setItem(`${prefix}.${username}.${name}`, value)
}
