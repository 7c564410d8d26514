import { type SheetCells, UnreadableSheet } from './sheetCells'
import type { SheetAnswer, SheetQuestion } from './sheetWorker'

/** A file that takes longer is given up (security list T12). */
const MAX_MS = 10_000

/** Reads a sheet as `readSheet` does, in a worker that is ended after ten seconds, so that no file can stop the page. */
export function readInWorker(file: Uint8Array, titles: readonly string[]): Promise<SheetCells> {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<SheetCells>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) =>
      'cells' in data ? resolve(data.cells) : reject(new UnreadableSheet('not read', data)),
    )
    worker.addEventListener('error', () => reject(new Error('worker not loaded')))
    timer = setTimeout(() => reject(new UnreadableSheet('too slow', { limit: 'time' })), MAX_MS)
    worker.postMessage({ file, titles } satisfies SheetQuestion)
  })
  return answer.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
