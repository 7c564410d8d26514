/** Values from one to another share a shade. */
export type Shade = { from: number; to: number }

/**
 * Cuts the values above 0 into at most so many shades with about the same number of values in each; equal values share
 * a shade. Each shade says the least and the greatest value that are really in it.
 */
export function shadesOf(values: readonly (number | null)[], most = 5): Shade[] {
  const sorted = values.filter((value) => value !== null && value > 0).toSorted((a, b) => a! - b!) as number[]
  const shades: Shade[] = []
  for (let n = 0; n < most; n++) {
    const part = sorted.slice(Math.ceil((n * sorted.length) / most), Math.ceil(((n + 1) * sorted.length) / most))
    const rest = part.filter((value) => value > (shades.at(-1)?.to ?? 0))
    if (rest.length > 0) shades.push({ from: rest[0]!, to: rest.at(-1)! })
  }
  return shades
}

/** The place of a value among the shades, from 0; undefined for 0 and for what is not known. */
export function shadeOf(value: number | null, shades: readonly Shade[]): number | undefined {
  const at = value === null ? -1 : shades.findIndex(({ from, to }) => value >= from && value <= to)
  return at < 0 ? undefined : at
}
