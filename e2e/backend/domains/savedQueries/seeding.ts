import { validated, seedKind } from '../../engine/control/seeding'
import { type DeepPartial, partialOf } from '../../engine/records'
import { nextId, seededMoment } from '../../engine/world'
import type { World } from '../../world'
import { type SavedQuery, savedQueryRecord } from './seed'

/** Saved filters; an existing id is replaced. */
export const savedQuerySeeds = seedKind<World, DeepPartial<SavedQuery>>(partialOf(savedQueryRecord), (world, given) => {
  const query = validated(savedQueryRecord, {
    id: given.id ?? nextId(world, 'SQ'),
    family: 'talent',
    corporateId: 'COR0001',
    queryName: 'Filter',
    createdAt: seededMoment(world),
    creator: { firstName: 'Budi', lastName: 'Santoso' },
    body: {},
    ...given,
  } as never)
  world.savedQueries = [...world.savedQueries.filter(({ id }) => id !== query.id), query]
  return query.id
})
