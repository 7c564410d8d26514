import type { Writer } from './scope'

/**
 * Everything that may stay in this browser has one of three classes:
 * - looks: folds, columns, keys. They have no data and belong to the browser;
 * - settings: habits of a person at a corporate. They outlive the session and never hold an applicant's id or name;
 * - work: what somebody was doing, by person and corporate. It is wiped in every tab at sign-out and when somebody else
 *   signs in, when the corporate is gone from the menu, after 30 days, and beyond a million characters, oldest first.
 * Answers of the server, revealed values and sent texts have no class: they are not stored.
 * On a shared computer settings and work belong to the tab and go with the session; looks alone stay.
 */
const LOOK = 'klob:look:'
const SETTING = 'klob:setting:'
/** The kinds of work. */
const WORK = ['draft', 'jobs', 'seen', 'actions', 'vacancy', 'refusals'] as const
/** A kind of work. */
export type WorkKind = (typeof WORK)[number]

const MAX_AGE_MS = 30 * 24 * 60 * 60_000
const MAX_CHARACTERS = 1_000_000
const SIGN_OUT = 'klob:sign-out'

/** Set once everything was forgotten: what still runs in a page that is being left must not bring it back. */
let isCleared = false

/** Storage key of a look. */
export const lookKey = (name: string): string => LOOK + name
/** Storage key of a setting. */
export const settingKey = (name: string): string => SETTING + name
/** Storage key of work: `klob:{kind}:{user}:{corporate}:{names...}`. */
export const workKey = (kind: WorkKind, ...parts: readonly string[]): string =>
  `klob:${kind}:${parts.map(encodeURIComponent).join(':')}`

const SHARED = lookKey('shared-computer')
/** In a tab's storage: the session and the person that its settings and work belong to. */
const TAB_EPOCH = 'klob:tab-epoch'
const TAB_OWNER = 'klob:tab-owner'

const isWorkKey = (key: string) => WORK.some((kind) => key.startsWith(`klob:${kind}:`))
const isPersonal = (key: string) => key.startsWith(SETTING) || isWorkKey(key)
const personalKeys = (storage: Storage) => Object.keys(storage).filter(isPersonal)
const ownerOf = (key: string) => decodeURIComponent(key.split(':')[key.startsWith(SETTING) ? 3 : 2] ?? '')

/** Forgets what this tab holds of a session on a shared computer. */
export function clearTab(): void {
  try {
    for (const key of [...personalKeys(sessionStorage), TAB_EPOCH, TAB_OWNER]) sessionStorage.removeItem(key)
  } catch {
    // Storage is unavailable: nothing is stored.
  }
}

/** Whether other people use this computer, as chosen at sign-in. */
export function isSharedComputer(): boolean {
  try {
    return localStorage.getItem(SHARED) === 'true'
  } catch {
    return false
  }
}

/** Where something is stored. What an ended session left in this tab is dropped before anything is read or added. */
function storageOf(key: string): Storage {
  if (!isPersonal(key) || !isSharedComputer()) return localStorage
  const epoch = localStorage.getItem(SIGN_OUT) ?? ''
  if (sessionStorage.getItem(TAB_EPOCH) !== epoch) {
    clearTab()
    sessionStorage.setItem(TAB_EPOCH, epoch)
  }
  return sessionStorage
}

/** The stored value, or undefined when there is none or it is unreadable. */
export function loadStored(key: string): unknown {
  try {
    const stored = storageOf(key).getItem(key)
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}

/** Keeps something in this browser, or says with false that it could not; undefined forgets it. */
export function saveStored(key: string, value: unknown): boolean {
  if (isCleared) return false
  try {
    if (value === undefined) storageOf(key).removeItem(key)
    else storageOf(key).setItem(key, JSON.stringify(value))
    return true
  } catch {
    // Full or blocked: the value is still on the screen.
    return false
  }
}

const keysIn = (isWanted: (key: string) => boolean): string[] => {
  try {
    return Object.keys(storageOf(workKey('draft'))).filter(isWanted)
  } catch {
    return []
  }
}

/** Work as it is stored, with the moment of its last change. */
export type StoredWork = { v: 1; at: number; value: unknown }
const isWork = (kept: unknown): kept is StoredWork =>
  typeof kept === 'object' &&
  kept !== null &&
  (kept as StoredWork).v === 1 &&
  typeof (kept as StoredWork).at === 'number'

/** Stored work; undefined when there is none. Drafts of an earlier build are under `draft`. */
export function loadWork(key: string): StoredWork | undefined {
  const kept = loadStored(key)
  if (!isWork(kept)) return undefined
  const { v, at, value, draft } = kept as StoredWork & { draft?: unknown }
  return { v, at, value: value ?? draft }
}
/** Stores work, or says with false that it could not; undefined forgets it. */
export const saveWork = (key: string, value: unknown): boolean =>
  saveStored(key, value === undefined ? undefined : { v: 1, at: Date.now(), value })

/** The keys of a kind of work in this browser, of one person or of everybody. */
export function workKeys(kind: WorkKind, userId?: string): string[] {
  const start = userId === undefined ? `klob:${kind}:` : `${workKey(kind, userId)}:`
  return keysIn((key) => key.startsWith(start))
}
const allWork = () => keysIn(isWorkKey)

/** Drops work that nobody came back for, and the oldest of too much; what is too large by itself costs nothing else. */
export function pruneWork(): void {
  const kept = allWork().flatMap((key) => {
    const work = loadWork(key)
    return work ? [{ key, at: work.at, length: JSON.stringify(work).length }] : []
  })
  let characters = 0
  for (const { key, at, length } of kept.toSorted((a, b) => b.at - a.at)) {
    if (at < Date.now() - MAX_AGE_MS || characters + length > MAX_CHARACTERS) saveStored(key, undefined)
    else characters += length
  }
}

/**
 * Which end of a session in this browser was the last. A page that was frozen misses the broadcast of another tab: what
 * it opened before this changed stores nothing any more.
 */
export const signOutEpoch = (): unknown => loadStored(SIGN_OUT)
// Two within a millisecond are two.
const endEpoch = () => saveStored(SIGN_OUT, `${Date.now()}-${Math.random()}`)

/** One piece of work of a person at a corporate. Once the session has ended, here or in another tab, it stores nothing. */
export function openWork(kind: WorkKind, { userId, corporateId }: Writer, ...names: readonly string[]) {
  const epoch = signOutEpoch()
  const key = workKey(kind, userId, corporateId, ...names)
  pruneWork()
  return {
    key,
    read: (): unknown => loadWork(key)?.value,
    keep: (value: unknown): boolean => signOutEpoch() === epoch && saveWork(key, value),
  }
}

/** Takes what is stored of a person to where it belongs now. */
function moveStored(userId: string): void {
  const isShared = isSharedComputer()
  const [from, to] = isShared ? [localStorage, storageOf(SETTING)] : [sessionStorage, localStorage]
  for (const key of personalKeys(from).filter((one) => ownerOf(one) === userId)) {
    const [moved, present] = [from.getItem(key)!, to.getItem(key)]
    // Two tabs bring back what each has had since.
    if (present === null || momentOf(moved) >= momentOf(present)) to.setItem(key, moved)
    from.removeItem(key)
  }
}
/** When stored work was last changed; settings have no moment. */
const momentOf = (stored: string): number => (JSON.parse(stored) as Partial<StoredWork> | null)?.at ?? 0

/** Says whether other people use this computer; what is stored of the person who is signed in follows. */
export function setSharedComputer(isShared: boolean, userId?: string): void {
  saveStored(SHARED, isShared || undefined)
  try {
    if (userId !== undefined) moveStored(userId)
  } catch {
    // Storage is unavailable: nothing is stored.
  }
}

/** Follows the messages of other tabs; `isOfTab` names what such a tab copied from this one. Returns how to stop. */
export function followSharedComputer(userId: string, isOfTab: (key: string) => boolean): () => void {
  const follow = ({ key, oldValue, newValue, storageArea }: StorageEvent) => {
    if (key === null || storageArea !== localStorage) return
    if (key === SHARED) moveStored(userId)
    const isTaken = newValue === null && oldValue !== null && isSharedComputer()
    if (isTaken && isWorkKey(key) && isOfTab(key)) storageOf(key).setItem(key, oldValue)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Whether there is any of a kind, without reading it. */
export function hasWork(kind: WorkKind, { userId, corporateId }: Writer): boolean {
  const key = workKey(kind, userId, corporateId)
  try {
    return storageOf(key).getItem(key) !== null
  } catch {
    return false
  }
}

/** Forgets the work of everybody else, and of corporates that are not in the person's menu (where that is known). */
export function keepWorkOf(userId: string, corporateIds?: readonly string[]): void {
  const permitted = corporateIds?.map(encodeURIComponent)
  try {
    const others = Object.keys(localStorage).filter((key) => isWorkKey(key) && ownerOf(key) !== userId)
    // Pages of the person signed in before store nothing any more.
    if (others.length > 0) endEpoch()
    for (const key of others) localStorage.removeItem(key)
    const owner = sessionStorage.getItem(TAB_OWNER)
    if (owner !== null && owner !== userId) clearTab()
    if (isSharedComputer()) {
      moveStored(userId)
      sessionStorage.setItem(TAB_OWNER, userId)
    }
  } catch {
    // Storage is unavailable: nothing is stored.
  }
  for (const key of allWork()) if (permitted && !permitted.includes(key.split(':')[3] ?? '')) saveStored(key, undefined)
}

/** Forgets all work, at sign-out, and on a shared computer the settings; from then on this page stores nothing. */
export function clearUserData(): void {
  endEpoch()
  isCleared = true
  try {
    for (const key of Object.keys(localStorage).filter(isWorkKey)) localStorage.removeItem(key)
    clearTab()
  } catch {
    // Storage is unavailable: nothing is stored.
  }
}
