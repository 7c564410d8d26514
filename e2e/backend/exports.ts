import type { Right } from '~/lib/rights'
import type { Sheet } from './sheet'

/** A file that was asked for; nothing is searched or written before somebody asks for it. */
export type ExportJob = {
  readonly id: string
  readonly family: string
  /** Who started it: nobody else hears of it. */
  readonly username: string
  readonly fileName: string
  /** Whose colleagues may fetch it too, and what it is in the history of a vacancy. */
  readonly history?: Readonly<{
    corporateId: string
    right: Right
    vacancyCode: string
    category: string
    createdBy: string
    startedAt: string
  }>
  /** How many rows there are, found at the first call. */
  readonly count: () => number
  readonly sheet: () => Sheet
  /** How often `latest` has told that it runs, and that only the one before it is there. */
  polls: number
  stale: number
  /** null while it runs. */
  outcome: 'SUCCESS' | 'FAILED' | null
  endedAt?: string
  /** The file, once it was fetched. */
  file?: Promise<Uint8Array>
}
/** The exports of a world: after how many polls they end and how, and for how many `latest` is late. */
export type Exports = { polls: number; result: 'SUCCESS' | 'FAILED'; stale: number; jobs: ExportJob[] }

/** How exports go when nobody has set it. */
export const noExports = (): Exports => ({ polls: 2, result: 'SUCCESS', stale: 0, jobs: [] })
