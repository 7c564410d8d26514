/** A write being sent: the endpoint's name, its input, and context from its sender. */
export type Sent = { name: string; input: object; about?: object | undefined }
/** Outcome of a write. */
export type Ended = { result?: unknown; error?: unknown }
/** Called with the outcome of a write. */
export type WriteEnd = (ended: Ended) => void

const listeners = new Set<(sent: Sent) => WriteEnd>()

/** Calls the listener for each write of this page, and the function it returns when the write ends. Returns unsubscribe. */
export function onWrite(listener: (sent: Sent) => WriteEnd): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** Announces a write being sent; the returned functions are to be called with its outcome. */
export const announceWrite = (sent: Sent): WriteEnd[] => [...listeners].map((listen) => listen(sent))
