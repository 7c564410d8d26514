import type { WriteAction } from './endpoint'

/** A write being sent: what action it is, its input, and context from its sender. */
export type SentWrite = { action?: WriteAction | undefined; input: object; context?: object | undefined }
/** Outcome of a write. */
export type WriteOutcome = { result?: unknown; error?: unknown }
/** Called with the outcome of a write. */
export type OnWriteEnd = (ended: WriteOutcome) => void

const listeners = new Set<(sent: SentWrite) => OnWriteEnd>()

/** Calls the listener for each write of this page, and the function it returns when the write ends. Returns unsubscribe. */
export function onWrite(listener: (sent: SentWrite) => OnWriteEnd): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** Announces a write being sent; the returned functions are to be called with its outcome. */
export const announceWrite = (sent: SentWrite): OnWriteEnd[] => [...listeners].map((listen) => listen(sent))
