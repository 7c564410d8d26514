const DRAFT = 'klob:draft:'
const JOBS = 'klob:jobs:'

/** Set once everything was forgotten: what still runs in a page that is being left must not bring it back. */
let isOver = false

/** Where something typed is kept until it is sent: for one person, one corporate, one purpose. */
export const draftKey = (...parts: readonly string[]): string => DRAFT + parts.map(encodeURIComponent).join(':')
/** Where a person's exports are remembered. */
export const jobsKey = (userId: string): string => JOBS + userId

/** Where a choice of how a screen looks is kept; it holds no data and outlives the session. */
export const settingKey = (name: string): string => `klob:setting:${name}`

/** What is kept under a key, or undefined; what cannot be read is nothing. */
export function readKept(key: string): unknown {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined
  }
}

/** Keeps something in this browser; undefined forgets it. A full or barred storage costs only the keeping. */
export function keep(key: string, value: unknown): void {
  if (isOver) return
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // What is typed still stands in its field.
  }
}

/** Forgets every draft and every export, at sign-out; from then on this page keeps nothing. */
export function forgetKept(): void {
  isOver = true
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT) || key.startsWith(JOBS)) localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, nothing is.
  }
}
