/** Whether a value has fields, whatever they are. */
export const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
/** The fields of any value; none where it has none. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (hasFields(value) ? value : {})
/** Whether a value is a list of texts. */
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** The names of an object that has no other fields than its type says. */
export const keysOf = <T extends object>(object: T): (keyof T & string)[] =>
  // The compiler cannot know that there are no others.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.keys(object) as (keyof T & string)[]
/** An object with a value for each of the names. */
export const recordOf = <N extends string, V>(names: readonly N[], valueOf: (name: N) => V): Record<N, V> =>
  // `fromEntries` forgets the names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<N, V>
