import { z } from 'zod'

/** Helpers for the schemas of a world's records, and the partial schemas that the seeding API derives from them. */

/** Records are immutable, since worlds share them. */
export type DeepReadonly<T> = T extends ReadonlyMap<unknown, unknown> | Uint8Array
  ? T
  : T extends readonly (infer Entry)[]
    ? readonly DeepReadonly<Entry>[]
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T
/** A record with all fields optional, at any depth. */
export type DeepPartial<T> = T extends ReadonlyMap<unknown, unknown> | Uint8Array
  ? T
  : T extends readonly (infer Entry)[]
    ? readonly DeepPartial<Entry>[]
    : T extends object
      ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
      : T

/** A day, YYYY-MM-DD. */
export const isoDay = z.iso.date()
/** A time, RFC 3339 with offset. */
export const isoMoment = z.iso.datetime({ offset: true })

/** The fields that were given; an absent one keeps its stored value. */
export const givenFields = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The shape of a record with all fields optional. */
export const partialShape = <Shape extends Record<string, z.core.$ZodType>>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, z.exactOptional(partialOf(field))]),
  ) as unknown as {
    [K in keyof Shape]: z.ZodExactOptional<z.ZodType<DeepPartial<z.infer<Shape[K]>>>>
  }

/** The schema of a partial record: given fields are validated, unknown fields refused. */
export function partialOf<T>(schema: z.core.$ZodType<T>): z.ZodType<DeepPartial<T>> {
  const def = schema._zod.def as unknown as Record<string, unknown>
  const inner = (name: string) => partialOf(def[name] as z.core.$ZodType)
  const partial = (() => {
    switch (def['type']) {
      case 'object':
        return z.strictObject(partialShape(def['shape'] as Record<string, z.core.$ZodType>))
      case 'array':
        return z.array(inner('element'))
      case 'nullable':
        return z.nullable(inner('innerType'))
      case 'optional':
        return z.optional(inner('innerType'))
      default:
        return schema
    }
  })()
  return partial as unknown as z.ZodType<DeepPartial<T>>
}

/** Merges partial fields into a full record: objects are merged, other values replaced. */
export function mergeParts<T>(full: T, parts: DeepPartial<T> | undefined): T {
  if (parts === undefined) return full
  if (!isObject(full) || !isObject(parts)) return parts as T
  const merged: Record<string, unknown> = { ...full }
  for (const [name, part] of Object.entries(parts)) merged[name] = mergeParts(merged[name], part as never)
  return merged as T
}
