import { z } from 'zod'
import { id } from '../../../../src/api/values'
import { SeedError, seedKind, seedList, validated } from '../../engine/control/seeding'
import { partialShape } from '../../engine/records'
import { nextId, seededMoment } from '../../engine/world'
import type { World } from '../../world'
import { esIdOf, isCandidate, noteKey } from './rows'
import { savedResultRecord } from './savedResults'
import { markers } from './seed'

const givenResult = z.strictObject({
  ...partialShape(savedResultRecord.shape),
  /** The filters as the admin query sends them, or the stored text. */
  body: z.union([z.string(), z.record(z.string(), z.unknown())]).default({}),
})
/** Saved results of the admin query; an existing id is replaced. */
export const savedResultSeeds = seedList<World, z.infer<typeof givenResult>, z.infer<typeof savedResultRecord>>(
  givenResult,
  (world, { body, ...given }) =>
    validated(savedResultRecord, {
      id: given.id ?? nextId(world, 'ESR'),
      corporateId: 'COR0001',
      filterName: 'Pencarian',
      createdBy: 'Siti Aminah',
      createdAt: given.createdAt ?? seededMoment(world),
      totalData: 0,
      emailStatus: null,
      ...given,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  (result) => result.id,
  (world, made) => {
    world.savedResults = [...world.savedResults.filter((one) => !made.has(one.id)), ...made.values()]
  },
)

const givenNote = z.strictObject({
  corporateId: z.string().default('COR0001'),
  /** A person of the platform or a user of the longlist. */
  userId: id,
  notes: z.string().default(''),
  marker: z.enum(markers.map((marker) => marker.id)),
})
/** A corporate's notes on candidates of the executive search, one per candidate. */
export const candidateNoteSeeds = seedKind<World, z.infer<typeof givenNote>>(
  givenNote,
  (world, { corporateId, userId, notes, marker }) => {
    if (!isCandidate(world, corporateId, userId)) throw new SeedError('userId', 'nobody has this id')
    const esId = esIdOf({ userId })
    world.candidateNotes.set(noteKey(corporateId, esId), { notes, markerId: marker })
    return esId
  },
)
