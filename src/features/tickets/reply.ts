import type { TicketReply, TicketStatus } from '~/api/contract/executive/tickets'
import { messageLimits } from '~/api/endpointGroups/conversation'
import { textToHtml } from '~/lib/texts/text'
import { tooLong } from '~/lib/texts/textLimit'
import type { Attempt } from '~/record/useTextDraft'

/** A reply as it is sent: escaped, in a paragraph; nothing is nothing (document 3 §5, wire decision C18). */
export function replyHtml(text: string): string {
  const said = text.trim()
  return said === '' ? '' : `<p>${textToHtml(said)}</p>`
}

/** The error of a reply, or undefined (document 3 §5). */
export function replyError(now: TicketStatus, next: TicketStatus, text: string): string | undefined {
  if (now === 'CLOSE') return 'Tiket ini sudah selesai dan tidak dapat dibalas lagi.'
  if (text.trim() === '' && next !== 'CLOSE') return 'Tulis balasan, atau ubah status menjadi Complete.'
  const isLong = replyHtml(text).length > messageLimits.html
  return (
    tooLong(text, messageLimits.typed) ?? (isLong ? 'Pesan terlalu panjang. Persingkat lalu kirim lagi.' : undefined)
  )
}

/** The parts of a ticket that a reply depends on. */
export type Thread = { ticket: { status: TicketStatus }; replies: readonly TicketReply[] }

/** Whether a reply was delivered although its call failed; one without text only closes the ticket. */
export const isReplyDelivered = ({ messageText, hasFile, before }: Attempt, { ticket, replies }: Thread): boolean =>
  messageText === ''
    ? ticket.status === 'CLOSE'
    : // An older reply may have the same text, so only newer ones count.
      replies
        .slice(before)
        .some(
          (reply) =>
            reply.position === 'ADMIN' &&
            reply.messageText === messageText &&
            (hasFile === undefined || hasFile === (reply.urlAttachment !== null)),
        )

/** The ticket that a reply was begun under: its number of replies, and its status. */
export type Seen = { replies: number; status: TicketStatus }
export const seenIn = ({ ticket, replies }: Thread): Seen => ({ replies: replies.length, status: ticket.status })

/** What happened to a ticket since a reply was begun. */
export type TicketNews = { replies: readonly TicketReply[]; status: TicketStatus | undefined }
/** The news for somebody who has seen that; undefined if there are none. */
export function newsSince({ replies, status }: Seen, now: Thread): TicketNews | undefined {
  const added = now.replies.slice(replies)
  const changed = now.ticket.status === status ? undefined : now.ticket.status
  return added.length > 0 || changed !== undefined ? { replies: added, status: changed } : undefined
}
