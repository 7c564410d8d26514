import { createFileRoute, redirect } from '@tanstack/react-router'
import { EmployeesScreen } from '~/features/dashboard/employees/EmployeesScreen'
import { type GroupParams, groupUrl, prefetchEmployees } from '~/features/dashboard/queries'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'

/** Redirects home without a valid group, since there is nothing to show (document 1 §2). */
export const Route = createFileRoute('/dashboard/$index/_guarded/employees')({
  staticData: { title: 'Karyawan', right: rights.dashboard, section: '/dashboard/$index' },
  validateSearch: rawParams<GroupParams>(),
  shouldReload: true,
  loader: ({ context, location }) => {
    const { group, page } = groupUrl.read(location.search)
    if (!group) throw redirect({ to: '/home' })
    prefetchEmployees(context.queryClient, { corporateId: context.corporate.corporateId }, group, page)
  },
  component: EmployeesScreen,
})
