import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { escapeFormula } from '~/lib/rules/formulas'

/** A table to be written; rows are made lazily, one by one. */
export type Sheet = Readonly<{
  name: string
  titles: readonly string[]
  count: number
  row: (number: number) => readonly string[]
}>

/** The media type of a sheet. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Maximum number of rows; a longer sheet is cut, and its last row says so. */
export const MAX_ROWS = 50_000
/** Rows per batch; other calls are answered in between. */
const SLICE = 1000

// Writing a sheet is one long task, so it runs in a worker. The worker is a string, so that bundlers need not know it.
const writer = `
const { parentPort, workerData } = require('node:worker_threads')
const rows = []
parentPort.on('message', async (slice) => {
  if (slice) return void rows.push(...slice)
  const { default: write } = require(workerData.library)
  const file = await write(rows, { sheet: workerData.name, stickyRowsCount: 1 }).toBuffer()
  parentPort.postMessage(new Uint8Array(file))
  parentPort.close()
})`
const require = createRequire(import.meta.url)
const library = require.resolve('write-excel-file/node')

/** Writes a sheet as .xlsx without blocking other calls. */
export async function xlsxOf({ name, titles, count, row }: Sheet): Promise<Uint8Array> {
  const worker = new Worker(writer, { eval: true, workerData: { library, name } })
  const file = new Promise<Uint8Array>((done, failed) => {
    worker.once('message', done).once('error', failed)
  })
  worker.postMessage([titles.map((value) => ({ value, fontWeight: 'bold' }))])
  const written = Math.min(count, MAX_ROWS)
  for (let from = 0; from < written; from += SLICE) {
    const size = Math.min(SLICE, written - from)
    // Not needed in a sheet, whose cells are texts, but where it is saved as CSV.
    worker.postMessage(Array.from({ length: size }, (_, i) => row(from + i).map((text) => escapeFormula(text) || null)))
    await new Promise((next) => setImmediate(next))
  }
  if (count > written) worker.postMessage([[`Hanya ${written} dari ${count} baris yang dimuat`]])
  worker.postMessage(null)
  return file
}
