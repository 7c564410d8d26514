import { z } from 'zod/mini'
import { rights } from '~/lib/rules/rights'
import { paged, read } from '../endpoint'
import { id, inCorporate, pageParams, textOrNull } from '../values'

const employee = z.pipe(
  z.object({ firstName: z.string(), lastName: textOrNull, mus01: z.object({ userId: id }) }),
  z.transform(({ mus01, ...name }) => ({ userId: mus01.userId, ...name })),
)
/** A row of an employee list (document 1 §3 'Employee list row'). */
export type Employee = z.infer<typeof employee>

/** Filters of every employee list; `category` is an age or tenure bucket (wire decision A11). */
const employeeFilters = {
  sex: z.optional(z.enum(['M', 'F', 'notStated'])),
  category: z.optional(z.enum(['lower', 'around', 'around2', 'upper', 'notStated'])),
  officeLocationId: z.optional(id),
}
/**
 * Filters of the employees behind a demographic figure. The documents call the path segment `{category}`, like the
 * query parameter beside it; here it is `by`.
 */
export const demographicFilters = z.strictObject({
  by: z.enum(['all', 'notJoin', 'sex', 'age', 'tenure', 'office']),
  ...employeeFilters,
})
/** Filters that select a demographic figure. */
export type DemographicFilters = z.infer<typeof demographicFilters>
/** Filters of the employees behind a test figure; `testId` is a test or one of its results (wire decision A12). */
export const testFilters = z.strictObject({
  by: z.enum(['test', 'age', 'sex', 'business', 'office']),
  testId: id,
  groupId: z.optional(id),
  businessId: z.optional(id),
  ...employeeFilters,
})
/** Filters that select a test figure. */
export type TestFilters = z.infer<typeof testFilters>

/** The employees behind the figures of the dashboard (document 1 §7). */
export const employees = {
  demographic: read({
    name: 'listDemographicEmployees',
    summary: 'Employees behind a demographic figure',
    doc: '1§7',
    path: '/rest/console/corporate/dashboard/list/demografi/{by}',
    refuses: [404],
    params: z.extend(demographicFilters, { ...inCorporate, ...pageParams }),
    result: paged(employee),
    right: rights.dashboard,
  }),
  test: read({
    name: 'listTestEmployees',
    summary: 'Employees behind a test figure',
    doc: '1§7',
    path: '/rest/console/corporate/dashboard/list/testtools/{by}',
    refuses: [404],
    params: z.extend(testFilters, { ...inCorporate, ...pageParams, testId: z.optional(id) }),
    result: paged(employee),
    right: rights.dashboard,
  }),
}
