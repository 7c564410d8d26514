import type { Contract } from '~/api/contract/index'
import { type Employee, staffOf } from '../world/employees'
import { dayOf, demographicEmployees, testEmployees } from './groups'
import type { Handlers } from './handler'
import { pageOf } from './paging'

const rowOf = ({ person: { firstName, lastName, userId } }: Employee) => ({ firstName, lastName, mus01: { userId } })

/** The employees behind the figures of the dashboard. */
export const employees: Handlers<Contract['employees']> = {
  demographic: ({ corporateId, start, length, ...where }, { world }) =>
    pageOf(demographicEmployees(staffOf(corporateId), where, dayOf(world.now)), { start, length }, rowOf),
  test: ({ corporateId, start, length, ...where }, { world }) =>
    pageOf(testEmployees(staffOf(corporateId), where, dayOf(world.now)), { start, length }, rowOf),
}
