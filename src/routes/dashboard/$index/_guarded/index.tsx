import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '~/features/dashboard/DashboardScreen'
import { type DashboardParams, groupUrl, prefetchDashboard } from '~/features/dashboard/queries'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'

export const Route = createFileRoute('/dashboard/$index/_guarded/')({
  staticData: { title: 'Dasbor', right: rights.dashboard },
  validateSearch: rawParams<DashboardParams>(),
  shouldReload: true,
  loader: ({ context, location }) =>
    prefetchDashboard(
      context.queryClient,
      { corporateId: context.corporate.corporateId },
      groupUrl.read(location.search),
    ),
  component: DashboardScreen,
})
