import { isFilterDay } from './dates'
import { adminTexts } from '~/lib/texts/adminTexts'

/** What is wrong with the days between which something lies, by day. */
export type SpanErrors = { from?: string; until?: string }

/** DDMMYYYY as YYYYMMDD, which sorts as time goes. */
export const sortableDay = (filterDay: string): string =>
  `${filterDay.slice(4)}${filterDay.slice(2, 4)}${filterDay.slice(0, 2)}`

/** Why a day (DDMMYYYY, or as typed) cannot be sent, or undefined; none is not wrong (document 3 §5). */
export const dayError = (day: string | undefined): string | undefined =>
  day === undefined || isFilterDay(day) ? undefined : adminTexts.days.form

/** What is wrong with two days; either may be missing, and both may be the same (document 3 §5). */
export function spanErrors(from: string | undefined, until: string | undefined): SpanErrors {
  const [atFrom, atUntil] = [dayError(from), dayError(until)]
  if (atFrom !== undefined || atUntil !== undefined)
    return { ...(atFrom === undefined ? {} : { from: atFrom }), ...(atUntil === undefined ? {} : { until: atUntil }) }
  const isBackward = from !== undefined && until !== undefined && sortableDay(from) > sortableDay(until)
  return isBackward ? { until: adminTexts.days.order } : {}
}
