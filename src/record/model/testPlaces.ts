import { isItems, type Item } from '~/record/items'

/** A value as JSON; undefined becomes null. */
export const quoted = (value: unknown): string => JSON.stringify(value ?? null)

/** The values of a version by path; items by id, since keys differ between forms. */
export function placesOf(version: object): Map<string, string> {
  const ofItem = (name: string, key: string, item: Item) =>
    Object.entries(item).flatMap(([field, value]): [string, string][] =>
      field === 'id' ? [] : [[[name, item.id ?? key, field].join('.'), quoted(value)]],
    )
  return new Map(
    Object.entries(version).flatMap(([name, value]): [string, string][] =>
      isItems(value)
        ? Object.entries(value.byKey).flatMap(([key, item]) => ofItem(name, key, item))
        : [[name, quoted(value)]],
    ),
  )
}

/** The paths where two versions differ. */
export const changedPlaces = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((place) => one.get(place) !== other.get(place))
