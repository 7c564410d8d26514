import { expect, test } from 'vitest'
import type { AnySections } from '~/list/filters/criterion'
import { countText, sinceFilters } from './newCounts'

const AT = Date.parse('2026-11-14T16:20:30+07:00')
const NOW = Date.parse('2026-11-16T09:00:00+07:00')
const sections: AnySections = [
  {
    criteria: [
      { kind: 'text', name: 'majors', label: 'Jurusan' },
      { kind: 'moments', name: 'from', until: 'to', label: 'Tanggal', fromLabel: 'Dari', untilLabel: 'Sampai' },
    ],
  },
]

test.each([
  [1204, { at: AT, count: 1192 }, '1.204 orang, +12 sejak 14/11 16.20'],
  [1180, { at: AT, count: 1192 }, '1.180 orang, −12 sejak 14/11 16.20'],
  [1192, { at: AT, count: 1192 }, '1.192 orang, tidak berubah sejak 14/11 16.20'],
  [3, undefined, '3 orang, baru pertama kali diperiksa'],
])('countText of %d after %o', (count, before, text) => {
  expect(countText('orang', count, before, NOW)).toBe(text)
})
test('sinceFilters begins at the minute of the check', () => {
  expect(sinceFilters(sections, { majors: 'Hukum' }, AT)).toEqual({ majors: 'Hukum', from: '141120261620' })
})
test('sinceFilters keeps a later beginning of the filter', () => {
  expect(sinceFilters(sections, { from: '151120260000' }, AT)).toEqual({ from: '151120260000' })
})
test('sinceFilters has nothing where the filter ends before', () => {
  expect(sinceFilters(sections, { to: '131120262359' }, AT)).toBeUndefined()
})
test('sinceFilters has nothing where no criterion is a range of moments', () => {
  expect(sinceFilters([{ criteria: sections[0]!.criteria.slice(0, 1) }], { majors: 'Hukum' }, AT)).toBeUndefined()
})
