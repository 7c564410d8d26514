import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageOfTickets, type TicketParams, ticketQueryOf } from '~/features/tickets/ticketQuery'
import { TicketsScreen } from '~/features/tickets/TicketsScreen'
import { rights } from '~/lib/rights'
import { rawParams } from '~/lib/searchParams'

export const Route = createFileRoute('/dashboard/$index/_guarded/contact-us/')({
  staticData: { title: 'Tiket Executive Search', right: rights.executiveSearch },
  validateSearch: rawParams<TicketParams>(),
  beforeLoad: ({ search }) => {
    // The address always says which page it is (document 3 §2). By figure: what is imported here is in every first load.
    if (search['number'] === undefined || search['size'] === undefined)
      throw redirect({ to: '.', search: { number: 0, size: 5, ...search }, replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(pageOfTickets(ticketQueryOf(deps))),
  component: TicketsScreen,
})
