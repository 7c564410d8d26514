/** One figure of a chart: null where it is not known, which is drawn as nothing and read as '-'. */
export type Share = { id: string; label: string; value: number | null }

/** The known values together. */
export const totalOf = (shares: readonly Share[]): number => shares.reduce((sum, { value }) => sum + (value ?? 0), 0)
/** The largest known value; 0 when there is none. */
export const largestOf = (shares: readonly Share[]): number => Math.max(0, ...shares.map(({ value }) => value ?? 0))
/** Which part of the whole a value is; of nothing it is nothing. */
export const partOf = (value: number | null, whole: number): number =>
  value === null || whole <= 0 ? 0 : Math.max(0, value) / whole
