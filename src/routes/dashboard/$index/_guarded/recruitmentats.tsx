import { createFileRoute } from '@tanstack/react-router'
import type { TrackingFilters } from '~/api/contract/recruitment/applicantFilters'
import { trackingSearch } from '~/features/recruitment/trackingSearch'
import { rights } from '~/lib/rules/rights'
import { ListScreen } from '~/list/ListScreen'
import { searchParams } from '~/list/listUrl'
import { prefetchList } from '~/list/prefetchList'

export const Route = createFileRoute('/dashboard/$index/_guarded/recruitmentats')({
  staticData: { title: 'Pelacakan Pelamar', right: rights.tracking },
  validateSearch: searchParams<TrackingFilters>(),
  shouldReload: true,
  loader: ({ context, location }) => prefetchList(context, trackingSearch, location.search),
  component: () => <ListScreen list={trackingSearch} />,
})
