import { call } from '~/api/client'
import type { ConversationEntry, Ticket } from '~/api/endpointGroups/conversation'
import type { ConversationConfig } from '../conversationConfig'
import { loadNewest } from '../delivery/newestEntries'

/**
 * What a thread says of the candidate's answer: none yet (with the moment of our newest message), answered, or answered
 * and written to again since; `unclear` where nobody can tell whose messages are whose.
 */
export type Reply =
  | { kind: 'noThread' | 'unclear' | 'failed' }
  | { kind: 'waiting' | 'replied' | 'answered'; at: string }

/** Reads a thread: the candidate's messages are those of their name, unless the reader has the same one. */
export function replyOf(
  ticket: Ticket | null,
  entries: readonly ConversationEntry[],
  theirName: string | undefined,
  ownName: string | undefined,
): Reply {
  if (!ticket) return { kind: 'noThread' }
  if (theirName === undefined || theirName === ownName) return { kind: 'unclear' }
  const newest = entries.at(-1)
  const theirs = entries.findLast(({ userName }) => userName === theirName)
  if (!theirs) return { kind: 'waiting', at: newest?.createdDate ?? ticket.createdAt }
  return { kind: theirs === newest ? 'replied' : 'answered', at: theirs.createdDate }
}

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
