const DRAFT = 'klob:draft:'
const JOBS = 'klob:jobs:'

const SIGN_OUT = 'klob:sign-out'

/** Set once everything was forgotten: what still runs in a page that is being left must not bring it back. */
let isCleared = false

/** Storage key of a draft: one user, one corporate, one purpose. */
export const draftKey = (...parts: readonly string[]): string => DRAFT + parts.map(encodeURIComponent).join(':')
/** Where a person's exports are remembered. */
export const jobsKey = (userId: string): string => JOBS + userId

/** Storage key of a view setting; it has no data and outlives the session. */
export const settingKey = (name: string): string => `klob:setting:${name}`

/** The stored value, or undefined when there is none or it is unreadable. */
export function loadStored(key: string): unknown {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined
  }
}

/** Keeps something in this browser; undefined forgets it. A full or barred storage costs only the keeping. */
export function saveStored(key: string, value: unknown): void {
  if (isCleared) return
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The text is still in its field.
  }
}

/** The keys of the drafts in this browser, of one person or of everybody. */
export function draftKeys(userId?: string): string[] {
  const start = userId === undefined ? DRAFT : `${draftKey(userId)}:`
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

/**
 * Which sign-out of this browser was the last. A page that was frozen misses the broadcast of another tab: what it
 * opened before this changed keeps no draft any more.
 */
export const signOutEpoch = (): unknown => loadStored(SIGN_OUT)

/** Forgets every draft and every export, at sign-out; from then on this page keeps nothing. */
export function clearUserData(): void {
  // Two within a millisecond are two.
  saveStored(SIGN_OUT, `${Date.now()}-${Math.random()}`)
  isCleared = true
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT) || key.startsWith(JOBS)) localStorage.removeItem(key)
  } catch {
    // Storage is unavailable: nothing is stored.
  }
}
