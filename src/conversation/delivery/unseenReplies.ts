import type { QueryClient } from '@tanstack/react-query'
import type { ConversationEntry, Ticket } from '~/api/endpointGroups/conversation'
import { numberText } from '~/lib/texts/numbers'
import { shorten } from '~/lib/texts/text'
import { momentText } from '~/lib/time/dates'
import { confirm } from '~/ui/dialogs/dialogs'
import { htmlToText } from '~/ui/html/htmlText'
import type { ConversationConfig } from '../conversationConfig'
import { readNewest } from './newestEntries'

type Reply = Pick<ConversationEntry, 'userName' | 'createdDate' | 'messageText'>

/** How many of the new replies a question shows, and how much of each. */
const SHOWN_REPLIES = 3
const SHOWN_LENGTH = 300

/** Lines about `count` replies, oldest first, for the question whether to send nevertheless; the newest are given. */
export function replyLines(replies: readonly Reply[], count = replies.length): string[] {
  const shown = replies.slice(-SHOWN_REPLIES)
  const earlier = count - shown.length
  return [
    ...(earlier > 0 ? [`Ada ${numberText(earlier)} balasan lain.`] : []),
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
 * Reads a thread before a reply is sent in it, of which `known` later messages were shown at the press, undefined if it had not loaded;
 * asks if there are more, until nothing is new. Resolves to the current number, undefined to send nothing. Rejects if the
 * thread cannot be read.
 */
export async function confirmUnseen<T extends { userId: string }>(
  client: QueryClient,
  { endpoints, name, hidden }: ConversationConfig<T>,
  { messageId }: Ticket,
  known: number | undefined,
): Promise<number | undefined> {
  const conceal = (text: string) => hidden?.conceal(text) ?? text
  for (let seen = known; ;) {
    const { content, total } = await readNewest(client, endpoints, messageId)
    const count = total - (seen ?? 0)
    if (count <= 0) return total
    const unseen = content
      .slice(-count)
      .map((one) => ({ ...one, userName: conceal(one.userName), messageText: conceal(one.messageText) }))
    const title = `Percakapan dengan ${name} ${seen === undefined ? 'belum tampil' : 'berubah'}`
    if (!(await confirmInSpiteOf(title, replyLines(unseen, count)))) return undefined
    seen = total
  }
}
