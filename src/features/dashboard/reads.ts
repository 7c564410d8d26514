import type { QueryClient } from '@tanstack/react-query'
import { dashboard, type SubtestName } from '~/api/contract/dashboard'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'
import type { RawSearch } from '~/lib/url/searchParams'
import { employeesOf, type Group, readGroup, readPage } from './employees/employees'

/** The reads of the dashboard. */
export const reads = {
  corporate: ({ corporateId }: Scope) => query(dashboard.corporate, { id: corporateId }),
  licenses: (scope: Scope) => query(dashboard.licenses, scope),
  topVacancies: (scope: Scope) => query(dashboard.topVacancies, scope),
  demographics: (scope: Scope) => query(dashboard.demographics, scope),
  tests: (scope: Scope) => query(dashboard.tests, scope),
  report: (scope: Scope) => ({ ...query(pipeline.vacancies, scope), staleTime: 5 * 60_000 }),
  subtest: (scope: Scope, name: SubtestName, groupId: string) => query(dashboard.subtests[name], { ...scope, groupId }),
}

/** Starts what the dashboard shows, side by side, and the list that a URL opens. */
export function startDashboard(client: QueryClient, scope: Scope, raw: RawSearch): void {
  void client.prefetchQuery(reads.corporate(scope))
  void client.prefetchQuery(reads.licenses(scope))
  void client.prefetchQuery(reads.topVacancies(scope))
  void client.prefetchQuery(reads.demographics(scope))
  void client.prefetchQuery(reads.tests(scope))
  const group = readGroup(raw)
  if (group) startEmployees(client, scope, group, readPage(raw))
}

/** Prefetches the list of a group and the reads of its title. */
export function startEmployees(client: QueryClient, scope: Scope, group: Group, page: number): void {
  void client.prefetchQuery(employeesOf(group, page, scope))
  if ('officeLocationId' in group) void client.prefetchQuery(reads.demographics(scope))
  if (!('testId' in group)) return
  void client.prefetchQuery(reads.tests(scope))
  if (group.by === 'business' && group.groupId !== undefined)
    void client.prefetchQuery(reads.subtest(scope, 'Business', group.groupId))
}
