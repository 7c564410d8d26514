import { failureError } from '~/api/errors'
import { clearTokens, saveSessionCookie, secondsLeft, type StoredTokens, storedTokens } from './tokens'

/** `ended`: no requests are sent before a new sign-in. */
export type SessionState = 'open' | 'ended'

/** A token with less lifetime than this is renewed before use. */
const RENEW_SECONDS = 60
const channel = new BroadcastChannel('klob-session')

let state: SessionState = 'open'
const listeners = new Set<() => void>()
let resolvers: (() => void)[] = []
/** The last user of this page, kept because the tokens may be gone when a new sign-in must be the same user. */
let lastUser: Pick<StoredTokens, 'username' | 'productId'> | undefined
/** Number of components with work that a new sign-in must not lose. */
let holders = 0

const notifyListeners = () => {
  for (const listener of listeners) listener()
}
// A sign-in or sign-out in another tab changes the user of this one.
channel.addEventListener('message', notifyListeners)
function setState(next: SessionState) {
  state = next
  if (next === 'open') {
    for (const resolve of resolvers) resolve()
    resolvers = []
  }
  notifyListeners()
}
/** Ends the session: waits for a new sign-in if the page holds work, else continues as a visitor. */
function end() {
  if (holders > 0) return setState('ended')
  clearTokens()
  notifyListeners()
}
/** One tab renews at a time; the others then find the new token. */
const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('klob-session', work) : work()

const MAX_WAIT_MS = 10_000
/** Limits the wait for the provider, since it blocks every call in every tab. */
const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), MAX_WAIT_MS))])

/** Renews an expiring or refused token; false when the session has definitively ended. */
const renew = (stale: string): Promise<boolean> =>
  withLock(async () => {
    const tokens = storedTokens()
    if (!tokens) return false
    if (tokens.idToken !== stale && secondsLeft(tokens) > RENEW_SECONDS) return true
    const identity = await import('./identity').catch(() => {
      throw failureError('offline', 'session')
    })
    try {
      saveSessionCookie(await withTimeout(identity.refresh(tokens.username)))
      return true
    } catch (error) {
      if (identity.isRefused(error)) return false
      throw failureError('offline', 'session')
    }
  })

/** The session: user and token, shared by all tabs of the browser (document 1 §4 'Session'). */
export const session = {
  state: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** The signed-in product ID, without a request. */
  productId() {
    const tokens = storedTokens()
    lastUser = tokens ?? lastUser
    return tokens?.productId
  },
  /** The product ID last signed in on this page, even without tokens. */
  lastProductId: () => lastUser?.productId,
  /** The token for a call; undefined for a visitor. Waits while a new sign-in is needed, unless the endpoint is open. */
  async token(isOpen = false): Promise<string | undefined> {
    if (state === 'ended' && isOpen) return undefined
    if (state === 'ended') await session.whenSignedIn()
    const tokens = storedTokens()
    if (tokens && secondsLeft(tokens) > RENEW_SECONDS) return tokens.idToken
    if (tokens && (await renew(tokens.idToken))) return storedTokens()?.idToken
    if (!tokens && holders === 0) return undefined
    end()
    return session.token(isOpen)
  },
  /** Handles a 401: renews the token, or waits for a new sign-in. */
  async refused(token: string): Promise<void> {
    if (await renew(token)) return
    end()
    await session.whenSignedIn()
  },
  /** Whether the session is usable, renewing the token when needed. Rejects when that is unknown (no network). */
  async check(): Promise<boolean> {
    const tokens = storedTokens()
    return tokens !== undefined && (secondsLeft(tokens) > RENEW_SECONDS || (await renew(tokens.idToken)))
  },
  end,
  /** Marks the page as holding work; returns the release function. */
  holdWork() {
    holders += 1
    return () => void (holders -= 1)
  },
  /** Whether the page holds work that a new sign-in must not lose. */
  holdsWork: () => holders > 0,
  /** Resolves after the next sign-in, at once while the session is open. */
  whenSignedIn: () => (state === 'open' ? Promise.resolve() : new Promise<void>((resolve) => resolvers.push(resolve))),
  /** Called after a sign-in has stored its tokens: resumes here and in the other tabs. */
  open() {
    const tokens = storedTokens()
    if (tokens) saveSessionCookie(tokens.idToken)
    setState('open')
    channel.postMessage('open')
  },
  /** Clears the session here and notifies the other tabs (`onUserChangedElsewhere`). */
  close() {
    clearTokens()
    channel.postMessage('closed')
  },
  /** Calls back when another tab signed out or signed in as another user, who must not see this page. */
  onUserChangedElsewhere(onChanged: () => void) {
    const listen = ({ data }: MessageEvent) => {
      const username = storedTokens()?.username
      if (data === 'closed' || (username !== undefined && username !== lastUser?.username)) onChanged()
      else if (username !== undefined) setState('open')
    }
    channel.addEventListener('message', listen)
    return () => channel.removeEventListener('message', listen)
  },
}
