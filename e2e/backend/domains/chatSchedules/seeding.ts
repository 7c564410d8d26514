import { z } from 'zod'
import { offRange, onHours } from '~/api/contract/executive/chatSchedule'
import { validated, seedKind } from '../../engine/control/seeding'
import { partialOf } from '../../engine/records'
import { nextId } from '../../engine/world'
import type { World } from '../../world'
import { scheduleOf } from './schedules'
import { noHours } from './seed'

const given = z.strictObject({
  corporateId: z.string().default('COR0001'),
  /** The hours of a week, null for a corporate without chat; an omitted day has none. */
  on: partialOf(onHours).nullable().optional(),
  off: z.array(partialOf(offRange)).optional(),
})

/** Chat schedules; omitted parts stay unchanged. */
export const chatScheduleSeeds = seedKind<World, z.infer<typeof given>>(given, (world, { corporateId, on, off }) => {
  const before = scheduleOf(world, corporateId)
  const ownId = { corporateId, id: before.on?.id ?? nextId(world, 'CHS') }
  const schedule = {
    on: on === undefined ? before.on : on && validated(onHours, { ...noHours, ...on, ...ownId }),
    off:
      off?.map((range) => validated(offRange, { id: nextId(world, 'CHO'), ...range, corporateId } as never)) ??
      before.off,
  }
  world.chatSchedules.set(corporateId, schedule)
  return corporateId
})
