import { Link } from '@tanstack/react-router'
import { type SearchTicket, ticketFilters, type TicketFilters, tickets } from '~/api/contract/executive/tickets'
import { labelOf, ticketMessageStatuses, ticketSides, ticketStatuses, ticketTypes } from '~/lib/codes'
import { momentText } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import { everyFilter } from '~/list/filters/criterion'
import { defineList } from '~/list/list'
import { textCell } from '~/list/table/cells'
import { columnHelper, withRowNumbers } from '~/list/table/columns'
import { StatusBadge } from '~/ui/StatusBadge'
import { htmlToText } from '~/ui/html/htmlText'
import { TICKET_PAGE_SIZES, ticketPage, ticketUrl } from './tickets'
import classes from './tickets.module.css'

const badge = (codes: Parameters<typeof labelOf>[0], status: string | null) => (
  <StatusBadge status={status}>{labelOf(codes, status)}</StatusBadge>
)

type Row = SearchTicket & { number: number }
const column = columnHelper<Row>()
// On a small laptop all ten are in sight and both states whole; texts that no width would hold are cut.
const columns = [
  column('number', { header: 'No', size: 56, text: ({ number }) => numberText(number) }),
  column('messageId', {
    header: 'Ticket Number',
    size: 116,
    cell: ({ messageId }) => (
      <Link
        from="/dashboard/$index/contact-us/"
        to="/dashboard/$index/contact-us/$msgId"
        params={{ msgId: messageId }}
        search
        className={classes.code}
        data-row-link
      >
        {messageId}
      </Link>
    ),
  }),
  column('ticketType', { header: 'Type', size: 70, text: ({ ticketType }) => labelOf(ticketTypes, ticketType) }),
  column('createdAt', { header: 'Created At', size: 160, text: ({ createdAt }) => momentText(createdAt) }),
  column('senderName', { header: 'Reporter Name', size: 114 }),
  column('email', { header: 'Email', size: 90 }),
  column('reporterPhone', { header: 'Phone', size: 122 }),
  column('messageText', { header: 'Message', size: 88, text: ({ messageText }) => htmlToText(messageText) }),
  column('status', { header: 'Ticket Status', size: 196, cell: ({ status }) => badge(ticketStatuses, status) }),
  column('messageStatus', {
    header: 'Message Status',
    size: 204,
    cell: ({ messageStatus }) =>
      messageStatus === 'ADMIN'
        ? textCell(labelOf(ticketMessageStatuses, messageStatus))
        : // Somebody waits for an answer: bold, with a dot.
          badge(ticketMessageStatuses, messageStatus),
  }),
]
/** There is only one ticket type, so the form has no field for it. */
const sections = everyFilter<TicketFilters>()(
  [
    {
      criteria: [
        { kind: 'text', name: 'keyword', label: 'Kata kunci' },
        { kind: 'day', name: 'startDate', label: 'Tanggal mulai', isPlain: true },
        { kind: 'day', name: 'endDate', label: 'Tanggal selesai', isPlain: true },
        { kind: 'choice', name: 'ticketStatus', label: 'Ticket Status', options: { codes: ticketStatuses } },
        { kind: 'choice', name: 'messageStatus', label: 'Message Status', options: { codes: ticketMessageStatuses } },
        { kind: 'choice', name: 'lastUpdatedBy', label: 'Last Updated By', options: { codes: ticketSides } },
      ],
    },
  ],
  ['ticketType'],
)

/** The list definition of executive search tickets (document 3 §2). */
export const ticketList = defineList<TicketFilters, Row>({
  title: 'Tiket Executive Search',
  heading: 'Daftar tiket',
  noun: 'tiket',
  columnsKey: 'tickets',
  columns,
  rowId: ({ messageId }) => messageId,
  rowName: ({ messageId }) => messageId,
  draftKeys: ({ messageId }) => [[tickets.reply.name, messageId]],
  url: ticketUrl,
  filters: ticketFilters,
  filterUi: { kind: 'panel', label: 'Filter tiket', sections, isAbove: true },
  query: (state) => ({ ...ticketPage(state), select: withRowNumbers<SearchTicket> }),
  sizes: TICKET_PAGE_SIZES,
  pages: { label: 'Halaman tiket', isNumbered: true },
  empty: 'Longgarkan filter atau tekan Reset.',
})
