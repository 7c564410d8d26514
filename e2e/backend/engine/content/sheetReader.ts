import { parentPort, workerData } from 'node:worker_threads'
import { type SheetCells, UnreadableSheet } from '~/lib/sheet/sheetCells'
import { readSheet } from '~/lib/sheet/xlsx'

/** What the worker is given, and what it tells. */
export type SheetTask = { bytes: Uint8Array; titles: readonly string[] }
export type SheetOutcome = { cells: SheetCells } | { unreadable: string }

// The program of a worker: reads one sheet and ends.
const { bytes, titles } = workerData as SheetTask
const tell = (outcome: SheetOutcome) => parentPort!.postMessage(outcome)
try {
  tell({ cells: readSheet(bytes, { titles }) })
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error
  tell({ unreadable: error.message })
}
