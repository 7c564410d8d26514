/** A row that has content: its number in the sheet, its cells as texts by column, and whether Excel hides it. */
export type SheetRow = { line: number; cells: readonly string[]; isHidden: boolean }
/** A cell that cannot be taken at its word: an error value, or a number whose last digits Excel has dropped. */
export type DoubtfulCell = { address: string; text: string }

/** One sheet of a workbook, as Excel shows it in Indonesian. */
export type SheetCells = {
  /** Its name, and those of the other visible sheets. */
  name: string
  others: readonly string[]
  rows: readonly SheetRow[]
  /** Hidden columns, from 0. */
  hiddenColumns: readonly number[]
  /** Addresses of formulas ('B3'), which are never computed, and of merged ranges ('A2:A4'). */
  formulas: readonly string[]
  merged: readonly string[]
  doubtful: readonly DoubtfulCell[]
}
/** A limit of ours that a file can exceed. */
export type SheetLimit = 'bytes' | 'entries' | 'rows' | 'columns' | 'time'
/** What else a file can be that has no sheet to read: encrypted, or of Excel before 2007 under a new name. */
export type OtherKind = 'protected' | 'xls'
type Reason = { limit?: SheetLimit | undefined; kind?: OtherKind | undefined }

/** Thrown for a file that is not a workbook or is too large. */
export class UnreadableSheet extends Error {
  override name = 'UnreadableSheet'
  readonly limit: SheetLimit | undefined
  readonly kind: OtherKind | undefined
  constructor(message: string, { limit, kind, ...options }: ErrorOptions & Reason = {}) {
    super(message, options)
    this.limit = limit
    this.kind = kind
  }
}
