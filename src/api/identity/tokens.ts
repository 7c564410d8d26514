import { isThisMachine } from '~/lib/url/urls'
import { config } from '~/api/config'

/** What the cookies hold of the person who is signed in. */
export type StoredTokens = {
  /** The identity provider's own name for the person. */
  username: string
  /** The ID by which the product knows the person: the one that was typed. */
  productId: string
  idToken: string
  /** By how many seconds this browser's clock was ahead of the provider's when the token came. */
  clockDrift: number
}

const prefix = () => `CognitoIdentityServiceProvider.${config().cognito.clientId}`
const SESSION_COOKIE = 'sessionToken'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** A part of a cookie as text; what a neighbour wrote on this domain may not be readable. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
const cookies = () =>
  document.cookie.split('; ').flatMap((pair) => {
    const separator = pair.indexOf('=')
    const written = pair.slice(0, separator)
    return separator < 0 ? [] : [{ written, name: decoded(written), value: decoded(pair.slice(separator + 1)) }]
  })

/**
 * Whether the session's cookies are for https alone: everywhere but on this machine, where Safari drops them otherwise
 * (document 1 §9; decision 'session cookies').
 */
export const areCookiesSecure = (): boolean => !isThisMachine(location.hostname)

/** Storage key of the product ID: beside the user's tokens, so that it is deleted with them. */
export const productIdCookie = (username: string): string => `${prefix()}.${username}.productId`

/** The stored tokens, read without the identity library: it need not load while they are good. */
export function storedTokens(): StoredTokens | undefined {
  const jar = cookies()
  const storedAt = (name: string) => jar.find((cookie) => cookie.name === `${prefix()}.${name}`)?.value
  const username = storedAt('LastAuthUser')
  const idToken = username && storedAt(`${username}.idToken`)
  if (!idToken) return undefined
  // Sessions from before the ID was stored, and those of the main site, use the provider's user name.
  const productId = storedAt(`${username}.productId`) ?? username
  return { username, productId, idToken, clockDrift: Number(storedAt(`${username}.clockDrift`)) || 0 }
}

/**
 * Seconds until a token ends, negative when it has ended or cannot be read. Its life counts from the moment when it came,
 * so that a clock that is wrong by hours changes nothing.
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

const attributes = (seconds: number) =>
  `path=/; max-age=${seconds}; ${areCookiesSecure() ? 'secure; ' : ''}samesite=lax`

/** The cookie by which a CV opens in a new tab, where no header can be sent (wire decision B14). */
export const keepSessionCookie = (idToken: string): void => {
  document.cookie = `${SESSION_COOKIE}=${idToken}; ${attributes(YEAR_SECONDS)}`
}

/** Removes everything that a sign-in left in the cookies. */
export function forgetTokens(): void {
  const own = cookies().filter(({ name }) => name === SESSION_COOKIE || name.startsWith(prefix()))
  // A name is encoded like a value; only the name as it was written removes the cookie.
  for (const { written } of own) document.cookie = `${written}=; ${attributes(0)}`
}
