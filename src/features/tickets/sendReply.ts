import type { TicketStatus } from '~/api/contract/executive/tickets'
import { deliverOnce } from '~/conversation/delivery/deliverOnce'
import type { Attempt } from '~/record/useTextDraft'
import {
  isReplyDelivered,
  newsSince,
  replyError,
  replyHtml,
  type Seen,
  seenIn,
  type Thread,
  type TicketNews,
} from './reply'

/** A written reply. */
type Written = {
  text: string
  /** The chosen status; without a choice the ticket keeps the one that it has by then. */
  status: TicketStatus | undefined
  hasFile: boolean
  /** The ticket as it was when the reply was begun. */
  seen: Seen
  attempt: Attempt | undefined
  recordAttempt: (sent: Attempt | undefined) => void
}
type Work = {
  /** The current ticket. */
  read: () => Promise<Thread>
  /** Whether the reply is to be sent in spite of what happened since it was begun. */
  ask: (news: TicketNews) => Promise<boolean>
  /** Called with the ticket that the rest of the reply is written under: the user was told of it. */
  onSeen: (seen: Seen) => void
  send: (messageText: string, ticketStatus: TicketStatus) => Promise<unknown>
  /** Called with whether an attempt without an answer was delivered. */
  onChecked: (isDelivered: boolean) => void
}

/**
 * Sends a reply. The ticket is read first, and again after a question: what colleagues did since the reply was begun needs
 * a confirmation. Throws errors with messages for the user; 'found': an earlier attempt has arrived, but without the status.
 */
export async function sendReply(written: Written, work: Work): Promise<'sent' | 'found' | 'cancelled'> {
  const messageText = replyHtml(written.text)
  const earlier = written.attempt?.messageText === messageText ? written.attempt : undefined
  let { seen } = written
  for (;;) {
    const current = await work.read()
    const ticketStatus = written.status ?? current.ticket.status
    const isDelivered = earlier !== undefined && isReplyDelivered(earlier, current)
    const refusal = replyError(current.ticket.status, ticketStatus, written.text)
    if (refusal && !earlier) throw new Error(refusal)
    const news = isDelivered ? undefined : newsSince(seen, current)
    if (!news) {
      const message = { messageText, hasFile: written.hasFile, before: current.replies.length }
      const outcome = await deliverOnce(written, message, {
        checkDelivered: async (sent) => {
          const isThere = isReplyDelivered(sent, await work.read())
          work.onChecked(isThere)
          return isThere
        },
        send: () => work.send(messageText, ticketStatus),
      })
      if (outcome === 'sent' || ticketStatus === current.ticket.status) return 'sent'
      work.onSeen(seenIn(current))
      return 'found'
    }
    const isConfirmed = await work.ask(news)
    seen = seenIn(current)
    work.onSeen(seen)
    if (!isConfirmed) return 'cancelled'
  }
}
