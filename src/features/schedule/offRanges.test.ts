import { expect, test } from 'vitest'
import { itemsOf } from '~/record/items'
import {
  blankRange,
  offRangesRecord,
  overlapping,
  type Range,
  rangeErrors,
  rangesOf,
  rangeTexts,
  rangeBody,
} from './offRanges'

const row = (from: string | null, until: string | null, id: string | null = null): Range => ({ id, from, until })
const [NO_START, NO_END, FORM, ORDER] = [
  'Tanggal mulai harus diisi',
  'Tanggal selesai harus diisi',
  'Format DD/MM/YYYY',
  'Tanggal selesai harus lebih besar dari tanggal mulai',
]
test.each([
  [null, null, {}],
  ['24122026', '26122026', {}],
  ['24122026', '24122026', {}],
  ['24122026', null, { until: NO_END }],
  [null, '24122026', { from: NO_START }],
  ['besok', '24122026', { from: FORM }],
  // Well-formed, but not in the calendar.
  ['31022026', '30022026', { from: FORM, until: FORM }],
  ['01012027', '31122026', { until: ORDER }],
])('from %j until %j', (from, until, wrong) => expect(rangeErrors(row(from, until))).toEqual(wrong))
test('an emptied saved range is not blank', () => {
  expect(rangeErrors({ ...blankRange, id: 'CHO-1' })).toEqual({ from: NO_START })
})

const saved = { id: 'CHO-1', corporateId: 'COR0001', startDate: '24/12/2026 00:00', endDate: '26/12/2026 23:59' }
test('a range becomes a row and is sent as whole days', () => {
  const { ranges } = rangesOf([saved])
  const [one] = Object.values(ranges.byKey)
  expect(one).toEqual({ id: 'CHO-1', from: '24122026', until: '26122026' })
  expect(rangeBody(one!, { corporateId: 'COR0001' })).toEqual(saved)
})
test('ranges that share a day overlap; incomplete ranges do not', () => {
  const ranges = itemsOf([
    row('01012026', '05012026', 'a'),
    row('05012026', '06012026', 'b'),
    row('07012026', '08012026', 'c'),
    row('07012026', null, 'd'),
  ])
  expect([...overlapping(ranges)]).toEqual(['id-b'])
})

test('a range is named by its days, a field by its label', () => {
  const { labelOf, textOf } = rangeTexts(() => ({
    ranges: { order: ['a', 'b'], byKey: { a: row('24122026', '26122026'), b: row(null, null) } },
  }))
  expect(labelOf(['ranges', 'a'], {})).toBe('Rentang 24/12/2026 sampai 26/12/2026')
  expect(labelOf(['ranges', 'a', 'from'], {})).toBe('Rentang 24/12/2026 sampai 26/12/2026: tanggal mulai')
  expect(labelOf(['ranges', 'a', 'other'], {})).toBe('Rentang 24/12/2026 sampai 26/12/2026: other')
  expect(labelOf(['ranges', 'b', 'until'], {})).toBe('Rentang - sampai -: tanggal selesai')
  expect(labelOf(['ranges', 'gone'], {})).toBe('Rentang')
  expect(textOf(['ranges', 'a'], row('24122026', '26122026'))).toBe('24/12/2026 sampai 26/12/2026')
  expect(textOf(['ranges', 'a', 'from'], '24122026')).toBe('24/12/2026')
})
test('an error is shown at its field', () => {
  const { check } = offRangesRecord({ corporateId: 'COR0001' })
  const ranges = { order: ['a', 'b'], byKey: { a: row('24122026', null), b: row('24122026', '26122026') } }
  expect(check?.({ ranges }, undefined as never)).toEqual({ 'ranges.byKey.a.until': NO_END })
})
