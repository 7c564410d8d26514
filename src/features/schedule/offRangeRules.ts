import type { OffRange } from '~/api/contract/chatSchedule'
import { dayText, filterDayOf } from '~/lib/dates'
import { sortableDay, type SpanErrors, spanErrors } from '~/lib/daySpan'
import type { Scope } from '~/lib/scope'
import { adminTexts } from '~/lib/adminTexts'

/** A range as it is typed: days as DDMMYYYY, or as typed as long as they are none. `key` names the row, saved or not. */
export type RangeDraft = { key: string; id: string | null; from: string | undefined; until: string | undefined }

const dayOf = (moment: string) => filterDayOf(moment.slice(0, 'DD/MM/YYYY'.length))
/** A saved range as a row. */
export const rowOfRange = ({ id, startDate, endDate }: OffRange): RangeDraft => ({
  key: id,
  id,
  from: dayOf(startDate),
  until: dayOf(endDate),
})
/** Whether nothing was typed in a row. */
export const isBlank = ({ from, until }: RangeDraft): boolean => from === undefined && until === undefined
/** A row as it is sent: whole days in WIB (document 3 §9). */
export const rangeOfRow = ({ id, from, until }: RangeDraft, { corporateId }: Scope) => ({
  id,
  corporateId,
  startDate: `${dayText(from ?? '')} 00:00`,
  endDate: `${dayText(until ?? '')} 23:59`,
})

/** What is wrong with a row; a blank one is not wrong (document 3 §5). */
export function rangeErrors({ from, until }: RangeDraft): SpanErrors {
  if (from === undefined && until !== undefined) return { from: adminTexts.chat.noStartDate }
  if (from !== undefined && until === undefined) return { until: adminTexts.chat.noEndDate }
  return spanErrors(from, until)
}

/** Rows whose days lie in those of an earlier row, by key: allowed, but worth a word. */
export function overlapping(rows: readonly RangeDraft[]): ReadonlySet<string> {
  const whole = rows.filter((row) => !isBlank(row) && Object.keys(rangeErrors(row)).length === 0)
  const meet = (one: RangeDraft, other: RangeDraft) =>
    sortableDay(one.from ?? '') <= sortableDay(other.until ?? '') &&
    sortableDay(other.from ?? '') <= sortableDay(one.until ?? '')
  return new Set(whole.filter((row, n) => whole.slice(0, n).some((before) => meet(before, row))).map(({ key }) => key))
}

/** The rows after the server told its ranges anew: what was typed and not saved stays (document 3 §7). */
export const mergeRanges = (rows: readonly RangeDraft[], ranges: readonly OffRange[]): RangeDraft[] => [
  ...ranges.map((range) => rows.find(({ id }) => id === range.id) ?? rowOfRange(range)),
  ...rows.filter(({ id }) => id === null),
]
