import type { Contract } from '~/api/contract/index'
import { staffOf } from './staff'
import { type Employee } from './seed'
import { dayOf, demographicEmployees, testEmployees } from './groups'
import type { Handlers } from '../../world'
import { pageOf } from '../../engine/calls/paging'
import { givenFields } from '../../engine/records'

const rowOf = ({ person: { firstName, lastName, userId } }: Employee) => ({ firstName, lastName, mus01: { userId } })

/** The employees behind the figures of the dashboard. */
export const employees: Handlers<Contract['employees']> = {
  demographic: ({ corporateId, start, length, ...filters }, { world }) =>
    pageOf(demographicEmployees(staffOf(world, corporateId), filters, dayOf(world.now)), { start, length }, rowOf),
  test: ({ corporateId, start, length, ...filters }, { world }) =>
    pageOf(
      testEmployees(staffOf(world, corporateId), givenFields(filters), dayOf(world.now)),
      { start, length },
      rowOf,
    ),
}
