/** The first sheet of a workbook: its cells as texts, row by row, and the addresses of formulas ('B3'). */
export type SheetCells = { rows: readonly (readonly string[])[]; formulas: readonly string[] }
/** A limit of ours that a file can exceed. */
export type SheetLimit = 'bytes' | 'entries' | 'rows' | 'columns' | 'time'
/** Thrown for a file that is not a workbook or is too large. */
export class UnreadableSheet extends Error {
  override name = 'UnreadableSheet'
  /** `limit`: the limit of ours that the file exceeds, if that is the reason. */
  constructor(message: string, { limit, ...options }: ErrorOptions & { limit?: SheetLimit } = {}) {
    super(message, options)
    this.limit = limit
  }
  readonly limit: SheetLimit | undefined
}
