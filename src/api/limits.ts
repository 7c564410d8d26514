import type { z } from 'zod/mini'
import { fieldsOf } from '~/lib/fields'

type Inner = { innerType?: z.ZodMiniType; checks?: readonly { _zod: { def: object } }[] }
/** The definition of a schema within those that make it nullable or optional, or of the value that a field sends. */
function bareDefinition(schema: z.ZodMiniType & { wire?: z.ZodMiniType }): Inner {
  const definition = schema._zod.def as Inner
  const inner = definition.innerType ?? schema.wire
  return inner ? bareDefinition(inner) : definition
}
const boundOf = (schema: z.ZodMiniType, check: string, name: string): number | undefined => {
  const definitions = (bareDefinition(schema).checks ?? []).map(({ _zod }) => fieldsOf(_zod.def))
  const bound = definitions.find((one) => one['check'] === check)?.[name]
  return typeof bound === 'number' ? bound : undefined
}
/** The longest text that a schema of the contract accepts. */
export const limitOf = (schema: z.ZodMiniType): number => boundOf(schema, 'max_length', 'maximum') ?? Infinity
/** The largest number that a schema of the contract accepts. */
export const maximumOf = (schema: z.ZodMiniType): number => boundOf(schema, 'less_than', 'value') ?? Infinity
/** The smallest number that a schema of the contract accepts. */
export const minimumOf = (schema: z.ZodMiniType): number => boundOf(schema, 'greater_than', 'value') ?? -Infinity
