/** A write that leaves: the endpoint's name, what it is given, and what its sender says of it besides. */
export type Sent = { name: string; input: object; about?: object | undefined }
/** How a write ended. */
export type Ended = { result?: unknown; error?: unknown }
/** Called with the outcome of a write. */
export type WriteEnd = (ended: Ended) => void

const listeners = new Set<(sent: Sent) => WriteEnd>()

/** Calls for each write that leaves from this page, and its answer for how it ended; returns how to stop. */
export function onWrite(listener: (sent: Sent) => WriteEnd): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** Announces a write that leaves; the returned functions are called when it has ended. */
export const announceWrite = (sent: Sent): WriteEnd[] => [...listeners].map((listen) => listen(sent))
