import { valueText } from '~/lib/texts/text'
import { z } from 'zod/mini'
import { call } from '~/api/client'
import { chatSchedule, offRange, type OffRange } from '~/api/contract/executive/chatSchedule'
import { adminTexts } from '~/lib/texts/adminTexts'
import { dayText } from '~/lib/time/dates'
import { sortableDay, spanErrors } from '~/lib/time/daySpan'
import type { Scope } from '~/lib/scope'
import { bodyBy, errorsBy, itemErrors, rule, spanRule, typedDay, valuesBy } from '~/record/form/codecs'
import type { FieldTexts } from '~/record/form/fieldTexts'
import { type Items, itemsOf, listOf } from '~/record/items'
import type { RecordDefinition } from '~/record/recordEngine'
import type { Errors } from '~/record/recordValues'
import { isSame, valueAt } from '~/record/versions'

const { id, startDate, endDate } = offRange.shape
/** A range is whole days in WIB (document 3 §9). */
const fields = {
  id: z.nullable(id),
  from: typedDay(z.nullable(startDate), ' 00:00'),
  until: typedDay(z.nullable(endDate), ' 23:59'),
}
type Days = { from?: string | null | undefined; until?: string | null | undefined }
/** A range has both days; an emptied row is none, unless it was saved (document 3 §5). */
const bothDays = rule(({ id: saved, from, until }: Days & { id: string | null }) => {
  if (saved === null && from == null && until == null) return {}
  if (from == null) return { from: adminTexts.chat.noStartDate }
  return until == null ? { until: adminTexts.chat.noEndDate } : {}
})
const rangeForm = z.object(fields).check(bothDays, spanRule)
/** Form values of a range of days without chat: DDMMYYYY, or the raw input while invalid. */
export type Range = z.input<typeof rangeForm>
export type Ranges = { ranges: Items<Range> }

/** Maps stored ranges to form values. */
export const rangesOf = (stored: readonly OffRange[]): Ranges => ({
  ranges: itemsOf(
    stored.map((range) => valuesBy(fields, { id: range.id, from: range.startDate, until: range.endDate })),
  ),
})
/** A new, blank range. */
export const blankRange: Range = { id: null, from: null, until: null }
/** Whether a row has nothing to save; an emptied saved range is invalid instead. */
const isBlank = ({ id: saved, from, until }: Range): boolean => saved === null && from === null && until === null
/** The request body of a row. */
export const rangeBody = (range: Range, { corporateId }: Scope) => {
  const { id: saved, from, until } = bodyBy(fields, range)
  return { id: saved, corporateId, startDate: from ?? '', endDate: until ?? '' }
}

/** The errors of a row. */
export const rangeErrors = (range: Range): Errors => errorsBy(rangeForm, range)

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
export const offRangesRecord = (scope: Scope): RecordDefinition<Ranges> => ({
  read: async () => rangesOf(await call(chatSchedule.offSchedule, scope)),
  check: ({ ranges }) => itemErrors('ranges', ranges, rangeForm),
  parts: (_, stored) => [
    {
      name: 'hari tanpa chat',
      fields: ['ranges'],
      save: async ({ ranges }, send) => {
        const typed = listOf(ranges).filter((range) => !isBlank(range))
        // A range whose save got no answer may be stored, but removed from the form since: saving alone would not delete it.
        let remaining = stored
        for (const { id: saved } of listOf(stored.ranges))
          if (saved !== null && !typed.some((range) => range.id === saved))
            remaining = rangesOf(await send(chatSchedule.removeOff, { id: saved }))
        if (isSame(listOf(remaining.ranges), typed)) return remaining
        const chatOff = typed.map((range) => rangeBody(range, scope))
        return rangesOf(await send(chatSchedule.saveOff, { body: { chatOff } }))
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
    // The list has ranges only.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const range = valueAt(typed(), [list, key]) as Range | undefined
    const name = range ? `Rentang ${rangeName(range)}` : 'Rentang'
    return field === undefined ? name : `${name}: ${parts[field] ?? field}`
  },
  // The list has ranges only.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  textOf: (path, value) => (path.length === 2 ? rangeName(value as Range) : dayText(valueText(value))),
})
