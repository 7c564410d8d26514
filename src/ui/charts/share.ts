/** One figure of a chart: null where it is not known, which is drawn as nothing and read as '-'. */
export type Share = { id: string; label: string; value: number | null }

/** The known values together. */
export const totalOf = (shares: readonly Share[]): number => shares.reduce((sum, { value }) => sum + (value ?? 0), 0)
/** The largest known value; 0 when there is none. */
export const largestOf = (shares: readonly Share[]): number => Math.max(0, ...shares.map(({ value }) => value ?? 0))
/** What all values make together; null while one of them is not known, so that no part of it can be told. */
export const wholeOf = (shares: readonly Share[]): number | null =>
  shares.some(({ value }) => value === null) ? null : totalOf(shares)
/** Which part of the whole a value is; of nothing, or of what is not known, it is nothing. */
export const partOf = (value: number | null, whole: number | null): number =>
  value === null || whole === null || whole <= 0 ? 0 : Math.max(0, value) / whole
