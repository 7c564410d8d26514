import { type SheetCells, type SheetLimit, UnreadableSheet } from './sheetCells'
import { readSheet } from './xlsx'

/** What the worker answers: the cells, or why there are none. */
export type SheetAnswer = { cells: SheetCells } | { limit: SheetLimit | undefined }

// The global scope of a worker; the page's has the same name and other functions.
const scope = self as unknown as EventTarget & { postMessage: (answer: SheetAnswer) => void }

scope.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<Uint8Array>
  try {
    scope.postMessage({ cells: readSheet(data) })
  } catch (error) {
    scope.postMessage({ limit: error instanceof UnreadableSheet ? error.limit : undefined })
  }
})
