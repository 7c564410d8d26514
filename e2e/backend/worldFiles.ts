import { z } from 'zod'
import { accountSeeds } from './domains/accounts/seeding'
import { applicationSeeds } from './domains/applications/seeding'
import { baseOf, noSeeds, type Seeds, withSeeds } from './domains/base'
import { candidateNoteSeeds, savedResultSeeds } from './domains/candidates/seeding'
import { chatScheduleSeeds } from './domains/chatSchedules/seeding'
import { threadSeeds } from './domains/conversations/seeding'
import { corporateOf } from './domains/corporates/corporates'
import { licenseSeeds } from './domains/corporates/licenses'
import { corporateSeeds } from './domains/corporates/seeding'
import { employeeSeeds } from './domains/employees/seeding'
import { longlistSeeds } from './domains/longlist/seeding'
import { optionSeeds } from './domains/masterData/seeding'
import { peopleSeeds } from './domains/people/seeding'
import { questionSeeds } from './domains/questions/seeding'
import { savedQuerySeeds } from './domains/savedQueries/seeding'
import { ticketSeeds } from './domains/tickets/seeding'
import { vacancySeeds } from './domains/vacancies/seeding'
import { decode, encode } from './engine/control/codec'
import { BadCommand, type CommandContext, type Commands } from './engine/control/control'
import { SeedError, type SeedKind, seedSchemaOf, seedWorld } from './engine/control/seeding'
import { isoMoment } from './engine/records'
import type { User } from './identity/pool'
import type { World } from './world'

/** Throws if a record names an unknown corporate, at any depth: a typo would leave the test's world empty. */
function checkCorporates(world: World, record: unknown, path: readonly string[] = []): void {
  if (typeof record !== 'object' || record === null || record instanceof Uint8Array) return
  for (const [name, value] of Object.entries(record)) {
    const field = [...path, name]
    if (name !== 'corporateId') checkCorporates(world, value, field)
    else if (!corporateOf(world, String(value))) throw new SeedError(field.join('.'), 'no corporate has this id')
  }
}
const inCorporates = ({ given, begin }: SeedKind<World>): SeedKind<World> => ({
  given,
  begin: (world) => {
    const { add, ...step } = begin(world)
    return {
      ...step,
      add: (record) => {
        checkCorporates(world, record)
        return add(record)
      },
    }
  },
})

const kindsInCorporates = {
  accounts: accountSeeds,
  options: optionSeeds,
  licenses: licenseSeeds,
  people: peopleSeeds,
  employees: employeeSeeds,
  questions: questionSeeds,
  vacancies: vacancySeeds,
  applications: applicationSeeds,
  threads: threadSeeds,
  tickets: ticketSeeds,
  longlist: longlistSeeds,
  savedQueries: savedQuerySeeds,
  savedResults: savedResultSeeds,
  candidateNotes: candidateNoteSeeds,
  chatSchedules: chatScheduleSeeds,
}
/** The seedable kinds, in the order in which they are added. */
const seedKinds: Readonly<Record<string, SeedKind<World>>> = {
  corporates: corporateSeeds,
  ...Object.fromEntries(Object.entries(kindsInCorporates).map(([name, kind]) => [name, inCorporates(kind)])),
}

/** The JSON Schema of seeds. */
export const seedSchema = () => seedSchemaOf(seedKinds)

const size = z.int().min(1)
/** Schema of a world file: sizes of the generated data, and either seeds on top or a snapshot's state. */
export const worldFile = z.strictObject({
  description: z.string().optional(),
  population: size.max(1_000_000).optional(),
  vacancies: size.max(100_000).optional(),
  now: isoMoment.optional(),
  seed: z.record(z.string(), z.unknown()).optional(),
  state: z.record(z.string(), z.unknown()).optional(),
  seeds: z.unknown().optional(),
  users: z.unknown().optional(),
})
/** The content of a world file. */
export type WorldFile = z.infer<typeof worldFile>

/** The snapshot of a world, without journal, answers and sessions. */
function snapshotOf({ base, journal: _, answers: __, ...state }: World, users: ReadonlyMap<string, User>): WorldFile {
  return {
    ...base.sizes,
    state: encode(state) as Record<string, unknown>,
    seeds: encode(base.seeds),
    users: encode(users),
  }
}

/** A copy of a part of a world that a seeding leaves as it is: it adds and replaces records, and changes none in place. */
function copyOf(part: unknown): unknown {
  if (part instanceof Map) return new Map(part)
  return Array.isArray(part) ? [...part] : part
}

/** Adds records to a world atomically; returns their ids by kind. */
function seed(world: World, body: unknown): Record<string, string[]> {
  const { base, identity } = world
  const users = new Map(identity.users)
  const before = Object.entries(world).map(([name, value]) => [name, copyOf(value)] as const)
  try {
    return seedWorld(world, seedKinds, body)
  } catch (error) {
    Object.assign(world, Object.fromEntries(before), { base })
    identity.users.clear()
    for (const [name, user] of users) identity.users.set(name, user)
    throw error
  }
}

/** Loads a world file into a fresh world. */
export function loadWorld(world: World, file: WorldFile): void {
  const { population = world.base.sizes.population, vacancies = world.base.sizes.vacancies } = file
  const seeds = (decode(file.seeds) ?? noSeeds) as Seeds
  const generated = baseOf({ population, vacancies })
  const isSeeded = Object.values(seeds).some((list) => list.length > 0)
  world.base = isSeeded ? withSeeds(generated, seeds) : generated
  if (file.state) {
    const state = decode(file.state) as Record<string, unknown>
    const unknown = Object.keys(state).find((name) => !(name in world))
    if (unknown) throw new BadCommand(`state.${unknown}: no world has this`)
    Object.assign(world, state)
  }
  if (file.users) {
    world.identity.users.clear()
    for (const [name, user] of decode(file.users) as ReadonlyMap<string, User>) world.identity.users.set(name, user)
  }
  if (file.now) world.now = new Date(file.now)
  if (file.seed) seed(world, file.seed)
}

/** World files for common cases, by path. */
const scenarios = import.meta.glob<WorldFile>('./scenarios/*.json', { eager: true, import: 'default' })
const scenarioNames = Object.keys(scenarios).map((path) => path.replace(/^.*\/|\.json$/g, ''))

/** Replaces the world of a session with the content of a file. */
function restore({ worlds, session }: Pick<CommandContext<World>, 'worlds' | 'session'>, file: WorldFile): object {
  const before = worlds.of(session)
  worlds.reset(session)
  try {
    loadWorld(worlds.of(session), file)
  } catch (error) {
    worlds.put(session, before)
    throw error
  }
  return { done: true }
}

/** Commands that make worlds. */
export const worldCommands: Commands<World> = {
  'POST seed': async ({ world, read }) => seed(world, await read(z.unknown())),
  'GET schema': () => seedSchema(),
  'GET snapshot': ({ world }) => snapshotOf(world, world.identity.users),
  'POST restore': async ({ read, ...context }) => restore(context, await read(worldFile)),
  'GET scenarios': () =>
    scenarioNames.map((name) => ({ name, description: scenarios[`./scenarios/${name}.json`]!.description })),
  'POST scenario': async ({ read, ...context }) => {
    const { name } = await read(z.strictObject({ name: z.enum(scenarioNames) }))
    return restore(context, worldFile.parse(scenarios[`./scenarios/${name}.json`]))
  },
}
