import { expect, test } from 'vitest'
import { dayError, sortableDay, spanErrors } from './daySpan'

const [FORM, ORDER] = ['Format DD/MM/YYYY', 'Tanggal selesai harus lebih besar dari tanggal mulai']
test.each([
  [undefined, undefined, {}],
  ['01012026', undefined, {}],
  [undefined, '01012026', {}],
  ['01012026', '01012026', {}],
  ['31012026', '01022026', {}],
  ['02012026', '01012026', { until: ORDER }],
  ['besok', '01012026', { from: FORM }],
  ['31022026', 'lusa', { from: FORM, until: FORM }],
])('from %j until %j', (from, until, wrong) => expect(spanErrors(from, until)).toEqual(wrong))
test('an invalid day is an error, a missing one is not', () => {
  expect([undefined, '01012026', '30022026'].map(dayError)).toEqual([undefined, undefined, FORM])
})
test('sortable days start with the year', () => expect(sortableDay('31122026')).toBe('20261231'))
