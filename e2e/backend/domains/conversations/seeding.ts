import { z } from 'zod'
import { id } from '../../../../src/api/values'
import { validated, SeedError, seedKind } from '../../engine/control/seeding'
import { partialOf } from '../../engine/records'
import { seededMoment } from '../../engine/world'
import type { World } from '../../world'
import { personById } from '../base'
import { messageRecord, threadStatus } from './seed'
import { threadFamily } from './state'
import { putThread } from './threads'

const given = z.strictObject({
  family: threadFamily.default('talent'),
  corporateId: z.string().default('COR0001'),
  userId: id,
  /** Required if the family's threads belong to a vacancy. */
  vacancyCode: z.nullable(id).default(null),
  subject: z.string().default('Undangan melamar'),
  status: threadStatus.default('OPEN'),
  /** The first message opens the thread. */
  messages: z.array(partialOf(messageRecord)).min(1).default([{}]),
})

/** Threads with their messages; an existing thread of the same key is replaced. */
export const threadSeeds = seedKind<World, z.infer<typeof given>>(
  given,
  (world, { family, corporateId, userId, vacancyCode, subject, status, messages }) => {
    if (!personById(world.base, userId)) throw new SeedError('userId', 'nobody has this id')
    if ((family === 'talent') !== (vacancyCode === null))
      throw new SeedError('vacancyCode', family === 'talent' ? 'is not for talents' : 'is needed here')
    const before = messages.map((message) =>
      validated(messageRecord, {
        at: seededMoment(world),
        by: 'Budi Santoso',
        html: '<p>Halo</p>',
        ...message,
      } as never),
    )
    return putThread(world, { family, corporateId, vacancyCode, userId }, { subject, status, before })
  },
)
