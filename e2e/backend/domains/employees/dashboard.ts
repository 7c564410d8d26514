import type { DemographicFilters, TestFilters } from '~/api/contract/employees'
import type { Contract } from '~/api/contract/index'
import type { TestCode } from '~/api/contract/masterData'
import { ageBands, sexes } from '~/lib/codes'
import { logoPath } from '../corporates/drawings'
import { applicationCount } from '../applications/seed'
import { corporateOf } from '../corporates/corporates'
import { staffOf } from './staff'

import { licensesOf } from '../corporates/licenses'
import { testOptions } from '../masterData/seed'
import type { Call, Handlers, World } from '../../world'
import { dayOf, demographicEmployees, subtestsOf, testEmployees, testOfGroup } from './groups'
import { signedIn } from '../../engine/calls/handler'

/** Figures of one corporate: each is the length of the list behind it, so that figure and list always agree. */
function figuresOf(corporateId: string, world: World) {
  const staff = staffOf(world, corporateId)
  const today = dayOf(world.now)
  return {
    staff,
    count: (filters: DemographicFilters) => demographicEmployees(staff, filters, today).length,
    countTest: (filters: Partial<TestFilters>) => testEmployees(staff, filters, today).length,
    /** The results of a test among the employees that `filters` finds. */
    results: (code: TestCode, filters: Partial<TestFilters>) =>
      testOptions[code].map(({ id, text }) => ({
        id,
        text,
        value: testEmployees(staff, { ...filters, testId: id }, today).length,
      })),
  }
}

/** Per kind of breakdown: its groups of employees and the filter that selects a group. */
const groupings = {
  Gender: () => sexes.map(({ id, text }) => ({ id, text, filters: { sex: id } })),
  Age: () => ageBands.map(({ id, text }) => ({ id, text, filters: { category: id } })),
  Business: (corporateId: string, world: World) =>
    staffOf(world, corporateId).businesses.map(({ id, text }) => ({ id, text, filters: { businessId: id } })),
  Office: (corporateId: string, world: World) =>
    staffOf(world, corporateId).offices.map(({ id, text }) => ({ id, text, filters: { officeLocationId: id } })),
}
const subtest =
  (name: keyof typeof groupings) =>
  ({ corporateId, groupId }: { corporateId: string; groupId: string }, { world, refuse }: Call<404>) => {
    const { staff, results } = figuresOf(corporateId, world)
    const code = testOfGroup(staff, groupId, name)
    if (!code) throw refuse(404)
    return groupings[name](corporateId, world).map(({ id, text, filters }) => ({
      id,
      text,
      testResult: results(code, filters),
    }))
  }

/** The dashboard of a corporate. */
export const dashboard: Handlers<Contract['dashboard']> = {
  corporate: ({ id }, at) => {
    const name = corporateOf(at.world, id)?.corporateName
    const isOwn = signedIn(at).corporates.some(({ corporateId }) => corporateId === id)
    if (name === undefined || !isOwn) throw at.refuse(404)
    return { corporateId: id, corporateName: name, corporateLogo: `${at.origin}${logoPath(id)}` }
  },
  licenses: ({ corporateId }, { world }) => ({
    license: licensesOf(world, corporateId, figuresOf(corporateId, world).count({ by: 'all' })),
  }),
  demographics: ({ corporateId }, { world }) => {
    const { staff, count } = figuresOf(corporateId, world)
    const aged = (category: NonNullable<DemographicFilters['category']>) => count({ by: 'age', category })
    const tenured = (category: NonNullable<DemographicFilters['category']>) => count({ by: 'tenure', category })
    return {
      user: { totalEmployee: count({ by: 'all' }), totalEmployeeNotJoin: count({ by: 'notJoin' }) },
      sex: {
        male: count({ by: 'sex', sex: 'M' }),
        female: count({ by: 'sex', sex: 'F' }),
        notStated: count({ by: 'sex', sex: 'notStated' }),
      },
      age: { lower: aged('lower'), around: aged('around'), around2: aged('around2'), upper: aged('upper') },
      workingTenure: {
        lower: tenured('lower'),
        around: tenured('around'),
        upper: tenured('upper'),
        notStated: tenured('notStated'),
      },
      officeLocations: {
        office: staff.offices.map(({ id, text }) => ({
          id,
          text,
          value: count({ by: 'office', officeLocationId: id }),
        })),
      },
    }
  },
  tests: ({ corporateId }, { world }) => {
    const { staff, count, countTest, results } = figuresOf(corporateId, world)
    const allEmployees = count({ by: 'all' })
    return Object.fromEntries(
      staff.tests.map((code) => {
        const tested = countTest({ testId: code })
        const user = { tested, notTested: allEmployees - tested }
        return [code, { user, testResult: results(code, {}), subtests: subtestsOf(code) }]
      }),
    )
  },
  subtests: {
    Gender: subtest('Gender'),
    Age: subtest('Age'),
    Business: subtest('Business'),
    Office: subtest('Office'),
  },
  topVacancies: ({ corporateId }, { world }) =>
    (world.base.vacancies.get(corporateId) ?? [])
      .map((vacancy) => ({ total: applicationCount(world.base, vacancy), position: vacancy.name }))
      .toSorted((a, b) => b.total - a.total)
      .slice(0, 10),
}
