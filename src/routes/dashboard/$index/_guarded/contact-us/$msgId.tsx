import { createFileRoute } from '@tanstack/react-router'
import { TicketScreen } from '~/features/tickets/TicketScreen'
import { ticketDetail } from '~/features/tickets/tickets'
import type { TicketParams } from '~/features/tickets/tickets'
import { idInPath } from '~/lib/ids'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'

export const Route = createFileRoute('/dashboard/$index/_guarded/contact-us/$msgId')({
  params: idInPath('msgId'),
  staticData: { title: 'Detail Tiket', right: rights.executiveSearch },
  // State of the list, for the back link.
  validateSearch: rawParams<TicketParams>(),
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(ticketDetail(params.msgId)),
  component: function Ticket() {
    return <TicketScreen msgId={Route.useParams().msgId} />
  },
})
