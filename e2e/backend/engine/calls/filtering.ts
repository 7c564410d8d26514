/** Whether a stored record matches. */
export type Test<Kept> = (kept: Kept) => boolean
/** Makes the predicate of one filter from its value; `filters` has its companions. undefined: no restriction. */
export type Matcher<Kept, Wanted, Where> = (wanted: Wanted, filters: Where) => Test<Kept> | undefined
/** How each filter matches a stored record; a filter without a matcher does not compile. */
export type Matchers<Kept, Where> = {
  readonly [N in keyof Where]-?: Matcher<Kept, NonNullable<Where[N]>, Where>
}

type Read<Kept, Value> = (kept: Kept) => Value | null | undefined

/** The text contains the wanted one, case-insensitively. */
export const contains =
  <Kept>(read: Read<Kept, string>) =>
  (wanted: string): Test<Kept> => {
    // A case-insensitive pattern is several times faster than lower-casing every record.
    const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i')
    return (kept) => {
      const text = read(kept)
      return text != null && pattern.test(text)
    }
  }

/** Caches the result per value: many people share few lists. */
function memoize<Value>(test: (value: Value) => boolean): (value: Value) => boolean {
  const known = new Map<Value, boolean>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const now = test(value)
    known.set(value, now)
    return now
  }
}

/** One of the texts contains the wanted one, case-insensitively. */
export const someContains =
  <Kept>(read: (kept: Kept) => readonly string[]) =>
  (wanted: string): Test<Kept> => {
    const holds = contains<string>((text) => text)(wanted)
    const someHolds = memoize((texts: readonly string[]) => texts.some(holds))
    return (kept) => someHolds(read(kept))
  }

/** The value equals the wanted one. */
export const equals =
  <Kept, Value>(read: Read<Kept, Value>) =>
  (wanted: Value): Test<Kept> =>
  (kept) =>
    read(kept) === wanted

/** One of the values is among the wanted ones. */
export const anyOf =
  <Kept>(read: (kept: Kept) => readonly string[]) =>
  (wanted: readonly string[]): Test<Kept> => {
    const hasOne = memoize((values: readonly string[]) => values.some((value) => wanted.includes(value)))
    return (kept) => hasOne(read(kept))
  }

/** The value is at least the wanted one; false for an unknown value. */
export const least =
  <Kept>(read: Read<Kept, number>) =>
  (wanted: number): Test<Kept> =>
  (kept) =>
    (read(kept) ?? -Infinity) >= wanted

/** The value is at most the wanted one; false for an unknown value. */
export const most =
  <Kept>(read: Read<Kept, number>) =>
  (wanted: number): Test<Kept> =>
  (kept) =>
    (read(kept) ?? Infinity) <= wanted

const operators: Readonly<Record<string, <V extends string | number>(kept: V, wanted: V) => boolean>> = {
  '1': (kept, wanted) => kept >= wanted,
  '2': (kept, wanted) => kept <= wanted,
  '3': (kept, wanted) => kept !== wanted,
  '4': (kept, wanted) => kept === wanted,
}
/** Compares the value to the wanted one by the companion operator; false for an unknown value. */
export const compares =
  <Kept, Value extends string | number, Wanted, Where>(
    read: Read<Kept, Value>,
    operator: (filters: Where) => string | undefined,
    valueOf: (wanted: Wanted) => Value,
  ) =>
  (wanted: Wanted, filters: Where): Test<Kept> | undefined => {
    const holds = operators[operator(filters) ?? '']
    const limit = valueOf(wanted)
    return (
      holds &&
      ((kept) => {
        const value = read(kept)
        return value != null && holds(value, limit)
      })
    )
  }

/** Matcher of a filter that only modifies another filter. */
export const companion = (): undefined => undefined

/** The predicates of the given filters. */
export const testsOf = <Kept, Where extends object>(matchers: Matchers<Kept, Where>, filters: Where): Test<Kept>[] =>
  (Object.keys(matchers) as (keyof Where)[]).flatMap((name) => {
    const wanted = filters[name]
    if (wanted === undefined || wanted === null) return []
    return matchers[name](wanted, filters) ?? []
  })

/** The records that pass every predicate. */
export const passing = <Kept>(kept: readonly Kept[], tests: readonly Test<Kept>[]): Kept[] =>
  kept.filter((one) => tests.every((passes) => passes(one)))

/** Adapts matchers to a record that contains the matched one. */
export const liftedTo = <Kept, Inner, Where>(
  matchers: Matchers<Inner, Where>,
  read: (kept: Kept) => Inner,
): Matchers<Kept, Where> =>
  Object.fromEntries(
    Object.entries(matchers as Record<string, Matcher<Inner, unknown, Where>>).map(([name, matcher]) => [
      name,
      (wanted: unknown, filters: Where) => {
        const passes = matcher(wanted, filters)
        return passes && ((kept: Kept) => passes(read(kept)))
      },
    ]),
    // The keys are unchanged; `Object.fromEntries` loses their type.
  ) as unknown as Matchers<Kept, Where>
