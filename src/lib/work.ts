import type { UserScope } from './scope'
import {
  allWorkKeys,
  clearEarlierSettings,
  isSharedComputer,
  loadStored,
  lookKey,
  saveStored,
  settingKey,
  signOutEpoch,
  type WorkKind,
  workKey,
} from './storage'
import { hasFields } from './fields'

const MAX_AGE_MS = 30 * 24 * 60 * 60_000
/** What can be missed, unlike what a user has typed: it gives way where the browser's storage is full. */
const EXPENDABLE: readonly WorkKind[] = ['seen', 'actions']
/** Characters of JSON; browsers store about five million for a site. */
const MAX_EXPENDABLE = 1_000_000
const MAX_TYPED = 3_000_000

const isExpendable = (key: string) => EXPENDABLE.some((kind) => key.startsWith(`klob:${kind}:`))

/** The page on which work was done: where it can be continued, and the title of the tab there. */
export type WorkPage = { address: string; title: string }
/** Stored work with the time of its last change (ms). */
export type StoredWork = { v: 1; at: number; value: unknown; page?: WorkPage }
const isWork = (stored: unknown): stored is StoredWork =>
  hasFields(stored) && stored['v'] === 1 && typeof stored['at'] === 'number'

/** Stored work; undefined when there is none. */
export function loadWork(key: string): StoredWork | undefined {
  const stored = loadStored(key)
  return isWork(stored) ? stored : undefined
}

type Entry = { key: string; at: number; length: number }
/** The entries of a group, newest first. */
const entries = (isWanted: (key: string) => boolean): Entry[] =>
  allWorkKeys()
    .filter(isWanted)
    .flatMap((key) => {
      const work = loadWork(key)
      return work ? [{ key, at: work.at, length: JSON.stringify(work).length }] : []
    })
    .toSorted((a, b) => b.at - a.at)
const lengthOf = (group: readonly Entry[]) => group.reduce((sum, { length }) => sum + length, 0)

/**
 * Stores work; undefined deletes it. Returns false when that is not possible: the browser refuses to store, or what users
 * have typed exceeds its limit. Nothing that was typed is removed for it; marks and actions are, oldest first.
 */
export function saveWork(key: string, value: unknown, page?: WorkPage): boolean {
  if (value === undefined) return saveStored(key, undefined)
  const work: StoredWork = { v: 1, at: Date.now(), value, ...(page ? { page } : {}) }
  const { length } = JSON.stringify(work)
  if (isExpendable(key)) return length <= MAX_EXPENDABLE && saveStored(key, work)
  // Adding up is only worthwhile for large work: the limit is far below what a browser stores.
  const isOver = () => lengthOf(entries((one) => one !== key && !isExpendable(one))) + length > MAX_TYPED
  if (length > MAX_TYPED / 100 && isOver()) return false
  if (saveStored(key, work)) return true
  for (const { key: oldest } of entries(isExpendable).toReversed()) {
    saveStored(oldest, undefined)
    if (saveStored(key, work)) return true
  }
  return false
}

/** The keys of a kind of work in this browser, of one user or of all. */
export function workKeys(kind: WorkKind, userId?: string): string[] {
  const start = userId === undefined ? `klob:${kind}:` : `${workKey(kind, userId)}:`
  return allWorkKeys().filter((key) => key.startsWith(start))
}

/** Removes expired work, and the oldest marks and actions beyond their limit. */
export function pruneWork(): void {
  let characters = 0
  for (const { key, at, length } of entries(() => true)) {
    const isExpired = at < Date.now() - MAX_AGE_MS
    if (isExpendable(key)) characters += length
    if (isExpired || (isExpendable(key) && characters > MAX_EXPENDABLE)) saveStored(key, undefined)
  }
}

/** The columns that a user has chosen were a look until 0.1.0, which stayed on a shared computer with the user's id. */
function removeOldColumns(): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(lookKey('columns:')))) {
      const setting = settingKey(key.slice(lookKey('').length))
      if (!isSharedComputer() && localStorage.getItem(setting) === null)
        localStorage.setItem(setting, localStorage.getItem(key)!)
      localStorage.removeItem(key)
    }
  } catch {
    // Storage is unavailable: nothing is stored.
  }
}

/** Removes, at the start of any page, expired work and what names a user: looks of earlier builds, others' settings. */
export function cleanStorage(): void {
  removeOldColumns()
  clearEarlierSettings()
  pruneWork()
}

/** One entry of a user's work at a corporate. After the session has ended, here or in another tab, it stores nothing. */
export function openWork(kind: WorkKind, { userId, corporateId }: UserScope, ...names: readonly string[]) {
  const epoch = signOutEpoch()
  const key = workKey(kind, userId, corporateId, ...names)
  pruneWork()
  return {
    key,
    read: (): unknown => loadWork(key)?.value,
    keep: (value: unknown): boolean => signOutEpoch() === epoch && saveWork(key, value),
  }
}

/** Whether work of a kind exists, without parsing it. */
export const hasWork = (kind: WorkKind, { userId, corporateId }: UserScope): boolean =>
  allWorkKeys().includes(workKey(kind, userId, corporateId))
