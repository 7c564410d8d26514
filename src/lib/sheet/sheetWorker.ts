import '../polyfills'
import { type OtherKind, type SheetCells, type SheetLimit, UnreadableSheet } from './sheetCells'
import { readSheet, type SheetWish } from './xlsx'

/** What the worker is asked: a file, which sheet of it, and which columns. */
export type SheetQuestion = { file: Uint8Array } & Omit<SheetWish, 'onRows'>
/** What the worker answers: how many rows it has read so far, and in the end the cells, or why there are none. */
export type SheetAnswer =
  | { rowCount: number }
  | { cells: SheetCells }
  | { limit: SheetLimit | undefined; kind: OtherKind | undefined }

// The global scope of a worker; the page's has the same name and other functions.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const scope = self as unknown as EventTarget & { postMessage: (answer: SheetAnswer) => void }

scope.addEventListener('message', (event) => {
  // The page sends nothing else.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { file, ...wish } = (event as MessageEvent<SheetQuestion>).data
  try {
    scope.postMessage({ cells: readSheet(file, { ...wish, onRows: (rowCount) => scope.postMessage({ rowCount }) }) })
  } catch (error) {
    const { limit, kind } = error instanceof UnreadableSheet ? error : {}
    scope.postMessage({ limit, kind })
  }
})
