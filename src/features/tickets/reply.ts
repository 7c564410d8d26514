import type { TicketReply, TicketStatus } from '~/api/contract/executive/tickets'
import { textToHtml } from '~/lib/texts/text'
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
  return undefined
}

/** The parts of a ticket that show whether a reply was delivered. */
type Found = { ticket: { status: TicketStatus }; replies: readonly Pick<TicketReply, 'messageText' | 'position'>[] }

/** Whether a reply was delivered although its call failed; one without text only closes the ticket. */
export const isReplyDelivered = ({ messageText, before }: Attempt, { ticket, replies }: Found): boolean =>
  messageText === ''
    ? ticket.status === 'CLOSE'
    : // An older reply may have the same text, so only newer ones count.
      replies.slice(before).some((reply) => reply.position === 'ADMIN' && reply.messageText === messageText)
