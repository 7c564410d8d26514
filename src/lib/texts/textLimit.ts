import { numberText } from './numbers'

/** The error of a text of more than `limit` characters; undefined if it fits (ruling 'long texts'). */
export const tooLong = (text: string, limit: number): string | undefined =>
  text.length > limit ? `Paling banyak ${numberText(limit)} karakter` : undefined

/** The errors of the fields of a record that exceed their limits. */
export const longTexts = <N extends string>(
  values: Readonly<Record<NoInfer<N>, string>>,
  limits: Readonly<Record<N, number>>,
): Partial<Record<N, string | undefined>> =>
  Object.fromEntries(
    Object.keys(limits).map((name) => [name, tooLong(values[name as N], limits[name as N])]),
  ) as Partial<Record<N, string | undefined>>
