import type { QueryClient } from '@tanstack/react-query'
import type { ConversationEntry, Ticket } from '~/api/endpointGroups/conversation'
import { shorten } from '~/lib/texts/text'
import { momentText } from '~/lib/time/dates'
import { confirm } from '~/ui/dialogs/dialogs'
import { htmlToText } from '~/ui/html/htmlText'
import type { ConversationConfig } from '../conversationConfig'
import { newestEntries } from './newestEntries'

type Reply = Pick<ConversationEntry, 'userName' | 'createdDate' | 'messageText'>

/** How many of the new replies a question shows, and how much of each. */
const SHOWN_REPLIES = 3
const SHOWN_LENGTH = 300

/** Lines about replies that came while one was written, oldest first, for the question whether to send it nevertheless. */
export function replyLines(replies: readonly Reply[]): string[] {
  const shown = replies.slice(-SHOWN_REPLIES)
  const earlier = replies.length - shown.length
  return [
    ...(earlier > 0 ? [`Ada ${earlier} balasan lain.`] : []),
    ...shown.map(({ userName, createdDate, messageText }) => {
      const text = shorten(htmlToText(messageText), SHOWN_LENGTH) || '(tanpa teks)'
      return `${userName} membalas (${momentText(createdDate)}): ${text}`
    }),
  ]
}

/** Asks whether to send although something happened meanwhile; `news` are its lines. */
export const confirmInSpiteOf = (title: string, news: readonly string[]): Promise<boolean> =>
  confirm({ title, message: [...news, 'Tetap kirim?'].join('\n\n'), yes: 'Tetap kirim', no: 'Batal' })

/**
 * Reads a thread before a reply is sent in it, of which `known` later messages are shown; asks if there are more. Resolves
 * to the current number, undefined to send nothing. Rejects if the thread cannot be read.
 */
export async function confirmUnseen<T extends { userId: string }>(
  client: QueryClient,
  { endpoints, name, hidden }: ConversationConfig<T>,
  { messageId }: Ticket,
  known = 0,
): Promise<number | undefined> {
  const { content, total } = await client.fetchQuery({ ...newestEntries(endpoints, messageId), staleTime: 0 })
  if (total <= known) return total
  const unseen = replyLines(content.slice(known - total)).map((line) => hidden?.conceal(line) ?? line)
  return (await confirmInSpiteOf(`Percakapan dengan ${name} berubah`, unseen)) ? total : undefined
}
