import { z } from 'zod/mini'
import { rights } from '~/lib/rules/rights'
import { read } from '../endpoint'
import { testCodes } from './masterData'
import { id, inCorporate, textOrNull } from '../values'
import { recordOf } from '~/lib/fields'

/** A count; null where the server does not know it, shown as '-' and never as 0 (decision 'missing figures'). */
export const count = z.nullable(z.int().check(z.gte(0)))
const namedCounts = z.array(z.object({ id, text: z.string(), value: count }))
/** A count with its label. */
export type NamedCount = z.infer<typeof namedCounts>[number]

const demographics = z.pipe(
  z.object({
    user: z.object({ totalEmployee: count, totalEmployeeNotJoin: count }),
    sex: z.object({ male: count, female: count, notStated: count }),
    age: z.object({ lower: count, around: count, around2: count, upper: count }),
    workingTenure: z.object({ lower: count, around: count, upper: count, notStated: count }),
    officeLocations: z.object({ office: namedCounts }),
  }),
  z.transform(({ user, sex, age, workingTenure, officeLocations }) => ({
    total: user.totalEmployee,
    notJoined: user.totalEmployeeNotJoin,
    sex: { M: sex.male, F: sex.female, notStated: sex.notStated },
    age,
    tenure: workingTenure,
    offices: officeLocations.office,
  })),
)
/** Demographics of the corporate's employees (document 1 §3 'Demographics', wire decision A05). */
export type Demographics = z.infer<typeof demographics>

const license = z.object({ unit: z.string(), purchased: count, used: count })
/** Purchased and used units of a licence item (document 1 §3 'Licence item'). */
export type License = z.infer<typeof license>

/** Breakdowns of a test's results (wire decision A08). */
export const subtestNames = ['Gender', 'Age', 'Business', 'Office'] as const
/** The name of a breakdown. */
export type SubtestName = (typeof subtestNames)[number]
const testResult = z.object({
  user: z.object({ tested: count, notTested: count }),
  testResult: namedCounts,
  subtests: z.array(z.object({ name: z.enum(subtestNames), groupId: id })),
})
/** Results of a test among the employees (document 1 §3 'Test results'). */
export type TestResult = z.infer<typeof testResult>

const testGroup = z.object({ id, text: z.string(), testResult: namedCounts })
/** Results within one group of employees; its id filters the employee list (wire decision A09). */
export type TestGroup = z.infer<typeof testGroup>
const subtest = (name: string, by: string) =>
  read({
    name,
    summary: `Results of one test by ${by}`,
    doc: '1§7',
    path: `/rest/console/corporate/dashboard/testtools/${by}`,
    refuses: [404],
    params: z.strictObject({ ...inCorporate, groupId: id }),
    result: z.array(testGroup),
    right: rights.dashboard,
  })

/** The dashboard of a corporate (document 1 §2, §7). */
export const dashboard = {
  /** Name and logo of the corporate; `id` is its corporateId (wire decision A06). */
  corporate: read({
    name: 'getCorporate',
    summary: 'Corporate info with the logo',
    doc: '1§7',
    path: '/rest/view/mco01/findOne/{id}',
    refuses: [404],
    params: z.strictObject({ id }),
    result: z.object({ corporateId: id, corporateName: z.string(), corporateLogo: textOrNull }),
  }),
  /** The item 'Query Result' is sent but hidden (wire decision A07). */
  licenses: read({
    name: 'getLicenseTable',
    summary: 'Licence items',
    doc: '1§7, 3§7',
    path: '/rest/console/corporate/dashboard/license/table',
    params: z.strictObject(inCorporate),
    result: z.object({ license: z.array(license) }),
    provides: ['vacancies'],
  }),
  demographics: read({
    name: 'getDemographics',
    summary: 'Employee demographics',
    doc: '1§7',
    path: '/rest/console/corporate/dashboard/demografi/all',
    params: z.strictObject(inCorporate),
    result: demographics,
    right: rights.dashboard,
  }),
  /** By test code; a test that the corporate does not use is missing. */
  tests: read({
    name: 'getAllTests',
    summary: 'Test results of employees',
    doc: '1§7',
    path: '/rest/console/corporate/dashboard/testtools/alltest',
    params: z.strictObject(inCorporate),
    result: z.partial(z.strictObject(recordOf(testCodes, () => testResult))),
    right: rights.dashboard,
  }),
  subtests: {
    Gender: subtest('getTestBySex', 'sex'),
    Age: subtest('getTestByAge', 'age'),
    Business: subtest('getTestByBusiness', 'business'),
    Office: subtest('getTestByOffice', 'office'),
  },
  /** At most ten, highest total first (wire decision A10). */
  topVacancies: read({
    name: 'getTopVacancies',
    summary: 'Top vacancies with applicant totals',
    doc: '1§7',
    path: '/rest/console/corporate/dashboard/vacancy/top',
    params: z.strictObject(inCorporate),
    result: z.array(z.object({ total: count, position: z.string() })),
    right: rights.dashboard,
  }),
}
