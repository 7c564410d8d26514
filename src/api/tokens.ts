import { config } from './config'

/** What the identity library keeps in its cookies of the person who is signed in. */
export type StoredTokens = { username: string; idToken: string }

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
    const at = pair.indexOf('=')
    const written = pair.slice(0, at)
    return at < 0 ? [] : [{ written, name: decoded(written), value: decoded(pair.slice(at + 1)) }]
  })

/** The stored tokens, read without the identity library: it need not load while they are good. */
export function storedTokens(): StoredTokens | undefined {
  const jar = cookies()
  const kept = (name: string) => jar.find((cookie) => cookie.name === `${prefix()}.${name}`)?.value
  const username = kept('LastAuthUser')
  const idToken = username && kept(`${username}.idToken`)
  return idToken ? { username, idToken } : undefined
}

/** Seconds until a token ends by this browser's clock; negative when it has ended or cannot be read. */
export function secondsLeft(token: string): number {
  try {
    const payload = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number }
    return (payload.exp ?? 0) - Date.now() / 1000
  } catch {
    return -1
  }
}

/** The cookie by which a CV opens in a new tab, where no header can be sent (wire decision B14). */
export const keepSessionCookie = (idToken: string): void => {
  document.cookie = `${SESSION_COOKIE}=${idToken}; path=/; max-age=${YEAR_SECONDS}; secure; samesite=lax`
}

/** Removes everything that a sign-in left in the cookies. */
export function forgetTokens(): void {
  const own = cookies().filter(({ name }) => name === SESSION_COOKIE || name.startsWith(prefix()))
  // A name is encoded like a value; only the name as it was written removes the cookie.
  for (const { written } of own) document.cookie = `${written}=; path=/; max-age=0; secure; samesite=lax`
}
