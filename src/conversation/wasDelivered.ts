import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '~/api/errors'
import type { Conversation, Ticket } from '~/api/endpointGroups/conversation'
import { query } from '~/api/queries'
import { newestEntries } from './newestEntries'

type Sent<T extends object> = {
  talk: Conversation<T>
  thread: T
  ticket: Ticket | null
  messageText: string
  /** How many later messages the thread had before; undefined when nobody had looked. */
  before: number | undefined
}

/** How many later messages a thread is known to have. */
export const countBefore = <T extends object>(client: QueryClient, talk: Conversation<T>, ticket: Ticket | null) =>
  ticket ? client.getQueryData(newestEntries(talk, ticket.messageId).queryKey)?.total : undefined

/**
 * Whether a message was delivered although its call failed; checked only when the failure is ambiguous. When that cannot be
 * known either, it counts as not arrived and the writer decides.
 */
export async function wasDelivered<T extends object>(
  client: QueryClient,
  { talk, thread, ticket, messageText, before }: Sent<T>,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof ApiError) || error.failure === 'status') return false
  try {
    if (!ticket) {
      const found = await client.fetchQuery({ ...query(talk.find, thread), staleTime: 0 })
      return found?.messageText === messageText
    }
    const { content, total } = await client.fetchQuery({ ...newestEntries(talk, ticket.messageId), staleTime: 0 })
    // The same words may be there from before: only newer messages count.
    const since = total - (before ?? total - 1)
    return since > 0 && content.slice(-since).some((entry) => entry.messageText === messageText)
  } catch {
    return false
  }
}
