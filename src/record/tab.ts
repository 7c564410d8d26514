import { makeId } from '~/lib/ids'

const ID = 'klob:tab'
const IN_USE = 'klob:tab-in-use'
const LOCK = 'klob-tab:'
/** A reloaded page gets its lock when the page before it has let go of it. */
const CLAIM_MS = 2_000

const store = (key: string, value?: string) => {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Without a storage every page is a tab of its own.
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
/** Holds the lock for as long as the page lives, so that other tabs know that its drafts are in use. */
function claim(): void {
  if (!('locks' in navigator)) return
  const hold = () => new Promise<never>(() => {})
  const signal = AbortSignal.timeout(CLAIM_MS)
  navigator.locks.request(LOCK + id, { signal }, hold).catch((reason: DOMException) => {
    // WebKit refuses every lock while a page leaves: asking again and again would keep it for ever.
    if (reason.name !== 'TimeoutError') return
    // Another page has this id: what is typed from now on is this page's own.
    id = makeId()
    store(ID, id)
    claim()
  })
}

/**
 * The id of this tab, the same after a reload. A duplicated tab begins with a copy of the other one's storage; the mark
 * that a living page sets there, or else the lock, distinguishes them.
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

/** Between the key of a draft and the tab that it belongs to. */
export const TAB = '@'
/** Whether a key is that of a draft of this tab. */
export const isDraftOfTab = (key: string): boolean => key.endsWith(TAB + tabId())

/** The other tabs that are open; undefined where nobody can tell (locks need https). */
export async function openTabs(): Promise<ReadonlySet<string> | undefined> {
  if (!('locks' in navigator)) return undefined
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])))
}
