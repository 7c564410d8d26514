import type { QueryClient } from '@tanstack/react-query'
import { dashboard, type SubtestName } from '~/api/contract/dashboard'
import {
  type DemographicFilters,
  demographicFilters,
  type Employee,
  employees,
  type TestFilters,
  testFilters,
} from '~/api/contract/employees'
import type { Endpoint, Paged } from '~/api/endpoint'
import { query } from '~/api/queries'
import { vacanciesQuery } from '~/components/vacancies/pipelineQueries'
import type { Scope } from '~/lib/scope'
import { numberParam, paramTexts, type UrlState, urlState } from '~/lib/url/urlState'

/** The filters of the employees behind a figure: a demographic one, or one of a test. */
export type Group = DemographicFilters | TestFilters

/** Search params of a group of employees and its page. */
export type GroupParams = Partial<
  Record<'by' | 'sex' | 'category' | 'officeLocationId' | 'testId' | 'groupId' | 'businessId', string | undefined>
> & { page?: number | undefined }
/** Search params of the dashboard: the selected test, its breakdown, and the open list. */
export type DashboardParams = GroupParams & { test?: string; split?: string }

/** Rows per page; the documents define no other size (document 1 §9). */
export const PAGE_SIZE = 10
const pageUrl = urlState<{ page: number }>({ page: numberParam(1) })

/** The filters that a group needs to be the one behind a figure. */
const requiredFilters = {
  all: [],
  notJoin: [],
  test: ['testId'],
  sex: ['sex'],
  age: ['category'],
  tenure: ['category'],
  office: ['officeLocationId'],
  business: ['businessId'],
} as const satisfies Record<Group['by'], readonly string[]>

/** Parses the group of a URL; undefined if it is missing or invalid (decision 'employee lists'). */
export function readGroup(raw: Readonly<Record<string, unknown>>): Group | undefined {
  const schema = raw['testId'] === undefined ? demographicFilters : testFilters
  const values = Object.keys(schema.shape).flatMap((name) => {
    const texts = paramTexts(raw, name)
    return texts.length === 0 ? [] : [[name, texts.length === 1 ? texts[0]!.trim() : texts]]
  })
  const { data } = schema.safeParse(Object.fromEntries(values))
  const isComplete = data && requiredFilters[data.by].every((name) => name in data)
  return isComplete ? data : undefined
}
/** A group of employees and the page of its list. */
export type GroupState = { group: Group | undefined; page: number }
/** The group in a URL and its page. */
export const groupUrl: UrlState<GroupState, GroupParams> = {
  read: (raw) => ({ group: readGroup(raw), ...pageUrl.read(raw) }),
  write: ({ group, page }) => (group ? { ...group, ...pageUrl.write({ page }) } : {}),
}
/** One page of the employees of a group. */
export function employeesOf(group: Group, page: number, scope: Scope) {
  const endpoint: Endpoint<object, Paged<Employee>, unknown> = 'testId' in group
    ? employees.test
    : employees.demographic
  return query(endpoint, { ...group, ...scope, start: page - 1, length: PAGE_SIZE })
}

/** The queries of the dashboard. */
export const queries = {
  corporate: ({ corporateId }: Scope) => query(dashboard.corporate, { id: corporateId }),
  licenses: (scope: Scope) => query(dashboard.licenses, scope),
  topVacancies: (scope: Scope) => query(dashboard.topVacancies, scope),
  demographics: (scope: Scope) => query(dashboard.demographics, scope),
  tests: (scope: Scope) => query(dashboard.tests, scope),
  report: ({ corporateId }: Scope) => vacanciesQuery(corporateId),
  subtest: (scope: Scope, name: SubtestName, groupId: string) => query(dashboard.subtests[name], { ...scope, groupId }),
}

/** Prefetches the dashboard's queries in parallel, and the list that the URL opens. */
export function prefetchDashboard(client: QueryClient, scope: Scope, { group, page }: GroupState): void {
  void client.prefetchQuery(queries.corporate(scope))
  void client.prefetchQuery(queries.licenses(scope))
  void client.prefetchQuery(queries.topVacancies(scope))
  void client.prefetchQuery(queries.demographics(scope))
  void client.prefetchQuery(queries.tests(scope))
  if (group) prefetchEmployees(client, scope, group, page)
}

/** Prefetches the list of a group and the queries for its title. */
export function prefetchEmployees(client: QueryClient, scope: Scope, group: Group, page: number): void {
  void client.prefetchQuery(employeesOf(group, page, scope))
  if ('officeLocationId' in group) void client.prefetchQuery(queries.demographics(scope))
  if (!('testId' in group)) return
  void client.prefetchQuery(queries.tests(scope))
  if (group.by === 'business' && group.groupId !== undefined)
    void client.prefetchQuery(queries.subtest(scope, 'Business', group.groupId))
}
