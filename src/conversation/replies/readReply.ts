import { call } from '~/api/client'
import type { ConversationEntry, Ticket } from '~/api/endpointGroups/conversation'
import type { ConversationConfig } from '../conversationConfig'
import { loadNewest } from '../delivery/newestEntries'

/**
 * The candidate's reply in a thread. `waiting`: no reply since our newest message at `at`; `replied`: the newest message
 * is theirs; `answered`: we wrote again after their reply at `at`; `unclear`: it is unknown whose messages are whose.
 */
export type Reply =
  | { kind: 'noThread' | 'unclear' | 'failed' }
  | { kind: 'waiting' | 'replied' | 'answered'; at: string }

/** Derives the reply from a thread. Messages are assigned by sender name; unclear if user and candidate share it. */
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

/** Loads a thread and its messages; a failure becomes the result 'failed'. */
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
