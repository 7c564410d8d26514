import { createFileRoute } from '@tanstack/react-router'
import type { TrackingWhere } from '~/api/contract/applicantFilters'
import { TrackingScreen } from '~/features/recruitment/TrackingScreen'
import { trackingSearch } from '~/features/recruitment/trackingSearch'
import { rights } from '~/lib/rights'
import { searchParams } from '~/search/params'
import { startSearch } from '~/search/startSearch'

export const Route = createFileRoute('/dashboard/$index/_guarded/recruitmentats')({
  staticData: { title: 'Pelacakan Pelamar', right: rights.tracking },
  validateSearch: searchParams<TrackingWhere>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    startSearch(context.queryClient, trackingSearch, deps, { corporateId: context.corporate.corporateId })
  },
  component: TrackingScreen,
})
