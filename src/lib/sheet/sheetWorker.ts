import { type OtherKind, type SheetCells, type SheetLimit, UnreadableSheet } from './sheetCells'
import { readSheet } from './xlsx'

/** What the worker is asked: a file, and the titles of the sheet that is looked for. */
export type SheetQuestion = { file: Uint8Array; titles: readonly string[] }
/** What the worker answers: the cells, or why there are none. */
export type SheetAnswer = { cells: SheetCells } | { limit: SheetLimit | undefined; kind: OtherKind | undefined }

// The global scope of a worker; the page's has the same name and other functions.
const scope = self as unknown as EventTarget & { postMessage: (answer: SheetAnswer) => void }

scope.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<SheetQuestion>
  try {
    scope.postMessage({ cells: readSheet(data.file, data.titles) })
  } catch (error) {
    const { limit, kind } = error instanceof UnreadableSheet ? error : {}
    scope.postMessage({ limit, kind })
  }
})
