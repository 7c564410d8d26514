import { failureError } from '~/api/errors'
import { isSharedComputer, setSharedComputer, signOutEpoch } from '~/lib/storage'
import { isInactiveSince, LAST_INPUT, startActivity } from './inactivity'
import { revoke, withLock, withTimeout } from './revocation'
import type { Handover } from './sharedSession'
import {
  clearTokens,
  rawTokens,
  saveSessionCookie,
  isNewerSession,
  saveSessionText,
  saveTokens,
  secondsLeft,
  SESSION_KEY,
  sessionText,
  type StoredTokens,
  storedTokens,
} from './tokens'

/**
 * `ended`, `inactive`: no requests are sent before a new sign-in; after inactivity the page's content is hidden, too.
 * `closed`: signed out, the page is about to be left.
 */
export type SessionState = 'open' | 'ended' | 'inactive' | 'closed'

/** A message between the tabs. */
type Message = { kind: 'opened' } | { kind: 'closed' } | Handover

/** A token with less lifetime than this is renewed before use. */
const RENEW_SECONDS = 60
const channel = new BroadcastChannel('klob-session')

let state: SessionState = 'open'
const listeners = new Set<() => void>()
const tabListeners = new Set<(message: Message) => void>()
/** What stays known when the tokens are gone: who must sign in again, and that their session has ended by itself. */
const last: { user?: Pick<StoredTokens, 'username' | 'productId'>; hasEnded: boolean } = { hasEnded: false }
/** The components with work that a new sign-in must not lose. */
const holders = new Set<symbol>()

const notifyListeners = () => {
  for (const listener of listeners) listener()
}
const tell = (message: Message) => channel.postMessage(message)
/** Takes the session of another tab; the newest counts. */
function adopt(text: string | null, isShared: boolean) {
  if (text === null || !isNewerSession(text)) return
  saveSessionText(text, isShared)
  const tokens = storedTokens()
  if (tokens) saveSessionCookie(tokens.idToken)
  void joinTabs()
}
/** On a shared computer the tabs hand the session to each other; resolves when a reload keeps it, too. */
const joinTabs = async (): Promise<void> => {
  if (isSharedComputer()) await import('./sharedSession').then((shared) => shared.joinTabs()).catch(() => {})
}
/** Hands the session to the other tabs; on an own computer they share its storage. */
const hand = (text: string | null, isShared = isSharedComputer()) => tell({ kind: 'handed', text, isShared })

/** Follows a sign-in, sign-out or hand-over in another tab. */
function receive(message: Message) {
  if (message.kind === 'asked') {
    if (isSharedComputer()) hand(storedTokens() ? sessionText() : null)
    return
  }
  if (message.kind === 'closed') clearTokens()
  if (message.kind === 'handed') adopt(message.text, message.isShared)
  notifyListeners()
  for (const listener of tabListeners) listener(message)
}
channel.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data))
/** What another tab stores can be readable here only after its message has arrived. */
function receiveStored({ key }: StorageEvent) {
  if (key === SESSION_KEY || (key === LAST_INPUT && state === 'inactive')) receive({ kind: 'opened' })
}
function setState(next: SessionState) {
  state = next
  notifyListeners()
}
/** Ends the session: waits for a new sign-in if the page holds work, else continues as a visitor. */
function end() {
  const tokens = rawTokens()
  const isInactive = isInactiveSince(tokens?.savedAt ?? Date.now())
  if (tokens && isInactive) {
    clearTokens()
    void revoke(tokens)
  }
  last.hasEnded = true
  if (holders.size > 0) return setState(isInactive ? 'inactive' : 'ended')
  clearTokens()
  notifyListeners()
}
/** Limits the wait for the provider, since it blocks every call in every tab. */
const MAX_WAIT_MS = 10_000

/** Renews an expiring or refused token, one tab at a time, so that the others find it; false when the session has definitively ended. */
const renew = (stale: string): Promise<boolean> =>
  withLock('klob-session', async () => {
    const tokens = storedTokens()
    if (!tokens) return false
    if (tokens.idToken !== stale && secondsLeft(tokens) > RENEW_SECONDS) return true
    const identity = await import('./identity').catch(() => {
      throw failureError('offline', 'session')
    })
    try {
      const renewed = await withTimeout(identity.refresh(tokens), MAX_WAIT_MS)
      // A sign-out meanwhile is not undone.
      if (rawTokens()?.refreshToken === tokens.refreshToken) {
        saveTokens(renewed)
        if (isSharedComputer()) hand(sessionText())
      }
      return true
    } catch (error) {
      if (identity.isRefused(error)) return false
      throw failureError('offline', 'session')
    }
  })

async function resumeShared() {
  const shared = await import('./sharedSession')
  if (!shared.hasContinuedSession()) adopt(await shared.askForSession(channel), true)
  shared.joinTabs()
}

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
    if (tokens) last.user = tokens
    return tokens?.productId
  },
  /** The product ID last signed in on this page, even without tokens. */
  lastProductId: () => last.user?.productId,
  /** Whether the session is still that of the page's user; a kept page may be brought back after a sign-out. */
  isOfPage: () => state !== 'closed' && storedTokens()?.username === last.user?.username,
  /** The token for a call; undefined for a visitor. Waits while a new sign-in is needed, unless the endpoint is open. */
  async token(isOpen = false): Promise<string | undefined> {
    if (state !== 'open' && isOpen) return undefined
    if (state !== 'open') await session.whenSignedIn()
    const tokens = storedTokens()
    if (tokens && secondsLeft(tokens) > RENEW_SECONDS) return tokens.idToken
    if (tokens && (await renew(tokens.idToken))) return storedTokens()?.idToken
    if (!tokens && holders.size === 0) return undefined
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
  /** Whether this page had a session that has ended by itself, so that the sign-in can say so. */
  hasEnded: () => last.hasEnded,
  /** Marks the page as holding work; returns the release function. */
  holdWork() {
    const holder = Symbol('work')
    holders.add(holder)
    return () => void holders.delete(holder)
  },
  /** Whether the page holds work that a new sign-in must not lose. */
  holdsWork: () => holders.size > 0,
  /** Resolves after the next sign-in, at once while the session is open. */
  whenSignedIn: () =>
    new Promise<void>((resolve) => {
      if (state === 'open') return resolve()
      const stop = session.subscribe(() => {
        if (state !== 'open') return
        stop()
        resolve()
      })
    }),
  /** Stores the tokens of a sign-in: resumes here and in the other tabs. */
  open(tokens: StoredTokens) {
    last.hasEnded = false
    startActivity()
    saveTokens(tokens)
    setState('open')
    void joinTabs()
    if (isSharedComputer()) hand(sessionText())
    tell({ kind: 'opened' })
  },
  whenJoined: joinTabs,
  /** Keeps the session through a change that begins a new epoch, so that a previous user's pages store nothing more. */
  keepThrough(change: () => void) {
    const tokens = storedTokens()
    const epoch = signOutEpoch()
    change()
    if (!tokens || signOutEpoch() === epoch) return
    saveTokens(tokens)
    if (isSharedComputer()) hand(sessionText())
  },
  /** Clears the session here and notifies the other tabs (`onUserChangedElsewhere`). */
  close() {
    clearTokens()
    setState('closed')
    tell({ kind: 'closed' })
  },
  /** Ends the current session at the provider, later, too; false when it may live on there. */
  revocation() {
    const tokens = rawTokens()
    return async () => tokens === undefined || revoke(tokens)
  },
  /** Sets whether others use this computer; session and data follow at once, in every tab. */
  moveTo(isShared: boolean, userId: string) {
    const text = sessionText()
    setSharedComputer(isShared, userId)
    startActivity()
    adopt(text, isShared)
    hand(text, isShared)
    notifyListeners()
  },
  /**
   * Prepares the session of a page that starts: takes over the cookies of an earlier build, drops what has ended, and
   * on a shared computer asks the other tabs.
   */
  async resume() {
    window.addEventListener('storage', receiveStored)
    if (document.cookie.includes('CognitoIdentityServiceProvider.'))
      (await import('./earlierCookies')).takeOverCookies()
    if (isSharedComputer()) await resumeShared()
    const tokens = rawTokens()
    if (storedTokens()) return
    last.hasEnded = tokens !== undefined
    clearTokens()
    if (tokens) void revoke(tokens)
  },
  /** Calls back when another tab signed out or signed in as another user, who must not see this page. */
  onUserChangedElsewhere(onChanged: () => void) {
    const listen = ({ kind }: Message) => {
      const username = storedTokens()?.username
      if (kind === 'closed' || (username !== undefined && username !== last.user?.username)) onChanged()
      else if (username !== undefined) setState('open')
    }
    tabListeners.add(listen)
    return () => void tabListeners.delete(listen)
  },
}
