import { draftKey, draftKeys, saveStored, loadStored, signOutEpoch } from '~/lib/storage'
import type { Writer } from '~/lib/scope'
import { openTabs, tabId } from './tab'

const KEEP_AFTER_MS = 400
const MAX_AGE_MS = 30 * 24 * 60 * 60_000
const MAX_CHARACTERS = 1_000_000
const SMALL = 10_000
const TAB = '@'

type Envelope = { v: 1; at: number; draft: unknown }
/** A draft that a closed tab left behind. */
export type Orphan = { readonly key: string; readonly at: number; readonly draft: unknown }

const isEnvelope = (kept: unknown): kept is Envelope =>
  typeof kept === 'object' && kept !== null && (kept as Envelope).v === 1 && typeof (kept as Envelope).at === 'number'

/** Drops drafts that nobody came back for, and the oldest of too many. */
function prune(): void {
  const kept = draftKeys().flatMap((key) => {
    const value = loadStored(key)
    return isEnvelope(value) ? [{ key, at: value.at, length: JSON.stringify(value).length }] : []
  })
  let characters = 0
  for (const { key, at, length } of kept.toSorted((a, b) => b.at - a.at)) {
    characters += length
    if (at < Date.now() - MAX_AGE_MS || characters > MAX_CHARACTERS) saveStored(key, undefined)
  }
}

/**
 * The draft of one record in this tab: `klob:draft:{user}:{corporate}:{record...}@{tab}`. A large one is kept a
 * moment after the last change, and at once when the page goes. After a sign-out, here or in another tab, nothing is kept any more.
 */
export function openDraft({ userId, corporateId }: Writer, record: readonly string[]) {
  const epoch = signOutEpoch()
  const placeOf = (names: readonly string[]) => draftKey(userId, corporateId, ...names)
  let place = placeOf(record)
  let pending: { draft: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  prune()
  const key = () => place + TAB + tabId()
  const flush = () => {
    clearTimeout(timer)
    const next = pending
    pending = undefined
    if (!next || signOutEpoch() !== epoch) return
    saveStored(key(), next.draft === undefined ? undefined : { v: 1, at: Date.now(), draft: next.draft })
  }
  return {
    flush,
    read: (): unknown => {
      const kept = loadStored(key())
      return isEnvelope(kept) ? kept.draft : undefined
    },
    /** What was kept before drafts belonged to tabs; read once. */
    takeOld: (): unknown => {
      const kept = loadStored(place)
      if (kept !== undefined) saveStored(place, undefined)
      return kept
    },
    keep: (draft: unknown) => {
      pending = { draft }
      clearTimeout(timer)
      // What is small is kept at each key.
      if (draft === undefined || JSON.stringify(draft).length < SMALL) flush()
      else timer = setTimeout(flush, KEEP_AFTER_MS)
    },
    /** The record got another name, such as its id. */
    move: (names: readonly string[]) => {
      const next = placeOf(names)
      if (next === place) return
      saveStored(key(), undefined)
      place = next
    },
    /** Drafts of this record from tabs that are closed, newest first. */
    orphans: async (): Promise<Orphan[]> => {
      const open = await openTabs()
      const found = draftKeys(userId).flatMap((one): Orphan[] => {
        const end = one.lastIndexOf(TAB)
        const [at, tab] = [one.slice(0, end), one.slice(end + 1)]
        if (at !== place || tab === tabId() || open?.has(tab)) return []
        const kept = loadStored(one)
        return isEnvelope(kept) ? [{ key: one, at: kept.at, draft: kept.draft }] : []
      })
      return found.toSorted((a, b) => b.at - a.at)
    },
    dropOrphan: (orphan: Orphan) => saveStored(orphan.key, undefined),
  }
}

/** Whether any tab of this browser has a draft of a record. */
export function hasDraft({ userId, corporateId }: Writer, record: readonly string[]): boolean {
  const start = draftKey(userId, corporateId, ...record)
  return draftKeys(userId).some((key) => key === start || key.startsWith(start + TAB))
}
