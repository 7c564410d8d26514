import { createFileRoute } from '@tanstack/react-router'
import type { DashboardParams } from '~/features/dashboard/employees/employees'
import { DashboardScreen } from '~/features/dashboard/DashboardScreen'
import { startDashboard } from '~/features/dashboard/reads'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'

export const Route = createFileRoute('/dashboard/$index/_guarded/')({
  staticData: { title: 'Dasbor', right: rights.dashboard },
  validateSearch: rawParams<DashboardParams>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    startDashboard(context.queryClient, { corporateId: context.corporate.corporateId }, deps),
  component: function Dashboard() {
    return <DashboardScreen raw={Route.useSearch()} />
  },
})
