/** Whether two values of a field say the same. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which a form says something else than what is saved. */
export function changesOf<V extends object>(saved: V, values: V): Partial<V> {
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, saved[name as keyof V]))
  return Object.fromEntries(changed) as Partial<V>
}

/** Changes as JSON can hold them: a field that was emptied is null. */
export const storableOf = (changes: object): Record<string, unknown> | undefined => {
  const entries = Object.entries(changes).map(([name, value]): [string, unknown] => [name, value ?? null])
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** A line stays text; what may be empty is text, a number or nothing. */
const isPlain = (value: unknown, saved: unknown) =>
  typeof value === 'string' || (typeof saved !== 'string' && (value === undefined || typeof value === 'number'))

/**
 * The kept changes that can stand in a form today: of its fields, of their kind, and different from what is saved. What
 * somebody else saved meanwhile in other fields is not undone by them.
 */
export function restoredChanges<V extends object>(
  kept: unknown,
  saved: V,
  isSound: (value: unknown, saved: unknown) => boolean = isPlain,
): Partial<V> {
  if (typeof kept !== 'object' || kept === null) return {}
  const sound = Object.entries(kept)
    .map(([name, value]): [string, unknown] => [name, value ?? undefined])
    .filter(([name, value]) => Object.hasOwn(saved, name) && isSound(value, saved[name as keyof V]))
  return changesOf(saved, { ...saved, ...Object.fromEntries(sound) })
}
