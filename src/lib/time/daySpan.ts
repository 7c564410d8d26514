import { isFilterDay } from './dates'
import { adminTexts } from '~/lib/texts/adminTexts'

/** Errors of the first and last day of a span. */
export type SpanErrors = { from?: string; until?: string }

/** DDMMYYYY as YYYYMMDD, which sorts chronologically. */
export const sortableDay = (filterDay: string): string =>
  `${filterDay.slice(4)}${filterDay.slice(2, 4)}${filterDay.slice(0, 2)}`

/** Why a day (DDMMYYYY, or as typed) is invalid, or undefined; a missing day is valid (document 3 §5). */
export const dayError = (day: string | undefined): string | undefined =>
  day === undefined || isFilterDay(day) ? undefined : adminTexts.days.form

/** Errors of a span of days; either may be missing, and both may be equal (document 3 §5). */
export function spanErrors(from: string | undefined, until: string | undefined): SpanErrors {
  const [atFrom, atUntil] = [dayError(from), dayError(until)]
  if (atFrom !== undefined || atUntil !== undefined)
    return { ...(atFrom === undefined ? {} : { from: atFrom }), ...(atUntil === undefined ? {} : { until: atUntil }) }
  const isBackward = from !== undefined && until !== undefined && sortableDay(from) > sortableDay(until)
  return isBackward ? { until: adminTexts.days.order } : {}
}
