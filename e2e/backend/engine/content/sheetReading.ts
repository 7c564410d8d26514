import { Worker } from 'node:worker_threads'
import { type SheetCells, UnreadableSheet } from '~/lib/sheet/sheetCells'
import type { SheetOutcome, SheetTask } from './sheetReader'
// The linter looks past the query at the module itself.
// oxlint-disable-next-line import/default
import program from './sheetReader?program'

/** A file that takes longer is given up (security list T12). */
const MAX_MS = 10_000
/** Memory of a worker, in MB; a file that needs more is given up, too. */
const MAX_MEMORY = 1_024

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads an uploaded sheet in a worker, so that other calls are answered meanwhile; one at a time, so that no number of
 * files takes all processors. Rejects with UnreadableSheet.
 */
export function readSheetApart(task: SheetTask): Promise<SheetCells> {
  const reading = last.then(() => readInWorker(task))
  last = reading.catch(() => {})
  return reading
}

async function readInWorker(task: SheetTask): Promise<SheetCells> {
  const worker = new Worker(program, {
    eval: true,
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
  })
  const giveUp = setTimeout(() => void worker.terminate(), MAX_MS)
  try {
    return await new Promise<SheetCells>((resolve, reject) => {
      worker.once('message', (outcome: SheetOutcome) =>
        'cells' in outcome ? resolve(outcome.cells) : reject(new UnreadableSheet(outcome.unreadable)),
      )
      worker.once('error', (cause) => reject(new UnreadableSheet('reading failed', { cause })))
      worker.once('exit', () => reject(new UnreadableSheet('too slow', { limit: 'time' })))
    })
  } finally {
    clearTimeout(giveUp)
    await worker.terminate()
  }
}
