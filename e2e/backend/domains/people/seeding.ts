import { id } from '../../../../src/api/values'
import { validated, SeedError, seedKind } from '../../engine/control/seeding'
import { seedOf } from '../../engine/content/random'
import { type DeepPartial, partialOf, mergeParts } from '../../engine/records'
import { nextId } from '../../engine/world'
import type { World } from '../../world'
import { personById, withSeeds } from '../base'
import { type Person, personRecord } from './person'
import { personOf } from './seed'

/** Schema of a partial person. */
const partialPerson = partialOf(personRecord)

const emailOf = ({ firstName, lastName, userId }: Pick<Person, 'firstName' | 'lastName' | 'userId'>) =>
  `${[firstName, lastName, userId]
    .join('.')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '')}@surel.example`

/** Adds a person, or updates the one with that id. */
function addPerson(world: World, given: DeepPartial<Person>): Person {
  const userId = given.userId ?? nextId(world, 'USR')
  const existing = personById(world.base, userId)
  // A new person has no messages, and a given name gets its own e-mail address.
  const fresh = { ...personOf(seedOf(userId) >>> 1), userId, contactedBy: [] }
  const merged = mergeParts<Person>(existing ?? fresh, given)
  const person = validated(personRecord, {
    ...merged,
    userId,
    email: existing || given.email !== undefined ? merged.email : emailOf(merged),
  } as never) as Person
  const { seeds } = world.base
  world.base = withSeeds(world.base, { ...seeds, people: [...seeds.people, person] })
  return person
}

/** The person that a record refers to: an existing one by id, or a new one. */
export function personFor(world: World, given: { userId?: string; person?: DeepPartial<Person> }): Person {
  if (given.person) return addPerson(world, { ...given.person, ...(given.userId ? { userId: given.userId } : {}) })
  const found = given.userId === undefined ? undefined : personById(world.base, given.userId)
  if (!found) throw new SeedError('userId', given.userId ? 'nobody has this id' : 'userId or person is needed')
  return found
}
/** The fields by which a record refers to a person. */
export const personReference = { userId: id, person: partialPerson }

/** People of the platform. */
export const peopleSeeds = seedKind<World, DeepPartial<Person>>(
  partialPerson,
  (world, given) => addPerson(world, given).userId,
)
