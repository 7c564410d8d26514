import { valueText } from '~/lib/texts/text'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '~/api/client'
import { chatSchedule, type OffRange } from '~/api/contract/executive/chatSchedule'
import { send } from '~/api/useSend'
import { adminTexts } from '~/lib/texts/adminTexts'
import { dayText, filterDayOf } from '~/lib/time/dates'
import { sortableDay, type SpanErrors, spanErrors } from '~/lib/time/daySpan'
import type { Scope } from '~/lib/scope'
import type { FieldTexts } from '~/record/form/fieldTexts'
import { type Items, itemsOf, listOf } from '~/record/items'
import type { RecordDefinition } from '~/record/recordEngine'
import { isSame, valueAt } from '~/record/versions'

/** Days without chat as they are typed: DDMMYYYY, or as typed as long as they are none. */
export type Range = { id: string | null; from: string | null; until: string | null }
export type Ranges = { ranges: Items<Range> }

const dayOf = (moment: string) => filterDayOf(moment.slice(0, 'DD/MM/YYYY'.length))
/** Stored ranges as the form has them. */
export const rangesOf = (stored: readonly OffRange[]): Ranges => ({
  ranges: itemsOf(stored.map(({ id, startDate, endDate }) => ({ id, from: dayOf(startDate), until: dayOf(endDate) }))),
})
/** A new range that nothing was typed in. */
export const blankRange: Range = { id: null, from: null, until: null }
/** Whether there is nothing to save in a row; a saved range that was emptied is wrong instead. */
const isBlank = ({ id, from, until }: Range): boolean => id === null && from === null && until === null
/** A row as it is sent: whole days in WIB (document 3 §9). */
export const sentRange = ({ id, from, until }: Range, { corporateId }: Scope) => ({
  id,
  corporateId,
  startDate: `${dayText(from ?? '')} 00:00`,
  endDate: `${dayText(until ?? '')} 23:59`,
})

/** What is wrong with a row (document 3 §5). */
export function rangeErrors(range: Range): SpanErrors {
  const { from, until } = range
  if (isBlank(range)) return {}
  if (from === null) return { from: adminTexts.chat.noStartDate }
  if (until === null) return { until: adminTexts.chat.noEndDate }
  return spanErrors(from, until)
}

/** Rows whose days lie in those of an earlier row, by key: allowed, but worth a word. */
export function overlapping({ order, byKey }: Items<Range>): ReadonlySet<string> {
  const whole = order.flatMap((key) => {
    const { from, until } = byKey[key] ?? blankRange
    const isComplete = from !== null && until !== null && Object.keys(spanErrors(from, until)).length === 0
    return isComplete ? [{ key, from: sortableDay(from), until: sortableDay(until) }] : []
  })
  const meets = whole.filter(({ from, until }, n) =>
    whole.slice(0, n).some((earlier) => from <= earlier.until && earlier.from <= until),
  )
  return new Set(meets.map(({ key }) => key))
}

/** How the off ranges are read, checked and saved; a saved one is deleted by a call of its own (document 3 §7). */
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
        // A range whose save was never answered may be stored, and have left the form since: saving does not delete it.
        let left = stored
        for (const { id } of listOf(stored.ranges))
          if (id !== null && !typed.some((range) => range.id === id))
            left = rangesOf(await send(client, chatSchedule.removeOff, { id }))
        if (isSame(listOf(left.ranges), typed)) return left
        const chatOff = typed.map((range) => sentRange(range, scope))
        return rangesOf(await send(client, chatSchedule.saveOff, { body: { chatOff } }))
      },
    },
  ],
})

/** What people call a range. */
export const nameOf = ({ from, until }: Range): string => `${dayText(from ?? '-')} sampai ${dayText(until ?? '-')}`
const parts: Record<string, string> = { from: 'tanggal mulai', until: 'tanggal selesai' }
/** Field names of ranges for messages; `typed` are the form's values. */
export const rangeTexts = (typed: () => Ranges): FieldTexts => ({
  labelOf: ([list = '', key = '', field]) => {
    const range = valueAt(typed(), [list, key]) as Range | undefined
    const name = range ? `Rentang ${nameOf(range)}` : 'Rentang'
    return field === undefined ? name : `${name}: ${parts[field] ?? field}`
  },
  textOf: (path, value) => (path.length === 2 ? nameOf(value as Range) : dayText(valueText(value))),
})
