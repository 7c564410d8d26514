import { isLocalhost } from '~/lib/url/urls'
import { config } from '~/api/config'

/** The signed-in user's tokens in the cookies. */
export type StoredTokens = {
  /** The identity provider's username. */
  username: string
  /** The product's user ID: the one typed at sign-in. */
  productId: string
  idToken: string
  /** Seconds by which this browser's clock was ahead of the provider's when the token was issued. */
  clockDrift: number
}

const prefix = () => `CognitoIdentityServiceProvider.${config().cognito.clientId}`
const SESSION_COOKIE = 'sessionToken'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Decodes part of a cookie; cookies of other sites on this domain may be malformed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
const cookies = () =>
  document.cookie.split('; ').flatMap((pair) => {
    const separator = pair.indexOf('=')
    const rawName = pair.slice(0, separator)
    return separator < 0 ? [] : [{ written: rawName, name: decode(rawName), value: decode(pair.slice(separator + 1)) }]
  })

/**
 * Whether the session's cookies are https-only: everywhere but on localhost, where Safari would drop them (document 1
 * §9; decision 'session cookies').
 */
export const areCookiesSecure = (): boolean => !isLocalhost(location.hostname)

/** Cookie name of the product ID; it has the prefix of the user's tokens, so that it is deleted with them. */
export const productIdCookie = (username: string): string => `${prefix()}.${username}.productId`

/** The stored tokens, read without the identity library, which need not load while they are valid. */
export function storedTokens(): StoredTokens | undefined {
  const jar = cookies()
  const tokenCookie = (name: string) => jar.find((cookie) => cookie.name === `${prefix()}.${name}`)?.value
  const username = tokenCookie('LastAuthUser')
  const idToken = username && tokenCookie(`${username}.idToken`)
  if (!idToken) return undefined
  // Sessions from before the ID was stored, and those of the main site, use the provider's username.
  const productId = tokenCookie(`${username}.productId`) ?? username
  return { username, productId, idToken, clockDrift: Number(tokenCookie(`${username}.clockDrift`)) || 0 }
}

/**
 * Seconds until a token expires, negative when it has expired or is unreadable. Corrected by the clock drift at issue, so
 * that a wrong clock does not matter.
 */
export function secondsLeft({ idToken, clockDrift }: Pick<StoredTokens, 'idToken' | 'clockDrift'>): number {
  try {
    const part = idToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const payload = JSON.parse(atob(part)) as { exp?: number }
    return (payload.exp ?? 0) - (Date.now() / 1000 - clockDrift)
  } catch {
    return -1
  }
}

const cookieAttributes = (seconds: number) =>
  `path=/; max-age=${seconds}; ${areCookiesSecure() ? 'secure; ' : ''}samesite=lax`

/** Sets the cookie that authenticates a CV opened in a new tab, where no header can be sent (wire decision B14). */
export const saveSessionCookie = (idToken: string): void => {
  document.cookie = `${SESSION_COOKIE}=${idToken}; ${cookieAttributes(YEAR_SECONDS)}`
}

/** Removes all cookies of a sign-in. */
export function clearTokens(): void {
  const own = cookies().filter(({ name }) => name === SESSION_COOKIE || name.startsWith(prefix()))
  // Names are encoded like values; only the raw name removes the cookie.
  for (const { written } of own) document.cookie = `${written}=; ${cookieAttributes(0)}`
}
