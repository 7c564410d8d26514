/** A seeded random number generator: the same seed gives the same choices on every machine. */
export type Random = ReturnType<typeof randomFrom>

/** Mulberry32 behind a mixed seed, so that neighbouring seeds share nothing visible. */
export function randomFrom(seed: number) {
  let state = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b) ^ 0x9e3779b9
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    /** A whole number from 0 up to, not including, `limit`. */
    below,
    between: (least: number, most: number): number => least + below(most - least + 1),
    chance: (share: number): boolean => next() < share,
    pick: <T>(list: readonly T[]): T => {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('Nothing to pick from')
      return found
    },
    /** Up to `count` different entries, in list order from a random start. */
    some: <T>(list: readonly T[], count: number): T[] => {
      const taken = new Set<T>()
      for (let i = 0; i < count; i++) taken.add(list[below(list.length)]!)
      return [...taken]
    },
  }
}

/** A seed derived from a text. */
export const seedOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) | 0

/** Repeats each entry as often as its weight. */
export const spread = <T>(weighted: readonly (readonly [T, number])[]): readonly T[] =>
  weighted.flatMap(([entry, weight]) => Array.from({ length: weight }, () => entry))
