import { z } from 'zod/mini'
import { isFilterDay, isFilterMinute } from '~/lib/time/dates'
import { adminTexts } from '~/lib/texts/adminTexts'

/** The text of `lib/texts/textLimit`, which would come before the rows with its numbers: no limit here is over 999. */
const atMostText = (limit: number) => `Paling banyak ${limit} karakter`

/** Comparison of a filter: 1 is >=, 2 is <=, 3 is <>, 4 is = (document 1 §9). */
export const operator = z.enum(['1', '2', '3', '4'])
/** Free text of a filter, 1 to `max` characters (wire decision G14). */
export const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max, atMostText(max)))
/** Part of a name: letters, spaces, dots and commas (document 1 §5). */
export const personName = z
  .string()
  .check(z.minLength(1), z.maxLength(25, atMostText(25)), z.regex(/^[A-Za-z .,]+$/, adminTexts.rules.alphabetic))

const INVALID_DAY = 'Tanggal tidak valid (DD/MM/YYYY)'
const NOT_IN_CALENDAR = 'Tanggal tidak ada di kalender'
/** An existing date as DDMMYYYY (document 1 §5). */
export const filterDay = z
  .string()
  .check(
    z.regex(/^(0[1-9]|[12][0-9]|3[01])(0[1-9]|1[0-2])[0-9]{4}$/, INVALID_DAY),
    z.refine(isFilterDay, { error: NOT_IN_CALENDAR }),
  )
/** An existing date and time as DDMMYYYYHHmm (document 2 §5, wire decision B08). */
export const filterMinute = z
  .string()
  .check(
    z.regex(/^(0[1-9]|[12][0-9]|3[01])(0[1-9]|1[0-2])[0-9]{4}([01][0-9]|2[0-3])[0-5][0-9]$/, INVALID_DAY),
    z.refine(isFilterMinute, { error: NOT_IN_CALENDAR }),
  )
/** A grade average above 0 and at most 4 (document 1 §5). */
export const grade = z
  .number('IPK berupa angka')
  .check(z.gt(0, 'IPK harus lebih dari 0'), z.lte(4, 'IPK paling tinggi 4'))
/** A phone number to search for. */
export const phone = z
  .string()
  .check(z.minLength(1), z.maxLength(20, atMostText(20)), z.regex(/^[0-9+ -]+$/, 'Hanya angka, spasi, + dan -'))
const KEYWORD_LENGTH = 100
/** The only filter of keyword lists. */
export const keywordFilters = { schema: z.partial(z.strictObject({ keyword: text(KEYWORD_LENGTH) })), rules: [] }
/** The keyword that finds a name: a name may be longer. */
export const keywordOf = (name: string): string => name.slice(0, KEYWORD_LENGTH)
/** Filters of a keyword list. */
export type KeywordFilters = z.infer<typeof keywordFilters.schema>
