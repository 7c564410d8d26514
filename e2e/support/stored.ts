import type { Page } from '@playwright/test'

/** Everything stored in the browser. */
type Stored = {
  local: Record<string, string>
  session: Record<string, string>
  databases: unknown[]
  caches: string[]
}

export const storedIn = (page: Page): Promise<Stored> =>
  page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
    databases: await indexedDB.databases(),
    caches: 'caches' in window ? await caches.keys() : [],
  }))

/** Classes of stored data by key prefix. */
const CLASSES = {
  look: /^(klob:look:|mantine-color-scheme-value$)/,
  setting: /^klob:setting:/,
  work: /^klob:(draft|jobs|seen|actions|vacancy):/,
  /** The tokens. */
  session: /^klob:session$/,
  /** Markers without personal data: ends of sessions, the last input, the tab, the scroll position. */
  mark: /^(klob:(sign-out|last-input|tab|tab-in-use|tab-epoch|tab-owner|tab-left|small-screen)$|tsr-scroll-restoration)/,
} as const
type StorageClass = keyof typeof CLASSES

/** The keys of a storage by class; keys without one are 'unknown'. */
export function keysByClass(storage: Record<string, string>): Record<StorageClass | 'unknown', string[]> {
  const found: Record<StorageClass | 'unknown', string[]> = {
    look: [],
    setting: [],
    work: [],
    session: [],
    mark: [],
    unknown: [],
  }
  for (const key of Object.keys(storage).toSorted()) {
    const name = (Object.keys(CLASSES) as StorageClass[]).find((one) => CLASSES[one].test(key))
    found[name ?? 'unknown'].push(key)
  }
  return found
}
/** Keys with their values as text: a key can reveal as much as its value. */
export const textOfKeys = (storage: Record<string, string>, keys: readonly string[]): string =>
  keys.map((key) => `${key} ${storage[key]}`).join('\n')

/** An init script: each page starts as if opened for the first time, by a user who is signed in. */
export function forgetAllButSession(): void {
  if (window !== window.top || location.protocol === 'about:') return
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key !== 'klob:session') storage.removeItem(key)
}
