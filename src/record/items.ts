/**
 * A list within a record, by keys of our own: ids of the server may be numbers or hold dots, which are paths in a form
 * library, and a new item has none. An item keeps its key when it gets its id, so that its fields stay mounted.
 */
export type Items<T> = { readonly order: readonly string[]; readonly byKey: Readonly<Record<string, T>> }
/** An item as the server knows it; `id` is null until it is saved. */
export type Item = { readonly id: string | null }

export const noItems: Items<never> = { order: [], byKey: {} }

export const isItems = (value: unknown): value is Items<Item> =>
  typeof value === 'object' && value !== null && 'byKey' in value && 'order' in value && Array.isArray(value.order)

/** The key of an item that was loaded. No key is a number or holds a dot. */
const keyOf = (id: string): string => `id-${id.replaceAll('.', '~')}`

const session = Date.now().toString(36)
let serial = 0
/** The key of a new item; differs from those of earlier pages, which a restored draft may hold. */
export const newKey = (): string => `new-${session}-${(serial += 1)}`

/** A list of the server as items. */
export const itemsOf = <T extends Item>(list: readonly T[]): Items<T> => {
  const entries = list.map((item) => [item.id === null ? newKey() : keyOf(item.id), item] as const)
  return { order: entries.map(([key]) => key), byKey: Object.fromEntries(entries) }
}

/** The items in their order. */
export const listOf = <T>({ order, byKey }: Items<T>): T[] =>
  order.flatMap((key) => (Object.hasOwn(byKey, key) ? [byKey[key]!] : []))

/** Each item as something else; keys and order stay. */
export const mapItems = <T, R>({ order, byKey }: Items<T>, change: (item: T, key: string) => R): Items<R> => ({
  order,
  byKey: Object.fromEntries(Object.entries(byKey).map(([key, item]) => [key, change(item, key)])),
})

/** Sets an item, at the end when it is new; undefined takes it out. */
export function putItem<T>({ order, byKey }: Items<T>, key: string, item: T | undefined): Items<T> {
  if (item === undefined) {
    const { [key]: _gone, ...rest } = byKey
    return { order: order.filter((one) => one !== key), byKey: rest }
  }
  return { order: order.includes(key) ? order : [...order, key], byKey: { ...byKey, [key]: item } }
}
