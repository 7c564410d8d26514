import { z } from 'zod'
import { BadCommand } from './control'

/** A kind of records that can be seeded. */
export type SeedKind<World> = {
  /** Schema of a partial record. */
  given: z.ZodType
  /** Begins a request's records of this kind. */
  begin: (world: World) => {
    /** Completes a record and returns its id; adds it to the world, unless `end` does. */
    add: (given: never) => string
    /** Adds the request's records in one step. */
    end?: () => void
  }
}
/** Types a kind, so that `add` takes the output of its schema. */
export const seedKind = <World, Given>(
  given: z.ZodType<Given>,
  add: (world: World, given: Given) => string,
): SeedKind<World> => ({ given, begin: (world) => ({ add: (record) => add(world, record) }) })

/** A kind whose records are a list: the list is made once a request, since making it for each record is quadratic. */
export const seedList = <World, Given, Made>(
  given: z.ZodType<Given>,
  complete: (world: World, given: Given) => Made,
  idOf: (made: Made) => string,
  /** Adds the records, each id once, in the order in which they were given last. */
  put: (world: World, made: ReadonlyMap<string, Made>) => void,
): SeedKind<World> => ({
  given,
  begin: (world) => {
    const made = new Map<string, Made>()
    return {
      add: (record) => {
        const full = complete(world, record)
        const id = idOf(full)
        made.delete(id)
        made.set(id, full)
        return id
      },
      end: () => put(world, made),
    }
  },
})

/** An invalid field of a record. */
export class SeedError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message)
  }
}

/** Returns the record if it matches the full schema; throws a `SeedError` naming the field otherwise. */
export function validated<T>(schema: z.core.$ZodType<T>, record: T): T {
  const { data, error } = z.safeParse(schema, record)
  const issue = error?.issues[0]
  if (issue) throw new SeedError(issue.path.join('.'), issue.message)
  return data as T
}

/** Schema of a seed: lists of records by kind. */
const bodyOf = <World>(kinds: Readonly<Record<string, SeedKind<World>>>) =>
  z.strictObject(
    Object.fromEntries(Object.entries(kinds).map(([name, { given }]) => [name, z.array(given).optional()] as const)),
  )
/** JSON Schema of a seed. */
export const seedSchemaOf = <World>(kinds: Readonly<Record<string, SeedKind<World>>>) =>
  z.toJSONSchema(bodyOf(kinds), { io: 'input', unrepresentable: 'any' })

/** Adds records by kind, in the order of the kinds, so that later ones can refer to earlier ones. Returns their ids. */
export function seedWorld<World>(
  world: World,
  kinds: Readonly<Record<string, SeedKind<World>>>,
  body: unknown,
): Record<string, string[]> {
  const { data, error } = bodyOf(kinds).safeParse(body)
  if (error)
    throw new BadCommand(error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; '))
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, { begin }]) => {
      const records = data[name]
      if (!records) return []
      const { add, end } = begin(world)
      const ids = records.map((record, i) => {
        try {
          return add(record as never)
        } catch (failure) {
          if (failure instanceof SeedError) throw new BadCommand(`${name}.${i}.${failure.field}: ${failure.message}`)
          throw failure
        }
      })
      end?.()
      return [[name, ids]]
    }),
  )
}
