import { createFileRoute, redirect } from '@tanstack/react-router'
import { ticketList } from '~/features/tickets/ticketList'
import type { TicketParams } from '~/features/tickets/tickets'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'
import { ListScreen } from '~/list/ListScreen'
import { prefetchList } from '~/list/prefetchList'

export const Route = createFileRoute('/dashboard/$index/_guarded/contact-us/')({
  staticData: { title: 'Tiket Executive Search', right: rights.executiveSearch },
  validateSearch: rawParams<TicketParams>(),
  beforeLoad: ({ search }) => {
    // The URL always has the page (document 3 §2). Literals, since every import here is part of each first load.
    if (search['number'] === undefined || search['size'] === undefined)
      throw redirect({ to: '.', search: { number: 0, size: 5, ...search }, replace: true })
  },
  shouldReload: true,
  loader: ({ context, location }) => prefetchList(context, ticketList, location.search),
  component: () => <ListScreen list={ticketList} />,
})
