import { fieldsOf } from './fields'

/**
 * Everything stored in this browser has one of three classes:
 * - looks: display preferences such as folds, columns and keys. They contain no data and belong to the browser;
 * - settings: preferences of a user at a corporate. They outlive the session and never contain an applicant's id or name;
 * - work: unfinished work by user and corporate (`work.ts`). It is removed in every tab at sign-out and when another user
 *   signs in, when the corporate is gone from the menu, and after 30 days.
 *   The private fields of drafts (contact data, birth dates, salaries) are stored in the tab instead.
 * Server answers, revealed values and sent texts are never stored.
 * On a shared computer settings and work are stored in the tab and end with the session; only looks stay.
 */
const LOOK = 'klob:look:'
const SETTING = 'klob:setting:'
/** The kinds of work. */
const WORK = ['draft', 'jobs', 'seen', 'actions', 'vacancy', 'refusals', 'private'] as const
/** A kind of work. */
export type WorkKind = (typeof WORK)[number]

const SIGN_OUT = 'klob:sign-out'

/** Set after sign-out: code still running in the page must not store anything again. */
let isCleared = false

/** Storage key of a look. */
export const lookKey = (name: string): string => LOOK + name
/** Storage key of a setting. */
export const settingKey = (name: string): string => SETTING + name
/** Storage key of work: `klob:{kind}:{user}:{corporate}:{names...}`. */
export const workKey = (kind: WorkKind, ...parts: readonly string[]): string =>
  `klob:${kind}:${parts.map(encodeURIComponent).join(':')}`

const SHARED = lookKey('shared-computer')
/** Keys in a tab's storage: the session and the user that its settings and work belong to. */
const TAB_EPOCH = 'klob:tab-epoch'
const TAB_OWNER = 'klob:tab-owner'

const isWorkKey = (key: string) => WORK.some((kind) => key.startsWith(`klob:${kind}:`))
const isPersonal = (key: string) => key.startsWith(SETTING) || isWorkKey(key)
/** The private part of drafts is stored in the tab on every computer. */
const isPrivateKey = (key: string) => key.startsWith(workKey('private'))
const personalKeys = (storage: Storage) => Object.keys(storage).filter(isPersonal)
const ownerOf = (key: string) => decodeURIComponent(key.split(':')[key.startsWith(SETTING) ? 3 : 2] ?? '')

/** Clears what this tab stores of a session on a shared computer. */
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

/** The storage of a key. Data of an ended session in this tab is dropped first. */
function storageOf(key: string): Storage {
  if (!isPrivateKey(key) && !(isPersonal(key) && isSharedComputer())) return localStorage
  const epoch = localStorage.getItem(SIGN_OUT) ?? ''
  if (sessionStorage.getItem(TAB_EPOCH) !== epoch) {
    clearTab()
    sessionStorage.setItem(TAB_EPOCH, epoch)
  }
  return sessionStorage
}

/** The stored JSON; null when there is none. */
export function storedText(key: string): string | null {
  try {
    return storageOf(key).getItem(key)
  } catch {
    // Storage is unavailable: nothing is stored.
    return null
  }
}

/** The stored value; undefined when missing or unreadable. */
export function loadStored(key: string): unknown {
  try {
    return JSON.parse(storedText(key) ?? '')
  } catch {
    return undefined
  }
}

/** The keys of all work in this browser, and of what this tab stores. */
export function allWorkKeys(): string[] {
  try {
    const storages = new Set([storageOf(workKey('draft')), storageOf(workKey('private'))])
    return [...storages].flatMap((storage) => Object.keys(storage)).filter(isWorkKey)
  } catch {
    return []
  }
}

/** Stores a value in this browser; undefined deletes it. Returns false when that is not possible. */
export function saveStored(key: string, value: unknown): boolean {
  if (isCleared) return false
  try {
    if (value === undefined) storageOf(key).removeItem(key)
    else storageOf(key).setItem(key, JSON.stringify(value))
    return true
  } catch {
    // Storage is full or blocked: the value is still on the screen.
    return false
  }
}

/**
 * Identifies the last end of a session in this browser. A frozen page misses the broadcast of another tab: work that it
 * opened before this value changed is no longer stored.
 */
export const signOutEpoch = (): unknown => loadStored(SIGN_OUT)
// Random part: unique even within a millisecond.
const startNewEpoch = () => saveStored(SIGN_OUT, `${Date.now()}-${Math.random()}`)

/** Moves a user's data to the storage where it belongs now. */
function moveUserData(userId: string): void {
  const isShared = isSharedComputer()
  const [from, to] = isShared ? [localStorage, storageOf(SETTING)] : [sessionStorage, localStorage]
  for (const key of personalKeys(from).filter((one) => ownerOf(one) === userId && !isPrivateKey(one))) {
    const [moved, present] = [from.getItem(key)!, to.getItem(key)]
    // Several tabs may move their own version back; the newest wins.
    if (present === null || momentOf(moved) >= momentOf(present)) to.setItem(key, moved)
    from.removeItem(key)
  }
}
/** Time of the last change of stored work; 0 for settings. */
function momentOf(stored: string): number {
  const { at } = fieldsOf(JSON.parse(stored))
  return typeof at === 'number' ? at : 0
}

/** Sets whether other people use this computer, and moves the signed-in user's data accordingly. */
export function setSharedComputer(isShared: boolean, userId?: string): void {
  saveStored(SHARED, isShared || undefined)
  try {
    if (userId !== undefined) moveUserData(userId)
  } catch {
    // Storage is unavailable: nothing is stored.
  }
}

/** Follows changes in other tabs; `isOfTab` selects the work that belongs to this tab. Returns unsubscribe. */
export function followSharedComputer(userId: string, isOfTab: (key: string) => boolean): () => void {
  const follow = ({ key, oldValue, newValue, storageArea }: StorageEvent) => {
    if (key === null || storageArea !== localStorage) return
    if (key === SHARED) moveUserData(userId)
    const isMoved = newValue === null && oldValue !== null && isSharedComputer()
    if (isMoved && isWorkKey(key) && isOfTab(key)) storageOf(key).setItem(key, oldValue)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Clears the work of other users, and of corporates that are not in the user's menu (if that is known). */
export function clearWorkOfOthers(userId: string, corporateIds?: readonly string[]): void {
  const permitted = corporateIds?.map(encodeURIComponent)
  try {
    const others = Object.keys(localStorage).filter((key) => isWorkKey(key) && ownerOf(key) !== userId)
    // Pages of the previous user must not store anything any more.
    if (others.length > 0) startNewEpoch()
    for (const key of others) localStorage.removeItem(key)
    for (const key of Object.keys(sessionStorage).filter((name) => isPrivateKey(name) && ownerOf(name) !== userId))
      sessionStorage.removeItem(key)
    const owner = sessionStorage.getItem(TAB_OWNER)
    if (owner !== null && owner !== userId) clearTab()
    if (isSharedComputer()) {
      moveUserData(userId)
      sessionStorage.setItem(TAB_OWNER, userId)
    }
  } catch {
    // Storage is unavailable: nothing is stored.
  }
  for (const key of allWorkKeys())
    if (permitted && !permitted.includes(key.split(':')[3] ?? '')) saveStored(key, undefined)
}

/** On a shared computer, removes the settings that any user has stored before it became one. */
export function clearEarlierSettings(): void {
  if (!isSharedComputer()) return
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(SETTING))) localStorage.removeItem(key)
  } catch {
    // Storage is unavailable: nothing is stored.
  }
}

/** Clears all work at sign-out, and on a shared computer the settings; afterwards this page stores nothing. */
export function clearUserData(): void {
  startNewEpoch()
  isCleared = true
  clearEarlierSettings()
  try {
    for (const key of Object.keys(localStorage).filter(isWorkKey)) localStorage.removeItem(key)
    clearTab()
  } catch {
    // Storage is unavailable: nothing is stored.
  }
}
