import { expect, test } from 'vitest'
import { numberText } from './numbers'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [2000, '2.000'],
  [12_345_678, '12.345.678'],
  [-1500, '-1.500'],
])('%d is written %s', (value, text) => expect(numberText(value)).toBe(text))
