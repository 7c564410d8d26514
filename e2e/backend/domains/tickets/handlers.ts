import { nextMoment } from '../../engine/world'
import type { TicketFilters } from '~/api/contract/executive/tickets'
import type { Contract } from '~/api/contract/index'
import { fullName } from '~/lib/texts/text'
import { parseTypedDay } from '~/lib/time/dates'
import { attachmentUrl } from '../conversations/threads'
import { changeTicket, lastSideOf, findTicket, allTickets } from './tickets'
import { htmlToText } from '../../engine/content/htmlToText'
import type { TicketRecord, TicketSide } from './seed'
import type { Call, Handlers } from '../../world'
import { fileOf } from '../conversations/handlers'
import { signedIn } from '../../engine/calls/handler'
import { contains, equals, type Matchers, predicatesOf } from '../../engine/calls/filtering'
import { filteredPage } from '../../engine/calls/paging'
import { parseFilterDay } from '../people/rows'

const messageStatusOf = (ticket: TicketRecord): 'NEW' | TicketSide =>
  ticket.replies.length === 0 ? 'NEW' : lastSideOf(ticket)
const dayOf = ({ createdAt }: TicketRecord) => createdAt.slice(0, 'YYYY-MM-DD'.length)
const wantedDay = (plainDay: string) => parseFilterDay(parseTypedDay(plainDay))

const matchers: Matchers<TicketRecord, TicketFilters> = {
  keyword: contains((t) => [t.messageId, t.senderName, t.email, t.phone, htmlToText(t.html)].join('\n')),
  // There is one type.
  ticketType: () => undefined,
  startDate: (from) => (t) => dayOf(t) >= wantedDay(from),
  endDate: (until) => (t) => dayOf(t) <= wantedDay(until),
  ticketStatus: equals((t) => t.status),
  messageStatus: (wanted) => (t) => messageStatusOf(t) === wanted,
  lastUpdatedBy: (wanted) => (t) => lastSideOf(t) === wanted,
}

const rowOf = (ticket: TicketRecord) => ({
  messageId: ticket.messageId,
  createdAt: ticket.createdAt,
  ticketType: 'EXECUTIVE_SEARCH' as const,
  senderName: ticket.senderName,
  email: ticket.email,
  reporterPhone: ticket.phone,
  messageText: ticket.html,
  status: ticket.status,
  messageStatus: messageStatusOf(ticket),
})
const threadOf = (ticket: TicketRecord, origin: string) => ({
  ticket: rowOf(ticket),
  replies: ticket.replies.map((reply, number) => ({
    userName: reply.by,
    createdDate: reply.at,
    messageText: reply.html,
    urlAttachment: attachmentUrl(origin, ticket, number, reply),
    position: reply.side,
  })),
})
function find({ world, refuse }: Call<404>, messageId: string): TicketRecord {
  const ticket = findTicket(world, messageId)
  if (!ticket) throw refuse(404)
  return ticket
}

/** Executive search tickets of the whole platform. */
export const tickets: Handlers<Contract['tickets']> = {
  list: ({ page, size, ...filters }, { world }) =>
    filteredPage(allTickets(world), predicatesOf(matchers, filters), { start: page, length: size }, rowOf),
  detail: ({ msgId }, call) => threadOf(find(call, msgId), call.origin),
  reply: ({ msgId, body }, call) => {
    const { world } = call
    const ticket = find(call, msgId)
    if (ticket.status === 'CLOSE') throw call.refuse(409, 'Tiket sudah ditutup')
    const isEmpty = htmlToText(body.messageText) === ''
    if (isEmpty && body.ticketStatus !== 'CLOSE') throw call.refuse(422, 'Pesan wajib diisi')
    const file = body.fileBase64Dto && fileOf(body.fileBase64Dto)
    const text = { side: 'ADMIN' as const, by: fullName(signedIn(call)), at: nextMoment(world), html: body.messageText }
    changeTicket(
      world,
      ticket,
      body.ticketStatus,
      isEmpty && !file ? undefined : { ...text, ...(file ? { file } : {}) },
    )
    return threadOf(find(call, msgId), call.origin)
  },
}
