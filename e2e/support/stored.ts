import type { Page } from '@playwright/test'

/** Everything that a page has left in its browser, by key. */
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

/** The classes of what may stay in the browser, by the beginning of a key. */
const CLASSES = {
  look: /^(klob:look:|mantine-color-scheme-value$)/,
  setting: /^klob:setting:/,
  work: /^klob:(draft|jobs|seen|actions|vacancy):/,
  /** Marks without any content of a person's: the end of a session, the tab, where one scrolled. */
  mark: /^(klob:(sign-out|tab|tab-in-use|tab-epoch|tab-owner|small-screen)$|tsr-scroll-restoration)/,
} as const
type StorageClass = keyof typeof CLASSES

/** The keys of a storage by class; a key of none is under 'unknown'. */
export function byClass(storage: Record<string, string>): Record<StorageClass | 'unknown', string[]> {
  const found: Record<StorageClass | 'unknown', string[]> = { look: [], setting: [], work: [], mark: [], unknown: [] }
  for (const key of Object.keys(storage).toSorted()) {
    const name = (Object.keys(CLASSES) as StorageClass[]).find((one) => CLASSES[one].test(key))
    found[name ?? 'unknown'].push(key)
  }
  return found
}
/** What stands under some keys, with the keys themselves: a key can tell as much as its value. */
export const textOfKeys = (storage: Record<string, string>, keys: readonly string[]): string =>
  keys.map((key) => `${key} ${storage[key]}`).join('\n')
