/** Whether a stored record matches. */
export type Predicate<Item> = (item: Item) => boolean
/** Makes the predicate of one filter from its value; `filters` has its companions. undefined: no restriction. */
export type Matcher<Item, Wanted, Filters> = (wanted: Wanted, filters: Filters) => Predicate<Item> | undefined
/** How each filter matches a stored record; a filter without a matcher does not compile. */
export type Matchers<Item, Filters> = {
  readonly [N in keyof Filters]-?: Matcher<Item, NonNullable<Filters[N]>, Filters>
}

type Getter<Item, Value> = (item: Item) => Value | null | undefined

/** The text contains the wanted one, case-insensitively; a blank stands for any run of blanks, no-break spaces included. */
export const contains =
  <Item>(read: Getter<Item, string>) =>
  (wanted: string): Predicate<Item> => {
    // A case-insensitive pattern is several times faster than lower-casing every record.
    const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(/[^\S\n]+/g, '[^\\S\\n]+'), 'i')
    return (item) => {
      const text = read(item)
      return text != null && pattern.test(text)
    }
  }

/** Caches the result per value: many people share few lists. */
function memoize<Value>(test: (value: Value) => boolean): (value: Value) => boolean {
  const cache = new Map<Value, boolean>()
  return (value) => {
    const cached = cache.get(value)
    if (cached !== undefined) return cached
    const result = test(value)
    cache.set(value, result)
    return result
  }
}

/** One of the texts contains the wanted one, case-insensitively. */
export const someContains =
  <Item>(read: (item: Item) => readonly string[]) =>
  (wanted: string): Predicate<Item> => {
    const holds = contains<string>((text) => text)(wanted)
    const someHolds = memoize((texts: readonly string[]) => texts.some(holds))
    return (item) => someHolds(read(item))
  }

/** The value equals the wanted one. */
export const equals =
  <Item, Value>(read: Getter<Item, Value>) =>
  (wanted: Value): Predicate<Item> =>
  (item) =>
    read(item) === wanted

/** One of the values is among the wanted ones. */
export const anyOf =
  <Item>(read: (item: Item) => readonly string[]) =>
  (wanted: readonly string[]): Predicate<Item> => {
    const hasOne = memoize((values: readonly string[]) => values.some((value) => wanted.includes(value)))
    return (item) => hasOne(read(item))
  }

/** The value is at least the wanted one; false for an unknown value. */
export const atLeast =
  <Item>(read: Getter<Item, number>) =>
  (wanted: number): Predicate<Item> =>
  (item) =>
    (read(item) ?? -Infinity) >= wanted

/** The value is at most the wanted one; false for an unknown value. */
export const atMost =
  <Item>(read: Getter<Item, number>) =>
  (wanted: number): Predicate<Item> =>
  (item) =>
    (read(item) ?? Infinity) <= wanted

const operators: Readonly<Record<string, <V extends string | number>(item: V, wanted: V) => boolean>> = {
  '1': (item, wanted) => item >= wanted,
  '2': (item, wanted) => item <= wanted,
  '3': (item, wanted) => item !== wanted,
  '4': (item, wanted) => item === wanted,
}
/** Compares the value to the wanted one by the companion operator; false for an unknown value. */
export const compares =
  <Item, Value extends string | number, Wanted, Filters>(
    read: Getter<Item, Value>,
    operator: (filters: Filters) => string | undefined,
    valueOf: (wanted: Wanted) => Value,
  ) =>
  (wanted: Wanted, filters: Filters): Predicate<Item> | undefined => {
    const holds = operators[operator(filters) ?? '']
    const limit = valueOf(wanted)
    return (
      holds &&
      ((item) => {
        const value = read(item)
        return value != null && holds(value, limit)
      })
    )
  }

/** Matcher of a filter that only modifies another filter. */
export const companion = (): undefined => undefined

/** The predicates of the given filters. */
export const predicatesOf = <Item, Filters extends object>(
  matchers: Matchers<Item, Filters>,
  filters: Filters,
): Predicate<Item>[] =>
  (Object.keys(matchers) as (keyof Filters)[]).flatMap((name) => {
    const wanted = filters[name]
    if (wanted === undefined || wanted === null) return []
    return matchers[name](wanted, filters) ?? []
  })

/** The records that pass every predicate. */
export const passingAll = <Item>(item: readonly Item[], tests: readonly Predicate<Item>[]): Item[] =>
  item.filter((one) => tests.every((passes) => passes(one)))

/** Adapts matchers to a record that contains the matched one. */
export const liftMatchers = <Item, Inner, Filters>(
  matchers: Matchers<Inner, Filters>,
  read: (item: Item) => Inner,
): Matchers<Item, Filters> =>
  Object.fromEntries(
    Object.entries(matchers as Record<string, Matcher<Inner, unknown, Filters>>).map(([name, matcher]) => [
      name,
      (wanted: unknown, filters: Filters) => {
        const passes = matcher(wanted, filters)
        return passes && ((item: Item) => passes(read(item)))
      },
    ]),
    // The keys are unchanged; `Object.fromEntries` loses their type.
  ) as unknown as Matchers<Item, Filters>
