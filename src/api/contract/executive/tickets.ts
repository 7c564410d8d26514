import { z } from 'zod/mini'
import { parseTypedDay, isFilterDay } from '~/lib/time/dates'
import { adminTexts } from '~/lib/texts/adminTexts'
import { rights } from '~/lib/rules/rights'
import type { Rule } from '~/lib/rules/rules'
import { paged, read, write } from '~/api/endpoint'
import { fileUpload, messageLimits } from '~/api/endpointGroups/conversation'
import { text } from '~/api/contract/filterValues'
import { id, moment, pageSizeParams, textOrNull } from '../../values'

const status = z.enum([
  'OPEN',
  'INPROCESS',
  'WAITING_FOR_CONFIRMATION',
  'PAYMENT_IN_PROCESS',
  'SCREENING_PROCESS',
  'ASSESSMENT',
  'CLOSE',
])
/** Statuses of an executive search ticket (document 3 §4). */
export type TicketStatus = z.infer<typeof status>
const messageStatus = z.enum(['NEW', 'USER', 'ADMIN'])
const type = z.enum(['EXECUTIVE_SEARCH'])
/** An existing date as d/m/yyyy without leading zeros (wire decision C16). */
const plainDay = z.string().check(
  z.minLength(8, adminTexts.days.form),
  z.maxLength(10, adminTexts.days.form),
  z.regex(/^([1-9]|[12][0-9]|3[01])\/([1-9]|1[0-2])\/[0-9]{4}$/, adminTexts.days.form),
  z.refine((typed) => isFilterDay(parseTypedDay(typed)), { error: adminTexts.days.form }),
)

/** The filters of the ticket list, as in URL and request (document 3 §2, §7, wire decision C16). */
export const ticketFilters = {
  schema: z.partial(
    z.strictObject({
      keyword: text(100),
      ticketType: type,
      startDate: plainDay,
      endDate: plainDay,
      ticketStatus: status,
      messageStatus,
      /** The last author. */
      lastUpdatedBy: z.enum(['ADMIN', 'USER']),
    }),
  ),
  rules: [{ kind: 'order', from: 'startDate', to: 'endDate', message: adminTexts.days.order }] satisfies Rule[],
}
/** Valid filters of the ticket list. */
export type TicketFilters = z.infer<typeof ticketFilters.schema>

const ticket = z.object({
  messageId: id,
  createdAt: moment,
  ticketType: type,
  senderName: z.string(),
  email: textOrNull,
  reporterPhone: textOrNull,
  /** HTML. */
  messageText: z.string(),
  status,
  messageStatus,
})
/** A corporate's request to the executive search team (document 3 §3 'Ticket'). */
export type SearchTicket = z.infer<typeof ticket>
const reply = z.object({
  userName: z.string(),
  createdDate: moment,
  /** HTML. */
  messageText: z.string(),
  urlAttachment: textOrNull,
  /** The side of the author. */
  position: z.enum(['ADMIN', 'USER']),
})
/** A later message of a ticket (document 3 §3 'Reply'). */
export type TicketReply = z.infer<typeof reply>
/** A ticket with its replies, oldest first (wire decision C17). */
const thread = z.object({ ticket, replies: z.array(reply) })

const doc = '3§7'
const right = rights.executiveSearch
const byId = z.strictObject({ msgId: id })

const list = read({
  name: 'listEsTickets',
  summary: 'Executive search tickets',
  doc,
  path: '/rest/console/es/search/paging',
  params: z.extend(ticketFilters.schema, pageSizeParams),
  result: paged(ticket),
  right,
  provides: ['tickets'],
})
const detail = read({
  name: 'getEsTicket',
  summary: 'Ticket with its replies',
  doc,
  path: '/rest/console/es/detail/init/{msgId}',
  refuses: [404],
  params: byId,
  result: thread,
  right,
  provides: ({ msgId }) => [`ticket:${msgId}`],
})

/** Executive search tickets (document 3 §2, §7). */
export const tickets = {
  list,
  detail,
  /** A reply to a closed ticket is 409; without a text and without closing 422 (document 3 §5, wire decision C18). */
  reply: write({
    name: 'replyEsTicket',
    action: { kind: 'ticket' },
    summary: 'Reply and set the status',
    doc,
    path: '/rest/console/es/detail/messagePost/{msgId}',
    refuses: [404, 409, 422],
    params: byId,
    body: z.strictObject({
      messageText: z.string().check(z.maxLength(messageLimits.html), z.regex(/^(<p>[\s\S]*<\/p>)?$/)),
      ticketStatus: status,
      fileBase64Dto: z.nullable(fileUpload),
    }),
    result: thread,
    right,
    invalidates: ({ msgId }) => ['tickets', `ticket:${msgId}`],
  }),
}
