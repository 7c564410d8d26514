import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { SearchTicket } from '~/api/contract/tickets'
import { labelOf, ticketMessageStatuses, ticketStatuses, ticketTypes } from '~/lib/codes'
import { momentText } from '~/lib/dates'
import { numberText } from '~/lib/numbers'
import type { Column } from '~/parts/columns'
import { textOf } from '~/parts/cells'
import { PagedTable } from '~/parts/PagedTable'
import { textOfHtml } from '~/ui/htmlText'
import { TicketFilterForm } from './TicketFilterForm'
import {
  FIRST_TICKETS,
  pageOfTickets,
  TICKET_SIZES,
  type TicketParams,
  type TicketQuery,
  ticketParamsOf,
  ticketQueryOf,
} from './ticketQuery'
import classes from './tickets.module.css'

const route = getRouteApi('/dashboard/$index/_guarded/contact-us/')
const MOST_SKELETON_ROWS = 10

type Row = SearchTicket & { no: number }
const columnsFor = (index: string, list: TicketParams): readonly Column<Row>[] => [
  { id: 'no', header: 'No', width: 72, show: ({ no }) => numberText(no) },
  {
    id: 'messageId',
    header: 'Ticket Number',
    width: 150,
    show: ({ messageId }) => (
      <Link
        to="/dashboard/$index/contact-us/$msgId"
        params={{ index, msgId: messageId }}
        search={list}
        className={classes.code}
      >
        {messageId}
      </Link>
    ),
  },
  { id: 'ticketType', header: 'Type', width: 140, show: (row) => textOf(labelOf(ticketTypes, row.ticketType)) },
  { id: 'createdAt', header: 'Created At', width: 150, show: ({ createdAt }) => textOf(momentText(createdAt)) },
  { id: 'senderName', header: 'Reporter Name', width: 170 },
  { id: 'email', header: 'Email', width: 230 },
  { id: 'reporterPhone', header: 'Phone', width: 150 },
  { id: 'messageText', header: 'Message', width: 320, show: (row) => textOf(textOfHtml(row.messageText)) },
  { id: 'status', header: 'Ticket Status', width: 180, show: (row) => textOf(labelOf(ticketStatuses, row.status)) },
  {
    id: 'messageStatus',
    header: 'Message Status',
    width: 180,
    show: (row) => textOf(labelOf(ticketMessageStatuses, row.messageStatus)),
  },
]
const keyOf = ({ messageId }: Row) => messageId

/** Executive search tickets: filters, table and pages are readings of the URL (document 3 §2). */
export function TicketsScreen() {
  const { account } = route.useRouteContext()
  const { index } = route.useParams()
  const raw = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const asked = useMemo(() => ticketQueryOf(raw), [raw])
  const { data, ...rest } = useQuery({ ...pageOfTickets(asked), placeholderData: keepPreviousData })
  const ask = (query: TicketQuery) => void navigate({ search: ticketParamsOf(query) })
  const columns = useMemo(() => columnsFor(index, ticketParamsOf(asked)), [index, asked])
  const numbered = useMemo(
    () =>
      data && {
        ...data,
        content: data.content.map((ticket, n): Row => ({ ...ticket, no: data.number * data.size + n + 1 })),
      },
    [data],
  )
  return (
    <div className="page">
      <h1>Tiket Executive Search</h1>
      <TicketFilterForm
        // The form is a draft of the URL: what the URL says anew, it says anew.
        key={JSON.stringify(asked.where)}
        where={asked.where}
        search={(where) => {
          ask({ where, number: 0, size: asked.size })
          // The same question again is asked again.
          if (JSON.stringify(where) === JSON.stringify(asked.where)) void rest.refetch()
        }}
      />
      <PagedTable
        id="tickets"
        userId={account.userId}
        title="Daftar tiket"
        label="Tiket Executive Search"
        pagesLabel="Halaman tiket"
        noun="tiket"
        empty="Longgarkan filter atau tekan Reset."
        columns={columns}
        list={{ ...rest, data: numbered }}
        keyOf={keyOf}
        nameOf={keyOf}
        actions={[]}
        skeletonRows={Math.min(asked.size, MOST_SKELETON_ROWS)}
        page={asked.number + 1}
        size={asked.size}
        sizes={TICKET_SIZES}
        onPage={(page) => ask({ ...asked, number: page - 1 })}
        onSize={(size) => ask({ ...asked, size, number: FIRST_TICKETS.number })}
        onHint={(page) => void client.prefetchQuery(pageOfTickets({ ...asked, number: page - 1 }))}
      />
    </div>
  )
}
