import { isItems, type Item, type Items, putItem } from './items'
import { fieldsOf, keysOf } from '~/lib/fields'

/** A path in a record: a field, an item of a list, a field of an item, or a list's 'order'. */
export type Path = readonly string[]
/** Picks one of several versions' values at a path; a value is undefined if the version does not have the item. */
type Decide = <T>(values: readonly T[], path: Path) => T | undefined

/** Deep equality; null equals undefined, since JSON drops undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null]
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isSame(fieldsOf(a)[name], fieldsOf(b)[name]))
}

/** The fields in which two versions differ. */
export const changedNames = <V extends object>(one: V, other: V): (keyof V & string)[] =>
  keysOf(one).filter((name) => !isSame(one[name], other[name]))

export const pick = <V extends object>(version: V, names: readonly (keyof V & string)[]): Partial<V> =>
  // `fromEntries` forgets the names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(names.map((name) => [name, version[name]])) as Partial<V>

/** Inserts the keys that `order` lacks after their predecessors in `list`. Changes `order` in place. */
function insertMissing(order: string[], list: readonly string[], exists: (key: string) => boolean): void {
  let place = 0
  for (const key of list) {
    const found = order.indexOf(key)
    if (found >= 0) place = found + 1
    else if (exists(key)) order.splice(place++, 0, key)
  }
}

function zipItems(lists: readonly Items<Item>[], path: Path, decide: Decide): Items<Item> {
  const keys = [...new Set(lists.flatMap(({ order }) => order))]
  const itemIn = (list: Items<Item>, key: string) => (Object.hasOwn(list.byKey, key) ? list.byKey[key] : undefined)
  const byKey: Record<string, Item> = {}
  for (const key of keys) {
    const items = lists.map((list) => itemIn(list, key))
    const item = items.every((one) => one !== undefined)
      ? zip(items, (values, rest) => decide(values, [...path, key, ...rest]))
      : decide(items, [...path, key])
    if (item) byKey[key] = item
  }
  const exists = (key: string) => Object.hasOwn(byKey, key)
  const isCommon = (key: string) => exists(key) && lists.every((list) => itemIn(list, key) !== undefined)
  const orders = lists.map(({ order }) => order.filter(isCommon))
  const order = [...decide(orders, [...path, 'order'])!]
  for (const list of lists) insertMissing(order, list.order, exists)
  return { order, byKey }
}

/**
 * Combines several versions field by field: within lists item by item, and within an item that all versions have field
 * by field. Fields not in `names` are those of the first version.
 */
export function zip<V extends object>(
  versions: readonly V[],
  decide: Decide,
  names: readonly string[] = [...new Set(versions.flatMap(keysOf))],
): V {
  const entries = names.map((name) => {
    const values = versions.map((version) => fieldsOf(version)[name])
    const made = values.every(isItems) ? zipItems(values, [name], decide) : decide(values, [name])
    // Keeps the reference of an unchanged value, so that comparing and rendering stay cheap.
    return [name, values.find((value) => isSame(value, made)) ?? made]
  })
  return { ...versions[0]!, ...Object.fromEntries(entries) }
}

/** The value at a path; undefined if an item is missing. */
export function valueAt(version: object, [name = '', key, field]: Path): unknown {
  const value = fieldsOf(version)[name]
  if (key === undefined || !isItems(value)) return value
  if (key === 'order') return value.order
  const item = Object.hasOwn(value.byKey, key) ? value.byKey[key] : undefined
  return field === undefined ? item : fieldsOf(item)[field]
}

/** A copy of the version with another value at a path; an undefined item is removed. */
export function put<V extends object>(version: V, path: Path, value: unknown): V {
  const [name = '', key, field] = path
  const list = fieldsOf(version)[name]
  if (key === undefined || !isItems(list)) return { ...version, [name]: value }
  if (key === 'order') return { ...version, [name]: { ...list, order: value } }
  if (field === undefined) return { ...version, [name]: putItem(list, key, value) }
  const item = valueAt(version, [name, key])
  return item ? { ...version, [name]: putItem<unknown>(list, key, { ...item, [field]: value }) } : version
}
