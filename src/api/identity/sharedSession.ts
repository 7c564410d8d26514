import { SESSION_KEY } from './tokens'

/**
 * The session on a shared computer: it lives in the tabs and is handed to new ones, so that nothing of it outlives the
 * browser. A browser that reopens a closed tab or window restores the tab's storage, too; what was restored is dropped.
 */
const LEFT = 'klob:tab-left'
/** Lock of every page of this browser that can be asked. */
const PAGE_LOCK = 'klob-session-page'
/** Times differ a little between the browser's processes. */
const TOLERANCE_MS = 1_000
/** How far a clock that is corrected may go back. */
const MAX_CORRECTION_MS = 60_000
const MAX_WAIT_MS = 3_000
/** The wait where locks are unavailable (plain http), so that nobody knows who can answer. */
const BLIND_WAIT_MS = 500

/** The message by which a tab asks the others, and their answer; null of a tab without a session. */
export type Handover = { kind: 'asked' } | { kind: 'handed'; text: string | null; isShared: boolean }

/** Notes when the page was left, in the clock by which the next page's start is counted. */
function noteLeft(): void {
  try {
    sessionStorage.setItem(LEFT, String(performance.timeOrigin + performance.now()))
  } catch {
    // Storage is unavailable: nothing is stored.
  }
}

/**
 * Whether this page follows the previous one of its tab at once: a page is left only after the next one has begun. It was
 * not left in the future, as it seems where the clock was set back.
 */
function isContinued(): boolean {
  const left = Number(sessionStorage.getItem(LEFT))
  sessionStorage.removeItem(LEFT)
  return left >= performance.timeOrigin - TOLERANCE_MS && left <= Date.now() + MAX_CORRECTION_MS
}

/** Drops the session that a browser has restored with a tab; returns whether the tab still has one. */
export function hasContinuedSession(): boolean {
  try {
    if (!isContinued()) sessionStorage.removeItem(SESSION_KEY)
    return sessionStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

let hasJoined = false
/** Lets later tabs know that this page can be asked, and the next page of this tab when this one was left. */
export function joinTabs(): void {
  if (hasJoined) return
  hasJoined = true
  window.addEventListener('pagehide', noteLeft)
  void navigator.locks?.request(PAGE_LOCK, { mode: 'shared' }, () => new Promise(() => {}))
}

/** Asks the other tabs for their session; null when none has one. */
export async function askForSession(channel: BroadcastChannel): Promise<string | null> {
  const held = (await navigator.locks?.query())?.held?.filter(({ name }) => name === PAGE_LOCK).length
  if (held === 0) return null
  return new Promise((resolve) => {
    let answers = 0
    const answer = (text: string | null) => {
      clearTimeout(timer)
      channel.removeEventListener('message', listen)
      resolve(text)
    }
    const listen = ({ data }: MessageEvent<Handover>) => {
      if (data.kind !== 'handed') return
      answers += 1
      if (data.text !== null || answers === held) answer(data.text)
    }
    const timer = setTimeout(() => answer(null), held === undefined ? BLIND_WAIT_MS : MAX_WAIT_MS)
    channel.addEventListener('message', listen)
    channel.postMessage({ kind: 'asked' } satisfies Handover)
  })
}
