import type { QueryClient } from '@tanstack/react-query'
import type { Conversation, Ticket } from '~/api/endpointGroups/conversation'
import { query } from '~/api/queries'
import type { Attempt } from '~/record/useTextDraft'
import { newestEntries } from './newestEntries'

type Sent<T extends object> = {
  endpoints: Conversation<T>
  thread: T
  ticket: Ticket | null
} & Attempt

/** How many later messages a thread is known to have. */
export const countBefore = <T extends object>(client: QueryClient, endpoints: Conversation<T>, ticket: Ticket | null) =>
  ticket ? client.getQueryData(newestEntries(endpoints, ticket.messageId).queryKey)?.total : undefined

/** Whether a message whose call was not answered has arrived all the same. Fails when nobody can tell. */
export async function wasDelivered<T extends object>(
  client: QueryClient,
  { endpoints, thread, ticket, messageText, before }: Sent<T>,
): Promise<boolean> {
  if (!ticket) {
    const found = await client.fetchQuery({ ...query(endpoints.find, thread), staleTime: 0 })
    return found?.messageText === messageText
  }
  // Sent as a first message: the thread may be its own.
  if (before === undefined && ticket.messageText === messageText) return true
  const { content, total } = await client.fetchQuery({ ...newestEntries(endpoints, ticket.messageId), staleTime: 0 })
  // The same words may be there from before: only newer messages count.
  const since = total - (before ?? total - 1)
  return since > 0 && content.slice(-since).some((entry) => entry.messageText === messageText)
}
