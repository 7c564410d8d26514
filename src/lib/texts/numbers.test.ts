import { expect, test } from 'vitest'
import {
  figureText,
  type NumberFormat,
  numberText,
  percentText,
  readNumber,
  shareText,
  fieldNumberText,
} from './numbers'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [2000, '2.000'],
  [12_345_678, '12.345.678'],
  [-1500, '-1.500'],
])('formats %d as %s', (value, text) => expect(numberText(value)).toBe(text))
test.each([
  [null, '-'],
  [0, '0'],
  [12_345_678, '12.345.678'],
])('formats the figure %s as %s', (value, text) => expect(figureText(value)).toBe(text))
test.each([
  [0, '0%', '0,0%'],
  [0.3125, '31,3%', '31,3%'],
  [1, '100%', '100,0%'],
  [1.25, '125%', '125,0%'],
])('formats the share %d as %s, in a column as %s', (part, text, column) => {
  expect(percentText(part)).toBe(text)
  expect(shareText(part)).toBe(column)
})
test.each<[string, NumberFormat, number | undefined]>([
  ['5', 'whole', 5],
  [' 12 ', 'whole', 12],
  ['1.000', 'whole', 1000],
  ['112.000', 'whole', 112_000],
  ['12.500.000', 'whole', 12_500_000],
  ['-1.500', 'whole', -1500],
  ['1.00', 'whole', undefined],
  ['12.5', 'whole', undefined],
  ['112.0000', 'whole', undefined],
  ['3,5', 'whole', undefined],
  ['1.000,5', 'whole', undefined],
  ['15,000', 'whole', 15_000],
  ['1,000,000', 'whole', 1_000_000],
  ['12,5', 'whole', undefined],
  ['Rp 12.500.000', 'whole', 12_500_000],
  ['Rp.12.500.000,-', 'whole', 12_500_000],
  ['12.500.000,00', 'whole', 12_500_000],
  ['Rp\u00A012.500.000', 'whole', 12_500_000],
  ['12,5 juta', 'whole', 12_500_000],
  ['7jt', 'whole', 7_000_000],
  ['4,75 JT', 'whole', 4_750_000],
  ['750 ribu', 'whole', 750_000],
  ['12,5 lusin', 'whole', undefined],
  ['1.000,000', 'whole', undefined],
  ['12.5.3', 'whole', undefined],
  ['1000.000', 'whole', undefined],
  ['2019', 'year', 2019],
  ['1.000', 'year', undefined],
  ['99999999999999999999', 'whole', undefined],
  ['9.007.199.254.740.991', 'whole', Number.MAX_SAFE_INTEGER],
  [',5', 'decimal', 0.5],
  ['3,', 'decimal', 3],
  ['3.', 'decimal', 3],
  ['3.25', 'decimal', 3.25],
  ['1.000', 'decimal', 1],
  [',', 'decimal', undefined],
  ['.', 'decimal', undefined],
  ['-', 'whole', undefined],
  ['1e3', 'whole', undefined],
  ['tiga', 'whole', undefined],
])('reads %j in a %s field as %s', (text, format, value) => expect(readNumber(text, format)).toBe(value))
test.each<[number, NumberFormat, string]>([
  [1000, 'whole', '1.000'],
  [12_500_000, 'whole', '12.500.000'],
  [3.5, 'whole', '3,5'],
  [3.25, 'decimal', '3,25'],
  [2019, 'year', '2019'],
])('shows %d in a %s field as %s', (value, format, text) => expect(fieldNumberText(value, format)).toBe(text))
