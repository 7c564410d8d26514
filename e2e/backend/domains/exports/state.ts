import type { Right } from '~/lib/rules/rights'

/** An export; nothing is searched or written before its state or file is requested. */
export type ExportJob = {
  readonly id: string
  /** What is exported: the name of its `ExportKind`. */
  readonly family: string
  /** Who started it; nobody else sees it. */
  readonly username: string
  readonly fileName: string
  /** What was searched, and the origin of the addresses in the file. */
  readonly filters: Readonly<{ corporateId: string }>
  readonly origin: string
  /** Of an export in the history of a vacancy: what it is there, and who may fetch it. */
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
  /** The number of polls answered, and of those that reported the export before. */
  polls: number
  stale: number
  /** null while it runs. */
  outcome: 'SUCCESS' | 'FAILED' | null
  endedAt?: string
}
/** The exports of a world: after how many polls they end and how, and how many polls report the export before. */
export type Exports = { polls: number; result: 'SUCCESS' | 'FAILED'; stale: number; jobs: ExportJob[] }

/** No exports yet; they succeed after two polls. */
export const exportState = (): { exports: Exports } => ({
  exports: { polls: 2, result: 'SUCCESS', stale: 0, jobs: [] },
})
