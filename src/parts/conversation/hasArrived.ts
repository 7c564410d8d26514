import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '~/api/errors'
import type { Conversation, Ticket } from '~/api/families/conversation'
import { query } from '~/api/queries'

/**
 * Whether a message arrived although its call failed: asked only when the failure leaves it open. When that cannot be
 * known either, it counts as not arrived and the writer decides.
 */
export async function hasArrived<T extends object>(
  client: QueryClient,
  talk: Conversation<T>,
  thread: T,
  ticket: Ticket | null,
  messageText: string,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof ApiError) || error.failure === 'status') return false
  try {
    if (!ticket) {
      const found = await client.fetchQuery({ ...query(talk.find, thread), staleTime: 0 })
      return found?.messageText === messageText
    }
    const entries = query(talk.entries, { messageId: ticket.messageId, page: 0, size: 1_000 })
    const { content } = await client.fetchQuery({ ...entries, staleTime: 0 })
    return content.at(-1)?.messageText === messageText
  } catch {
    return false
  }
}
