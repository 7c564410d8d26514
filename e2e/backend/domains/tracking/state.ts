import type { SheetChange } from '~/api/contract/sheetChanges'
import type { Vacancy } from '../vacancies/seed'

/** The result of one row of an uploaded sheet. */
type Outcome = Readonly<{ at: string; email: string | null; stage: string | null; status: string }>
/** An uploaded sheet of changes; its rows are applied after the configured number of polls. */
export type Upload = {
  readonly id: string
  readonly vacancy: Vacancy
  readonly username: string
  readonly createdBy: string
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly changes: readonly SheetChange[]
  polls: number
  status: 'SUCCESS' | 'FAILED' | null
  outcomes: readonly Outcome[]
}

/** Uploaded sheets, oldest first. */
export const trackingState = () => ({ uploads: [] as Upload[] })
