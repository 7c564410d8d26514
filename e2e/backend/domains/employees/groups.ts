import type { DemographicFilters, TestFilters } from '~/api/contract/employees'
import type { TestCode } from '~/api/contract/masterData'
import { type Employee, resultsOf, type Staff } from './seed'
import { testOptions } from '../masterData/seed'

/** Today in WIB as YYYY-MM-DD. */
export const dayOf = (now: Date): string => new Date(now.getTime() + 7 * 60 * 60 * 1000).toISOString().slice(0, 10)

const plusYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
/** Whole years from one day to a later one. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return plusYears(from, years) > to ? years - 1 : years
}

/** Age <=18, 18 to 24, 24 to 35, >35: a border value belongs to the younger group (document 1 §9). */
function ageBucket({ person }: Employee, today: string): string {
  if (person.bornOn === null) return 'notStated'
  const age = yearsBetween(person.bornOn, today)
  return age <= 18 ? 'lower' : age <= 24 ? 'around' : age <= 35 ? 'around2' : 'upper'
}
/** Tenure <=3 years, 3 to 5, >=5 (document 1 §9). */
function tenureBucket({ employedSince }: Employee, today: string): string {
  if (employedSince === null) return 'notStated'
  if (today <= plusYears(employedSince, 3)) return 'lower'
  return today >= plusYears(employedSince, 5) ? 'upper' : 'around'
}

type GroupFilters = Pick<TestFilters, 'sex' | 'category' | 'officeLocationId' | 'businessId'>
/** An absent filter matches everyone. */
const matchesFilters = (
  employee: Employee,
  { sex, category, officeLocationId, businessId }: GroupFilters,
  bucketOf: () => string,
): boolean =>
  (sex === undefined || (employee.person.sex ?? 'notStated') === sex) &&
  (category === undefined || bucketOf() === category) &&
  (officeLocationId === undefined || employee.office?.id === officeLocationId) &&
  (businessId === undefined || employee.business?.id === businessId)

const isListed = (known: readonly { id: string }[], id: string | undefined) =>
  id === undefined || known.some((one) => one.id === id)
/** Whether the corporate has the offices, businesses and tests that the filters name; unknown ones find nobody. */
export const areKnown = (
  staff: Staff,
  { officeLocationId, businessId, testId, groupId }: Omit<Partial<TestFilters>, 'by'>,
): boolean =>
  isListed(staff.offices, officeLocationId) &&
  isListed(staff.businesses, businessId) &&
  (testId === undefined || parseTestId(staff, testId) !== undefined) &&
  (groupId === undefined || testOfGroup(staff, groupId) !== undefined)

/** The employees counted by a demographic figure. */
export function demographicEmployees(staff: Staff, filters: DemographicFilters, today: string): readonly Employee[] {
  const bucketOf = filters.by === 'tenure' ? tenureBucket : ageBucket
  return staff.employees.filter(
    (one) => one.hasJoined === (filters.by !== 'notJoin') && matchesFilters(one, filters, () => bucketOf(one, today)),
  )
}

/** Parses the id of a test or of one of its results; undefined if the corporate has no such test. */
function parseTestId(staff: Staff, testId: string): { code: TestCode; result: string | undefined } | undefined {
  const code = staff.tests.find((test) => test === testId || testOptions[test].some(({ id }) => id === testId))
  return code && { code, result: code === testId ? undefined : testId }
}

/** Suffix of group ids per kind of subtest, as in GRP-INT01-SEX. */
const groupEnds = { Gender: 'SEX', Age: 'AGE', Business: 'BUS', Office: 'OFF' } as const
type Subtest = keyof typeof groupEnds
/** Tests with all four breakdowns. */
const detailedTests: readonly TestCode[] = ['int01', 'pers01', 'val01', 'com01']
const subtestNames = (code: TestCode): readonly Subtest[] =>
  detailedTests.includes(code)
    ? ['Gender', 'Age', 'Business', 'Office']
    : code === 'grit01'
      ? ['Gender', 'Age']
      : ['Age']
/** The breakdowns of a test. */
export const subtestsOf = (code: TestCode) =>
  subtestNames(code).map((name) => ({ name, groupId: `GRP-${code.toUpperCase()}-${groupEnds[name]}` }))
/** The test of a subtest's group; undefined if the corporate has no such group. */
export const testOfGroup = (staff: Staff, groupId: string, name?: Subtest): TestCode | undefined =>
  staff.tests.find((test) =>
    subtestsOf(test).some((one) => one.groupId === groupId && (name === undefined || one.name === name)),
  )

/** The employees counted by a test figure. */
export function testEmployees(staff: Staff, filters: Partial<TestFilters>, today: string): readonly Employee[] {
  const asked = filters.testId === undefined ? undefined : parseTestId(staff, filters.testId)
  const group = filters.groupId === undefined ? undefined : testOfGroup(staff, filters.groupId)
  const took = (one: Employee, code: TestCode, result?: string) => {
    const results = resultsOf(one, code)
    return result === undefined ? results.length > 0 : results.includes(result)
  }
  return staff.employees.filter(
    (one) =>
      one.hasJoined &&
      (filters.testId === undefined || (asked !== undefined && took(one, asked.code, asked.result))) &&
      (filters.groupId === undefined || (group !== undefined && took(one, group))) &&
      matchesFilters(one, filters, () => ageBucket(one, today)),
  )
}
