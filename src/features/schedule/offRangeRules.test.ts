import { expect, test } from 'vitest'
import { mergeRanges, overlapping, rangeErrors, rangeOfRow, rowOfRange } from './offRangeRules'

const row = (from: string | undefined, until: string | undefined, id: string | null = null, key = 'a') => ({
  key,
  id,
  from,
  until,
})
const [NO_START, NO_END, FORM, ORDER] = [
  'Tanggal mulai harus diisi',
  'Tanggal selesai harus diisi',
  'Format DD/MM/YYYY',
  'Tanggal selesai harus lebih besar dari tanggal mulai',
]
test.each([
  [undefined, undefined, {}],
  ['24122026', '26122026', {}],
  ['24122026', '24122026', {}],
  ['24122026', undefined, { until: NO_END }],
  [undefined, '24122026', { from: NO_START }],
  ['besok', '24122026', { from: FORM }],
  // The form fits, the calendar does not have the day.
  ['31022026', '30022026', { from: FORM, until: FORM }],
  ['01012027', '31122026', { until: ORDER }],
])('from %j until %j', (from, until, wrong) => expect(rangeErrors(row(from, until))).toEqual(wrong))

const saved = { id: 'CHO-1', corporateId: 'COR0001', startDate: '24/12/2026 00:00', endDate: '26/12/2026 23:59' }
test('a range is a row and goes back as whole days', () => {
  const { key: _key, ...rest } = rowOfRange(saved)
  expect(rest).toEqual({ id: 'CHO-1', from: '24122026', until: '26122026' })
  expect(rangeOfRow(rowOfRange(saved), { corporateId: 'COR0001' })).toEqual(saved)
})
test('ranges that share a day overlap; what is not whole does not', () => {
  const rows = [
    row('01012026', '05012026', null, 'a'),
    row('05012026', '06012026', null, 'b'),
    row('07012026', '08012026', null, 'c'),
    row('07012026', undefined, null, 'd'),
  ]
  expect([...overlapping(rows)]).toEqual(['b'])
})
test('fresh ranges keep what was typed and not saved, and let go of what is gone', () => {
  const typed = row('01012027', undefined, null, 'baru')
  const changed = row('24122026', '28122026', 'CHO-1', 'CHO-1')
  const gone = row('01012026', '01012026', 'CHO-9', 'CHO-9')
  expect(mergeRanges([gone, changed, typed], [saved, { ...saved, id: 'CHO-2' }])).toEqual([
    changed,
    rowOfRange({ ...saved, id: 'CHO-2' }),
    typed,
  ])
})
