import { loadStored, saveStored, signOutEpoch, workKey } from '~/lib/storage'
import { loadWork, pruneWork, saveWork, workKeys } from '~/lib/work'
import type { UserScope } from '~/lib/scope'
import { openTabs, TAB_SEPARATOR, tabId } from './tab'

const SAVE_DELAY_MS = 400
const MAX_IMMEDIATE_CHARS = 10_000

/** A draft that a closed tab left behind. */
export type Orphan = { readonly key: string; readonly at: number; readonly draft: unknown }

/**
 * The draft of one record in this tab, stored as `klob:draft:{user}:{corporate}:{record...}@{tab}`. A large draft is
 * stored a moment after the last change, or by `flush`. After a sign-out, here or in another tab, nothing is stored.
 */
export function openDraft({ userId, corporateId }: UserScope, record: readonly string[]) {
  const epoch = signOutEpoch()
  const placeOf = (names: readonly string[]) => workKey('draft', userId, corporateId, ...names)
  let place = placeOf(record)
  let pending: { draft: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStored = true
  const listeners = new Set<() => void>()
  pruneWork()
  const key = () => place + TAB_SEPARATOR + tabId()
  const flush = () => {
    clearTimeout(timer)
    const next = pending
    pending = undefined
    if (!next || signOutEpoch() !== epoch) return
    isStored = saveWork(key(), next.draft) || next.draft === undefined
    for (const listener of listeners) listener()
  }
  return {
    flush,
    /** Whether the browser holds the newest draft; false while it is full or stores nothing. */
    isStored: () => isStored,
    /** Watches `isStored`; returns unsubscribe. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: (): unknown => loadWork(key())?.value,
    /** Reads and removes the draft in the old format, which had no tab. */
    takeLegacy: (): unknown => {
      const stored = loadStored(place)
      if (stored !== undefined) saveStored(place, undefined)
      return stored
    },
    save: (draft: unknown) => {
      pending = { draft }
      clearTimeout(timer)
      // A small draft is stored at each keystroke.
      if (draft === undefined || JSON.stringify(draft).length < MAX_IMMEDIATE_CHARS) flush()
      else timer = setTimeout(flush, SAVE_DELAY_MS)
    },
    /** Follows a record whose key has changed, such as one that got its id. */
    move: (names: readonly string[]) => {
      const next = placeOf(names)
      if (next === place) return
      saveStored(key(), undefined)
      place = next
    },
    /** Drafts of this record from closed tabs, newest first. */
    orphans: async (): Promise<Orphan[]> => {
      const open = await openTabs()
      const found = workKeys('draft', userId).flatMap((one): Orphan[] => {
        const end = one.lastIndexOf(TAB_SEPARATOR)
        const [recordKey, tab] = [one.slice(0, end), one.slice(end + 1)]
        if (recordKey !== place || tab === tabId() || open?.has(tab)) return []
        const stored = loadWork(one)
        return stored ? [{ key: one, at: stored.at, draft: stored.value }] : []
      })
      return found.toSorted((a, b) => b.at - a.at)
    },
    dropOrphan: (orphan: Orphan) => saveStored(orphan.key, undefined),
  }
}

/** Whether any tab of this browser has a draft of a record. */
export function hasDraft({ userId, corporateId }: UserScope, record: readonly string[]): boolean {
  const start = workKey('draft', userId, corporateId, ...record)
  return workKeys('draft', userId).some((key) => key === start || key.startsWith(start + TAB_SEPARATOR))
}
