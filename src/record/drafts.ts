import { saveStored, signOutEpoch, workKey } from '~/lib/storage'
import { loadWork, pruneWork, saveWork, type WorkPage, workKeys } from '~/lib/work'
import type { UserScope } from '~/lib/scope'
import { isEmptyDraft, joinDraft, splitDraft } from './privateDraft'
import type { Draft } from './recordState'
import { openTabs, TAB_SEPARATOR, tabId } from './tab'
import { fieldsOf } from '~/lib/fields'

const SAVE_DELAY_MS = 400
const MAX_IMMEDIATE_CHARS = 10_000

/** A draft that a closed tab left behind; `isPartial` without the private fields that were typed. */
export type Orphan = {
  readonly key: string
  readonly at: number
  readonly draft: unknown
  readonly isPartial: boolean
}

type DraftOptions = {
  privateFields?: readonly string[] | undefined
  /** What the draft is about, where several records share a page and its title. */
  subject?: string | undefined
}

/**
 * The draft of one record in this tab, stored as `klob:draft:{user}:{corporate}:{record...}@{tab}`. A large draft is
 * stored a moment after the last change, or by `flush`. After a sign-out, here or in another tab, nothing is stored. Private
 * fields are stored in the tab: they survive a reload and a crash, not the end of the browser.
 */
export function openDraft(
  { userId, corporateId }: UserScope,
  record: readonly string[],
  { privateFields = [], subject }: DraftOptions = {},
) {
  const epoch = signOutEpoch()
  const placeOf = (names: readonly string[]) => workKey('draft', userId, corporateId, ...names)
  let place = placeOf(record)
  let pending: { draft: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStored = true
  const listeners = new Set<() => void>()
  pruneWork()
  const key = () => place + TAB_SEPARATOR + tabId()
  const privateKey = () => privateKeyOf(key())
  function store(draft: unknown): boolean {
    if (draft === undefined || privateFields.length === 0) {
      if (privateFields.length > 0) saveWork(privateKey(), undefined)
      return saveWork(key(), draft, pageNow(subject)) || draft === undefined
    }
    // Only a record has private fields.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { rest, own } = splitDraft(draft as Draft<Record<string, unknown>>, privateFields)
    const isOwnStored = saveWork(privateKey(), own) || own === undefined
    return saveWork(key(), own ? { ...rest, isPartial: true } : rest, pageNow(subject)) && isOwnStored
  }
  const flush = () => {
    clearTimeout(timer)
    const next = pending
    pending = undefined
    if (!next || signOutEpoch() !== epoch) return
    isStored = store(next.draft)
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
    read: (): unknown => joinDraft(loadWork(key())?.value, loadWork(privateKey())?.value),
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
      for (const left of [key(), privateKey()]) saveStored(left, undefined)
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
        if (!stored || isEmptyDraft(stored.value)) return []
        const isPartial = fieldsOf(stored.value)['isPartial'] === true
        return [{ key: one, at: stored.at, draft: stored.value, isPartial }]
      })
      return found.toSorted((a, b) => b.at - a.at)
    },
    dropOrphan: (orphan: Orphan) => saveStored(orphan.key, undefined),
  }
}

const privateKeyOf = (key: string) => key.replace('klob:draft:', workKey('private'))

/** Parameters that name a record or a dialog; the others are filters, which may name people. */
const PAGE_PARAMS = ['id', 'stage', 'view', 'dialog', 'open', 'vacancyCode']
function pageNow(subject: string | undefined): WorkPage {
  const params = [...new URLSearchParams(location.search)].filter(([name]) => PAGE_PARAMS.includes(name))
  const search = new URLSearchParams(params).toString()
  // Without the product's name.
  const title = document.title.split(' · ')[0]!
  const address = location.pathname + (search === '' ? '' : `?${search}`)
  return { address, title: subject === undefined ? title : `${subject}, ${title}` }
}

/** Gives the drafts of a page, in all tabs, a title that names nobody. */
export function renameDrafts(userId: string, isOfPage: (address: string) => boolean, title: string): void {
  for (const key of workKeys('draft', userId)) {
    const work = loadWork(key)
    if (work?.page && isOfPage(work.page.address)) saveStored(key, { ...work, page: { ...work.page, title } })
  }
}
