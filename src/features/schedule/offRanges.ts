import { valueText } from '~/lib/texts/text'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '~/api/client'
import { chatSchedule, type OffRange } from '~/api/contract/executive/chatSchedule'
import { send } from '~/api/useSend'
import { adminTexts } from '~/lib/texts/adminTexts'
import { dayText, parseTypedDay } from '~/lib/time/dates'
import { sortableDay, type SpanErrors, spanErrors } from '~/lib/time/daySpan'
import type { Scope } from '~/lib/scope'
import type { FieldTexts } from '~/record/form/fieldTexts'
import { type Items, itemsOf, listOf } from '~/record/items'
import type { RecordDefinition } from '~/record/recordEngine'
import { isSame, valueAt } from '~/record/versions'

/** Form values of a range of days without chat: DDMMYYYY, or the raw input while invalid. */
export type Range = { id: string | null; from: string | null; until: string | null }
export type Ranges = { ranges: Items<Range> }

const dayOf = (moment: string) => parseTypedDay(moment.slice(0, 'DD/MM/YYYY'.length))
/** Maps stored ranges to form values. */
export const rangesOf = (stored: readonly OffRange[]): Ranges => ({
  ranges: itemsOf(stored.map(({ id, startDate, endDate }) => ({ id, from: dayOf(startDate), until: dayOf(endDate) }))),
})
/** A new, blank range. */
export const blankRange: Range = { id: null, from: null, until: null }
/** Whether a row has nothing to save; an emptied saved range is invalid instead. */
const isBlank = ({ id, from, until }: Range): boolean => id === null && from === null && until === null
/** The request body of a row: whole days in WIB (document 3 §9). */
export const rangeBody = ({ id, from, until }: Range, { corporateId }: Scope) => ({
  id,
  corporateId,
  startDate: `${dayText(from ?? '')} 00:00`,
  endDate: `${dayText(until ?? '')} 23:59`,
})

/** The errors of a row (document 3 §5). */
export function rangeErrors(range: Range): SpanErrors {
  const { from, until } = range
  if (isBlank(range)) return {}
  if (from === null) return { from: adminTexts.chat.noStartDate }
  if (until === null) return { until: adminTexts.chat.noEndDate }
  return spanErrors(from, until)
}

/** Keys of rows that overlap an earlier row: allowed, but with a notice. */
export function overlapping({ order, byKey }: Items<Range>): ReadonlySet<string> {
  const whole = order.flatMap((key) => {
    const { from, until } = byKey[key] ?? blankRange
    const isComplete = from !== null && until !== null && Object.keys(spanErrors(from, until)).length === 0
    return isComplete ? [{ key, from: sortableDay(from), until: sortableDay(until) }] : []
  })
  const overlapsWith = whole.filter(({ from, until }, n) =>
    whole.slice(0, n).some((earlier) => from <= earlier.until && earlier.from <= until),
  )
  return new Set(overlapsWith.map(({ key }) => key))
}

/** The record definition of the off ranges; a saved range is deleted by a separate call (document 3 §7). */
export const offRangesRecord = (client: QueryClient, scope: Scope): RecordDefinition<Ranges> => ({
  read: async () => rangesOf(await call(chatSchedule.offSchedule, scope)),
  check: ({ ranges }) =>
    Object.fromEntries(
      ranges.order.flatMap((key) =>
        Object.entries(rangeErrors(ranges.byKey[key] ?? blankRange)).map(([field, message]) => [
          `ranges.byKey.${key}.${field}`,
          message,
        ]),
      ),
    ),
  parts: (_, stored) => [
    {
      name: 'hari tanpa chat',
      fields: ['ranges'],
      send: async ({ ranges }) => {
        const typed = listOf(ranges).filter((range) => !isBlank(range))
        // A range whose save got no answer may be stored, but removed from the form since: saving alone would not delete it.
        let remaining = stored
        for (const { id } of listOf(stored.ranges))
          if (id !== null && !typed.some((range) => range.id === id))
            remaining = rangesOf(await send(client, chatSchedule.removeOff, { id }))
        if (isSame(listOf(remaining.ranges), typed)) return remaining
        const chatOff = typed.map((range) => rangeBody(range, scope))
        return rangesOf(await send(client, chatSchedule.saveOff, { body: { chatOff } }))
      },
    },
  ],
})

/** The name of a range in messages. */
export const rangeName = ({ from, until }: Range): string => `${dayText(from ?? '-')} sampai ${dayText(until ?? '-')}`
const parts: Record<string, string> = { from: 'tanggal mulai', until: 'tanggal selesai' }
/** Field names of ranges for messages; `typed` are the form's values. */
export const rangeTexts = (typed: () => Ranges): FieldTexts => ({
  labelOf: ([list = '', key = '', field]) => {
    const range = valueAt(typed(), [list, key]) as Range | undefined
    const name = range ? `Rentang ${rangeName(range)}` : 'Rentang'
    return field === undefined ? name : `${name}: ${parts[field] ?? field}`
  },
  textOf: (path, value) => (path.length === 2 ? rangeName(value as Range) : dayText(valueText(value))),
})
