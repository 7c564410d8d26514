import { z } from 'zod/mini'

/** An opaque id or code, 1-64 characters (wire decision G07). */
export const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9._-]{1,64}$/))
/** One to `count` distinct ids. */
export const idsUpTo = (count: number) =>
  z.array(id).check(
    z.minLength(1),
    z.maxLength(count),
    z.refine((list) => new Set(list).size === list.length),
    // The JSON Schema equivalent of the refinement above.
    z.meta({ uniqueItems: true }),
  )
/** One to fifty distinct ids. */
export const idList = idsUpTo(50)
/** An entry of an option list. */
export const option = z.object({ id, text: z.string() })
/** A code and its label. */
export type Option = z.infer<typeof option>
/** Option entries with other key names on the wire, parsed as {id, text}. */
export const optionFrom = <I extends string, T extends string>(idName: I, textName: T) =>
  // The compiler forgets the names that a schema is made with.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  z.pipe(
    z.object({ [idName]: id, [textName]: z.string() }),
    z.transform((entry): Option => ({ id: entry[idName]!, text: entry[textName]! })),
  ) as unknown as z.ZodMiniType<Option, Record<I | T, string>>
/** A nullable text; missing is null, never absent. */
export const textOrNull = z.nullable(z.string())
/** A day as DD/MM/YYYY (wire decision G09). */
export const day = z.string().check(z.regex(/^(0[1-9]|[12][0-9]|3[01])\/(0[1-9]|1[0-2])\/[0-9]{4}$/))
/** A moment as RFC 3339 with offset (wire decision G09). */
export const moment = z
  .string()
  .check(
    z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$/),
    z.meta({ format: 'date-time' }),
  )
/** Empty result of a successful call. */
export const noResult = z.null()

/** Parameters of every call within a corporate. */
export const inCorporate = { corporateId: id }
/** Page parameters: `start` counts pages from zero, `length` is the page size (wire decision G05). */
export const pageParams = {
  start: z.int().check(z.gte(0), z.lte(1_000_000)),
  length: z.int().check(z.gte(1), z.lte(100_000)),
}
/** The same page parameters as other lists name them. */
export const pageSizeParams = { page: pageParams.start, size: pageParams.length }

/** An id, or null before the first save. */
export const idOrNull = z.nullable(id)
/** A required text with a maximum length in characters. */
export const requiredText = (length: number) => z.string().check(z.minLength(1), z.maxLength(length))
/** A nullable text of at most `length` characters. */
export const nullableText = (length: number) => z.nullable(z.string().check(z.maxLength(length)))
/** An option in a request; extra keys are rejected. */
export const optionInput = z.strictObject({ id, text: z.string().check(z.maxLength(255)) })
