import { call } from '~/api/client'
import type { ConversationConfig } from '../conversationConfig'
import { loadNewest } from '../delivery/newestEntries'
import { type Reply, replyOf } from './replyOf'

/** Reads a thread and its messages; a failed read is reported for that person alone. */
export async function readReply(
  { endpoints, thread, senderName }: ConversationConfig,
  ownName: string | undefined,
): Promise<Reply> {
  try {
    const ticket = await call(endpoints.find, thread)
    const entries = ticket ? (await loadNewest(endpoints, ticket.messageId)).content : []
    return replyOf(ticket, entries, senderName, ownName)
  } catch {
    return { kind: 'failed' }
  }
}
