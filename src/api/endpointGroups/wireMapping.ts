import { z } from 'zod/mini'
import type { Rule } from '~/lib/rules/rules'

type Shape = Readonly<Record<string, z.ZodMiniType>>
/** The filters of one search, as in URL and request, and their rules. */
export type FilterSchema<W> = { schema: z.ZodMiniObject<Shape> & z.ZodMiniType<W, W>; rules: readonly Rule[] }

/** How an operation's filters differ on the wire from those of the search: other names, other formats. */
export type WireMapping = {
  names?: Readonly<Record<string, string>>
  formats?: Readonly<
    Record<string, { schema: z.ZodMiniType; write: (value: string) => string; read: (value: string) => string }>
  >
}
/** Schema and rules of an operation's filters on the wire, and the conversion in both directions. */
export type FilterCodec = FilterSchema<object> & {
  write: (filters: object) => Record<string, unknown>
  read: (params: object) => Record<string, unknown>
}

/** Builds the codec of an operation's filters; without a mapping they are those of the search. */
export function filterCodec<W extends object>(
  { schema, rules }: FilterSchema<W>,
  { names = {}, formats = {} }: WireMapping = {},
): FilterCodec {
  // Maps, since a stored body may have any key, even 'constructor'.
  const wireNames = new Map(Object.entries(names))
  const ownNames = new Map([...wireNames].map(([own, wire]) => [wire, own]))
  const formatOf = new Map(Object.entries(formats))
  const wireName = (name: string) => wireNames.get(name) ?? name
  const shape = Object.fromEntries(
    Object.entries(schema.shape).map(([name, type]) => {
      const wireSchema = formatOf.get(name)?.schema
      return [wireName(name), wireSchema ? z.optional(wireSchema) : type]
    }),
  )
  const mapFilters = (values: object, nameOf: (name: string) => string, direction: 'write' | 'read') =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]: [string, unknown]) => {
        const mappedName = nameOf(name)
        const format = formatOf.get(direction === 'write' ? name : mappedName)
        return [mappedName, format && typeof value === 'string' ? format[direction](value) : value]
      }),
    )
  return {
    schema: z.strictObject(shape),
    rules,
    write: (filters) => mapFilters(filters, wireName, 'write'),
    read: (params) => mapFilters(params, (name) => ownNames.get(name) ?? name, 'read'),
  }
}

/** The parameters of an operation with filters; required filters are required parameters. */
export function filterParams(
  { schema, rules }: { schema: z.ZodMiniObject<Shape>; rules: FilterSchema<object>['rules'] },
  more: z.core.$ZodShape,
): z.ZodMiniObject {
  const required = rules.flatMap((rule) => {
    const type = rule.kind === 'required' ? schema.shape[rule.name] : undefined
    return rule.kind === 'required' && type instanceof z.ZodMiniOptional ? [[rule.name, type._zod.def.innerType]] : []
  })
  return z.strictObject({ ...schema.shape, ...Object.fromEntries(required), ...more })
}
/** The rules of an operation with filters, without those already expressed by required parameters. */
export const filterRules = ({ rules }: { rules: FilterSchema<object>['rules'] }) =>
  rules.filter(({ kind }) => kind !== 'required')
