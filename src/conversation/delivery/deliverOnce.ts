import { mayHaveArrived } from '~/api/errors'
import type { Attempt } from '~/record/useTextDraft'

/** A draft that keeps the last attempt at sending it. */
type Draft = { attempt: Attempt | undefined; noteAttempt: (sent: Attempt | undefined) => void }
type Work = {
  /** Whether it is there by now; fails when nobody can tell. */
  hasArrived: (sent: Attempt) => Promise<boolean>
  send: () => Promise<unknown>
}

/**
 * Sends a message once: the same text whose answer never came is looked for before it is sent again. Answers 'found'
 * when it was there already.
 */
export async function deliverOnce(
  { attempt, noteAttempt }: Draft,
  message: Attempt,
  { hasArrived, send }: Work,
): Promise<'sent' | 'found'> {
  const earlier = attempt?.messageText === message.messageText ? attempt : undefined
  const sent = earlier ?? message
  if (earlier && (await hasArrived(earlier))) return 'found'
  // Before it leaves: the page may be loaded anew before the answer.
  noteAttempt(sent)
  try {
    await send()
  } catch (error) {
    if (!mayHaveArrived(error)) noteAttempt(undefined)
    // Looked for at once; while the line is down, the next press looks again.
    else if (await hasArrived(sent).catch(() => false)) return 'sent'
    throw error
  }
  return 'sent'
}
