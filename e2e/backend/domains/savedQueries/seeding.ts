import { seedList, validated } from '../../engine/control/seeding'
import { type DeepPartial, partialOf } from '../../engine/records'
import { nextId, seededMoment } from '../../engine/world'
import type { World } from '../../world'
import { type SavedQuery, savedQueryRecord } from './seed'

/** Saved filters; an existing id is replaced. */
export const savedQuerySeeds = seedList<World, DeepPartial<SavedQuery>, SavedQuery>(
  partialOf(savedQueryRecord),
  (world, given) =>
    validated(savedQueryRecord, {
      id: given.id ?? nextId(world, 'SQ'),
      family: 'talent',
      corporateId: 'COR0001',
      queryName: 'Filter',
      createdAt: seededMoment(world),
      creator: { firstName: 'Budi', lastName: 'Santoso' },
      body: {},
      ...given,
    } as never),
  ({ id }) => id,
  (world, made) => {
    world.savedQueries = [...world.savedQueries.filter(({ id }) => !made.has(id)), ...made.values()]
  },
)
