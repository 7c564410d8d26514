import { orAborted } from '../inParallel'
import { type SheetCells, UnreadableSheet } from './sheetCells'
import type { SheetAnswer, SheetQuestion } from './sheetWorker'

/** A file that takes longer is given up (security list T12). */
const MAX_MS = 10_000

type Options = { signal: AbortSignal; onRows: (count: number) => void }

/**
 * Reads a sheet as `readSheet` does, in a worker, so that no file can stop the page; it is ended after ten seconds, and
 * by the signal.
 */
export async function readInWorker(
  file: Uint8Array,
  wish: Omit<SheetQuestion, 'file'>,
  { signal, onRows }: Options,
): Promise<SheetCells> {
  // It may have been given up while its bytes were read.
  signal.throwIfAborted()
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<SheetCells>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
      if ('rowCount' in data) onRows(data.rowCount)
      else if ('cells' in data) resolve(data.cells)
      else reject(new UnreadableSheet('not read', data))
    })
    worker.addEventListener('error', () => reject(new Error('worker not loaded')))
    timer = setTimeout(() => reject(new UnreadableSheet('too slow', { limit: 'time' })), MAX_MS)
    worker.postMessage({ file, ...wish } satisfies SheetQuestion)
  })
  return orAborted(answer, signal).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
