import { z } from 'zod'
import { validated, seedKind } from '../../engine/control/seeding'
import { partialShape } from '../../engine/records'
import type { World } from '../../world'
import { personFor, personReference } from '../people/seeding'
import { type Employee, employeeRecord } from './seed'

const given = z.strictObject({
  ...partialShape({ ...employeeRecord.shape, ...personReference }),
  corporateId: z.string().default('COR0001'),
})

/** Employees of a corporate; seeding a person again replaces the entry. */
export const employeeSeeds = seedKind<World, z.infer<typeof given>>(given, (world, { corporateId, ...employee }) => {
  const person = personFor(world, employee)
  const { hasJoined = true, employedSince = null, office = null, business = null } = employee
  const record = validated(employeeRecord, { person, hasJoined, employedSince, office, business } as never) as Employee
  const others = (world.employees.get(corporateId) ?? []).filter((one) => one.person.userId !== person.userId)
  world.employees.set(corporateId, [record, ...others])
  return person.userId
})
