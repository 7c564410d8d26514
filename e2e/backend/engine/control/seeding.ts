import { z } from 'zod'
import { BadCommand } from './control'

/** A kind of records that can be seeded. */
export type SeedKind<World> = {
  /** Schema of a partial record. */
  given: z.ZodType
  /** Completes the record, adds it to the world and returns its id. */
  add: (world: World, given: never) => string
}
/** Types a kind, so that `add` takes the output of its schema. */
export const seedKind = <World, Given>(
  given: z.ZodType<Given>,
  add: (world: World, given: Given) => string,
): SeedKind<World> => ({ given, add })

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
    Object.entries(kinds).flatMap(([name, { add }]) => {
      const records = data[name]
      if (!records) return []
      const ids = records.map((record, i) => {
        try {
          return add(world, record as never)
        } catch (failure) {
          if (failure instanceof SeedError) throw new BadCommand(`${name}.${i}.${failure.field}: ${failure.message}`)
          throw failure
        }
      })
      return [[name, ids]]
    }),
  )
}
