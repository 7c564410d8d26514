import { expect, test } from 'vitest'
import { cellsIn, cleaned, comparable } from './cleaned'

test.each([
  ['Staf\u00A0Administrasi  Gudang', 'Staf Administrasi Gudang'],
  [' budi.santoso\u200B', 'budi.santoso'],
  ['Jose\u0301', 'José'],
  ['\u202EBudi\u202C', 'Budi'],
  ['baris\r\nsatu', 'baris satu'],
  ['Ayu Wulandari', 'Ayu Wulandari'],
])('%j is cleaned to %j', (typed, value) => {
  expect(cleaned(typed)).toBe(value)
})
test('names that look the same are compared as the same', () => {
  expect(comparable('STAF\u00A0 Administrasi')).toBe(comparable('Staf Administrasi\u200B'))
})
test('lines and cells of a paste are values, empty ones are none', () => {
  expect(cellsIn('kas\r\n\r\npajak, bea\t audit\u200B')).toEqual(['kas', 'pajak, bea', 'audit'])
})
