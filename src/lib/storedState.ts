import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import type { UserScope } from './scope'
import { loadStored, lookKey, saveStored, settingKey, storedText } from './storage'

/** An entry of the browser's storage; work has one with its envelope (`openWork`). */
type Entry = { key: string; read: () => unknown; keep: (value: unknown) => boolean }
const entryOf = (key: string): Entry => ({
  key,
  read: () => loadStored(key),
  keep: (value) => saveStored(key, value),
})
/** A look of this browser. */
export const openLook = (name: string): Entry => entryOf(lookKey(name))
/** A setting of a user, at a corporate or at all of them. */
export function openSetting(
  name: string,
  { userId, corporateId }: Pick<UserScope, 'userId'> & Partial<UserScope>,
  ...more: readonly string[]
): Entry {
  return entryOf(settingKey([name, userId, ...(corporateId === undefined ? [] : [corporateId]), ...more].join(':')))
}

const listeners = new Set<() => void>()
function notifyListeners(): void {
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  // Other tabs change what is stored, too.
  if (listeners.size === 0) window.addEventListener('storage', notifyListeners)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', notifyListeners)
  }
}

/** A stored list, without the entries that do not fit: another build may have written them. */
export const listOf = <T>(entry: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((stored): readonly T[] =>
      stored.flatMap((one) => {
        const { success, data } = entry.safeParse(one)
        return success ? [data] : []
      }),
    ),
  )

/** A parsed value in this browser's storage. */
export type StoredState<T> = ReturnType<typeof storedState<T>>
/**
 * A value in this browser's storage, parsed again only when what is stored has changed; `empty` where there is none
 * that fits its schema. Where nothing can be stored, the value lives as long as the returned object.
 */
export function storedState<T>(
  entry: Entry,
  schema: z.ZodMiniType<T>,
  empty: T,
  format: (value: T) => unknown = (value) => value,
) {
  let known: { text: string | null; value: T } | undefined
  const get = (): T => {
    const text = storedText(entry.key)
    if (known?.text !== text) known = { text, value: schema.safeParse(entry.read()).data ?? empty }
    return known.value
  }
  return {
    get,
    /** Stores what `next` makes of the latest value; false when that is not possible. */
    change(next: (latest: T) => T): boolean {
      const latest = get()
      const value = next(latest)
      if (value === latest) return true
      const isStored = entry.keep(format(value))
      known = { text: storedText(entry.key), value }
      notifyListeners()
      return isStored
    },
  }
}

/** The value as live state of a component, with the changes of other tabs. */
export const useStoredState = <T>({ get }: StoredState<T>): T => useSyncExternalStore(subscribe, get)
