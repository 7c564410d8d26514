import { createFileRoute, redirect } from '@tanstack/react-router'
import { type GroupParams, PAGE_SIZE, readGroup, readPage } from '~/features/dashboard/queries'
import { EmployeesScreen } from '~/features/dashboard/employees/EmployeesScreen'
import { prefetchEmployees } from '~/features/dashboard/queries'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'

/** Redirects home without a valid group, since there is nothing to show (document 1 §2). */
export const Route = createFileRoute('/dashboard/$index/_guarded/employees')({
  staticData: { title: 'Karyawan', right: rights.dashboard },
  validateSearch: rawParams<GroupParams>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const group = readGroup(deps)
    if (!group) throw redirect({ to: '/home' })
    const page = readPage(deps)
    prefetchEmployees(context.queryClient, { corporateId: context.corporate.corporateId }, group, page)
    return { filters: group, page, size: PAGE_SIZE }
  },
  component: function Employees() {
    const state = Route.useLoaderData()
    return <EmployeesScreen key={JSON.stringify(state.filters)} state={state} />
  },
})
