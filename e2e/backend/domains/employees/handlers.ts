import type { Contract } from '~/api/contract/index'
import { staffOf } from './staff'
import { type Employee } from './seed'
import { areKnown, dayOf, demographicEmployees, testEmployees } from './groups'
import type { Call, Handlers } from '../../world'
import { pageOf } from '../../engine/calls/paging'
import { givenFields } from '../../engine/records'

const rowOf = ({ person: { firstName, lastName, userId } }: Employee) => ({ firstName, lastName, mus01: { userId } })

/** The staff of a corporate; 404 unless it has what the filters name. */
function staffWith(filters: Parameters<typeof areKnown>[1], corporateId: string, { world, refuse }: Call<404>) {
  const staff = staffOf(world, corporateId)
  if (!areKnown(staff, filters)) throw refuse(404)
  return staff
}

/** The employees behind the figures of the dashboard. */
export const employees: Handlers<Contract['employees']> = {
  demographic: ({ corporateId, start, length, ...filters }, call) => {
    const staff = staffWith(filters, corporateId, call)
    return pageOf(demographicEmployees(staff, filters, dayOf(call.world.now)), { start, length }, rowOf)
  },
  test: ({ corporateId, start, length, ...filters }, call) => {
    const given = givenFields(filters)
    const staff = staffWith(given, corporateId, call)
    return pageOf(testEmployees(staff, given, dayOf(call.world.now)), { start, length }, rowOf)
  },
}
