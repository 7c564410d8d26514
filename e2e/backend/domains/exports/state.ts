import type { Right } from '~/lib/rules/rights'

/** An export; the search and the sheet are lazy, on the first request of its state or file. */
export type ExportJob = {
  readonly id: string
  /** The name of its `ExportKind`. */
  readonly family: string
  /** The owner; others do not see it. */
  readonly username: string
  readonly fileName: string
  /** The filters of the search, and the origin of the addresses in the file. */
  readonly filters: Readonly<{ corporateId: string }>
  readonly origin: string
  /** Set if it is listed in a vacancy's history: its entry there, and the right to fetch it. */
  readonly history?: Readonly<{
    corporateId: string
    right: Right
    vacancyCode: string
    category: string
    createdBy: string
    startedAt: string
  }>
  /** The number of rows, once counted. */
  count?: number
  /** The number of polls answered, and of those that reported the previous export. */
  polls: number
  stale: number
  /** null while running. */
  outcome: 'SUCCESS' | 'FAILED' | null
  endedAt?: string
}
/** The exports of a world: number of polls until they end, their outcome, and polls that report the previous export. */
export type Exports = { polls: number; result: 'SUCCESS' | 'FAILED'; stale: number; jobs: ExportJob[] }

/** No exports yet; they succeed after two polls. */
export const exportState = (): { exports: Exports } => ({
  exports: { polls: 2, result: 'SUCCESS', stale: 0, jobs: [] },
})
