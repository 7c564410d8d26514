import { makeId } from '~/lib/ids'

const ID = 'klob:tab'
const IN_USE = 'klob:tab-in-use'
const LOCK = 'klob-tab:'
/** A reloaded page gets its lock once the previous page has released it. */
const CLAIM_TIMEOUT_MS = 2_000

const store = (key: string, value?: string) => {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Without storage every page is a separate tab.
  }
}
const load = (key: string) => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

let id: string | undefined
/** Holds the lock while the page is open, so that other tabs know that its drafts are in use. */
function claim(): void {
  if (!('locks' in navigator)) return
  const hold = () => new Promise<never>(() => {})
  const signal = AbortSignal.timeout(CLAIM_TIMEOUT_MS)
  navigator.locks.request(LOCK + id, { signal }, hold).catch((reason: DOMException) => {
    // WebKit rejects every lock while a page unloads: repeated requests would keep the page alive forever.
    if (reason.name !== 'TimeoutError') return
    // Another page has this id: from now on this page stores its drafts separately.
    id = makeId()
    store(ID, id)
    claim()
  })
}

/**
 * The id of this tab, the same after a reload. A duplicated tab starts with a copy of the other one's storage; the mark
 * that an open page sets there, or else the lock, distinguishes them.
 */
export function tabId(): string {
  if (id !== undefined) return id
  const left = load(IN_USE) === null ? load(ID) : null
  id = left ?? makeId()
  store(ID, id)
  store(IN_USE, '1')
  addEventListener('pagehide', () => store(IN_USE))
  addEventListener('pageshow', () => store(IN_USE, '1'))
  claim()
  return id
}

/** Separates the key of a record from the id of the tab. */
export const TAB_SEPARATOR = '@'
/** Whether a storage key is of a draft of this tab. */
export const isDraftOfTab = (key: string): boolean => key.endsWith(TAB_SEPARATOR + tabId())

/** The ids of the open tabs; undefined if unknown (locks need https). */
export async function openTabs(): Promise<ReadonlySet<string> | undefined> {
  if (!('locks' in navigator)) return undefined
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])))
}
