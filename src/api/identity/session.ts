import { failureError } from '~/api/errors'
import { forgetTokens, keepSessionCookie, secondsLeft, type StoredTokens, storedTokens } from './tokens'

/** `ended` means that nothing can be requested before a new sign-in. */
export type SessionState = 'open' | 'ended'

/** A token with less than this is renewed before it is used. */
const RENEW_SECONDS = 60
const channel = new BroadcastChannel('klob-session')

let state: SessionState = 'open'
const listeners = new Set<() => void>()
let waiting: (() => void)[] = []
/** Who worked here last: the tokens may be gone when it matters who may go on. */
let last: Pick<StoredTokens, 'username' | 'productId'> | undefined
/** How many parts of the page hold work that a new sign-in must not lose. */
let holders = 0

const tellAll = () => {
  for (const tell of listeners) tell()
}
// Somebody signed in or out in another tab: who is here changed with it.
channel.addEventListener('message', tellAll)
function become(next: SessionState) {
  state = next
  if (next === 'open') {
    for (const go of waiting) go()
    waiting = []
  }
  tellAll()
}
/** The session is over: waits for a new sign-in where there is something to lose; elsewhere a visitor goes on. */
function end() {
  if (holders > 0) return become('ended')
  forgetTokens()
  tellAll()
}
/** One tab renews at a time; the others find the new token when their turn comes. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('klob-session', work) : work()

const LONGEST_MS = 10_000
/** A provider that does not answer holds up every call, and the other tabs with it. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), LONGEST_MS))])

/** Renews a token that is stale or was refused; false when the session is definitely over. */
const renew = (stale: string): Promise<boolean> =>
  alone(async () => {
    const tokens = storedTokens()
    if (!tokens) return false
    if (tokens.idToken !== stale && secondsLeft(tokens) > RENEW_SECONDS) return true
    const identity = await import('./identity')
    try {
      keepSessionCookie(await inTime(identity.refresh(tokens.username)))
      return true
    } catch (error) {
      if (identity.isRefused(error)) return false
      throw failureError('offline', 'session')
    }
  })

/** Who is signed in and with which token, for all tabs of the browser (document 1 §4 'Session'). */
export const session = {
  state: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** The signed-in product ID, without a request. */
  productId() {
    const tokens = storedTokens()
    last = tokens ?? last
    return tokens?.productId
  },
  /** The product ID that last worked in this page, even without tokens. */
  lastProductId: () => last?.productId,
  /** The token for a call; undefined for a visitor. Waits while a new sign-in is needed, unless the call is an open one. */
  async token(isOpen = false): Promise<string | undefined> {
    if (state === 'ended' && isOpen) return undefined
    if (state === 'ended') await session.restored()
    const tokens = storedTokens()
    if (tokens && secondsLeft(tokens) > RENEW_SECONDS) return tokens.idToken
    if (tokens && (await renew(tokens.idToken))) return storedTokens()?.idToken
    if (!tokens && holders === 0) return undefined
    end()
    return session.token(isOpen)
  },
  /** A call was answered 401: renews the token, or waits for a new sign-in. */
  async refused(token: string): Promise<void> {
    if (await renew(token)) return
    end()
    await session.restored()
  },
  /** Whether the session can be used, renewing the token when needed. Rejects when that is unknown (no network). */
  async check(): Promise<boolean> {
    const tokens = storedTokens()
    return tokens !== undefined && (secondsLeft(tokens) > RENEW_SECONDS || (await renew(tokens.idToken)))
  },
  end,
  /** From now on there is work in the page; returns how to let go of it. */
  hold() {
    holders += 1
    return () => void (holders -= 1)
  },
  /** Whether there is work in the page that a new sign-in must not lose. */
  isHeld: () => holders > 0,
  /** Resolves when somebody has signed in again. */
  restored: () => (state === 'open' ? Promise.resolve() : new Promise<void>((go) => waiting.push(go))),
  /** A sign-in has left its tokens: goes on here and in the other tabs. */
  open() {
    const tokens = storedTokens()
    if (tokens) keepSessionCookie(tokens.idToken)
    become('open')
    channel.postMessage('open')
  },
  /** Forgets the session here and in the other tabs; `leave` says what a tab does then. */
  close() {
    forgetTokens()
    channel.postMessage('closed')
  },
  /** Runs when another tab signed out or signed in as somebody else: the page's content is not theirs. */
  onLeftElsewhere(leave: () => void) {
    const listen = ({ data }: MessageEvent) => {
      const username = storedTokens()?.username
      if (data === 'closed' || (username !== undefined && username !== last?.username)) leave()
      else if (username !== undefined) become('open')
    }
    channel.addEventListener('message', listen)
    return () => channel.removeEventListener('message', listen)
  },
}
