/**
 * A list within a record, with client-side keys: server ids may be numbers or contain dots, which form libraries read as
 * paths, and a new item has no id. An item keeps its key when it gets its id, so that its fields stay mounted.
 */
export type Items<T> = { readonly order: readonly string[]; readonly byKey: Readonly<Record<string, T>> }
/** An item; `id` is null until it is saved. */
export type Item = { readonly id: string | null }

export const noItems: Items<never> = { order: [], byKey: {} }

export const isItems = (value: unknown): value is Items<Item> =>
  typeof value === 'object' && value !== null && 'byKey' in value && 'order' in value && Array.isArray(value.order)

/** The key of a loaded item. Keys are never numbers and contain no dots. */
const keyOf = (id: string): string => `id-${id.replaceAll('.', '~')}`

const session = Date.now().toString(36)
let serial = 0
/** The key of a new item; distinct from keys of earlier page loads, which a restored draft may contain. */
export const newKey = (): string => `new-${session}-${(serial += 1)}`

/** Converts a list of the server to items. */
export const itemsOf = <T extends Item>(list: readonly T[]): Items<T> => {
  const entries = list.map((item) => [item.id === null ? newKey() : keyOf(item.id), item] as const)
  return { order: entries.map(([key]) => key), byKey: Object.fromEntries(entries) }
}

/** The items as a list, in their order. */
export const listOf = <T>({ order, byKey }: Items<T>): T[] =>
  order.flatMap((key) => (Object.hasOwn(byKey, key) ? [byKey[key]!] : []))

/** Maps each item; keys and order stay. */
export const mapItems = <T, R>({ order, byKey }: Items<T>, change: (item: T, key: string) => R): Items<R> => ({
  order,
  byKey: Object.fromEntries(Object.entries(byKey).map(([key, item]) => [key, change(item, key)])),
})

/** Sets an item, appending a new one; undefined removes it. */
export function putItem<T>({ order, byKey }: Items<T>, key: string, item: T | undefined): Items<T> {
  if (item === undefined) {
    const { [key]: _gone, ...rest } = byKey
    return { order: order.filter((one) => one !== key), byKey: rest }
  }
  return { order: order.includes(key) ? order : [...order, key], byKey: { ...byKey, [key]: item } }
}
