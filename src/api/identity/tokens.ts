import { config } from '~/api/config'
import { isSharedComputer, signOutEpoch } from '~/lib/storage'
import { isLocalhost } from '~/lib/url/urls'
import { isInactiveSince } from './inactivity'
import { fieldsOf } from '~/lib/fields'

/** The signed-in user's tokens, as this browser stores them. */
export type StoredTokens = {
  /** The identity provider's username. */
  username: string
  /** The product's user ID: the one typed at sign-in. */
  productId: string
  idToken: string
  /** Sent to the identity provider only, to renew or revoke the session. */
  refreshToken: string
  /** Seconds by which this browser's clock was ahead of the provider's when the token was issued. */
  clockDrift: number
}
/** With the epoch: a copy that a closed or frozen tab kept beyond a sign-out is not used again. */
type Entry = StoredTokens & { clientId: string; savedAt: number; epoch?: unknown }

/** Key of the session, in the browser's storage, or on a shared computer in the tab's. */
export const SESSION_KEY = 'klob:session'
const SESSION_COOKIE = 'sessionToken'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Path of the one call that a plain tab opens (wire decision B14); the cookie is sent there only. */
export const CV_PATH = '/rest/open/cv/download'

/** The session where the storage is full or blocked: it lasts as long as the page. */
let inMemory: string | null = null

const storages = (isShared = isSharedComputer()) =>
  isShared ? [sessionStorage, localStorage] : [localStorage, sessionStorage]

/** The stored session as text, for another tab; null when there is none. */
export function sessionText(): string | null {
  try {
    return storages()[0]!.getItem(SESSION_KEY) ?? inMemory
  } catch {
    return inMemory
  }
}
/** Stores a session; another tab may know earlier than this one that the computer is shared. */
export function saveSessionText(text: string, isShared: boolean): void {
  try {
    const [own, other] = storages(isShared)
    other!.removeItem(SESSION_KEY)
    own!.removeItem(SESSION_KEY)
    own!.setItem(SESSION_KEY, text)
    inMemory = null
  } catch {
    inMemory = text
  }
}
const parsed = (text: string | null): Entry | undefined => {
  try {
    // Stored by this console alone.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return text === null ? undefined : (JSON.parse(text) as Entry)
  } catch {
    return undefined
  }
}

/** Whether a session of another tab is as new as the stored one, or newer. */
export const isNewerSession = (text: string): boolean =>
  (parsed(text)?.savedAt ?? 0) >= (parsed(sessionText())?.savedAt ?? 0)

/** The stored tokens even of a session that has ended by inactivity, to revoke them. */
export function rawTokens(): Entry | undefined {
  const entry = parsed(sessionText())
  return entry?.clientId === config().cognito.clientId && entry.epoch === signOutEpoch() ? entry : undefined
}

/** The stored tokens, read without the identity library, which need not load while they are valid. */
export function storedTokens(): StoredTokens | undefined {
  const entry = rawTokens()
  if (!entry || isInactiveSince(entry.savedAt)) return undefined
  // Document 1 §9 'Session cookie lifetime'; each renewal begins it anew.
  return Date.now() - entry.savedAt < YEAR_SECONDS * 1000 ? entry : undefined
}

/** Stores the tokens of a sign-in or renewal, and the cookie of the CV. */
export function saveTokens({ username, productId, idToken, refreshToken, clockDrift }: StoredTokens): void {
  const { clientId } = config().cognito
  const tokens = { username, productId, idToken, refreshToken, clockDrift }
  saveSessionText(
    JSON.stringify({ ...tokens, clientId, savedAt: Date.now(), epoch: signOutEpoch() }),
    isSharedComputer(),
  )
  saveSessionCookie(idToken)
}

/**
 * Seconds until a token expires, negative when it has expired or is unreadable. Corrected by the clock drift at issue, so
 * that a wrong clock does not matter.
 */
export function secondsLeft({ idToken, clockDrift }: Pick<StoredTokens, 'idToken' | 'clockDrift'>): number {
  try {
    const part = idToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const { exp } = fieldsOf(JSON.parse(atob(part)))
    return (typeof exp === 'number' ? exp : 0) - (Date.now() / 1000 - clockDrift)
  } catch {
    return -1
  }
}

/**
 * Attributes of the cookie: https-only everywhere but on localhost, where Safari would drop it (document 1 §9; decision
 * 'session'). Without a lifetime it ends with the browser.
 */
const cookieAttributes = (path: string, seconds?: number) =>
  `path=${path}; ${seconds === undefined ? '' : `max-age=${seconds}; `}${isLocalhost(location.hostname) ? '' : 'secure; '}samesite=lax`

/** The largest name and value that browsers keep in a cookie, in bytes (RFC 6265, 6.1). */
const COOKIE_BYTES = 4096

/** Why a CV cannot be opened although the session is valid: the browser did not keep its cookie; undefined if it did. */
export function cvCookieProblem(): string | undefined {
  if (!navigator.cookieEnabled)
    return 'Browser ini memblokir cookie, sehingga CV tidak dapat dibuka. Izinkan cookie untuk situs ini, lalu masuk kembali.'
  const { length = 0 } = storedTokens()?.idToken ?? {}
  return SESSION_COOKIE.length + length > COOKIE_BYTES
    ? 'Data akun Anda terlalu besar untuk cookie browser, sehingga CV tidak dapat dibuka. Hubungi kami untuk bantuan.'
    : undefined
}

/** Sets the cookie that authenticates a CV opened in a new tab, where no header can be sent (wire decision B14). */
export function saveSessionCookie(idToken: string): void {
  const lifetime = isSharedComputer() ? undefined : YEAR_SECONDS
  document.cookie = `${SESSION_COOKIE}=${idToken}; ${cookieAttributes(CV_PATH, lifetime)}`
}
/** Removes a cookie by its raw name. */
export const clearCookie = (name: string, path: string): void => {
  document.cookie = `${name}=; ${cookieAttributes(path, 0)}`
}

/** Removes the tokens from this tab and browser. */
export function clearTokens(): void {
  inMemory = null
  clearCookie(SESSION_COOKIE, CV_PATH)
  try {
    for (const storage of storages()) storage.removeItem(SESSION_KEY)
  } catch {
    // Storage is unavailable: nothing is stored.
  }
}
