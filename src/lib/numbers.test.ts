import { expect, test } from 'vitest'
import { figureText, numberText, percentText } from './numbers'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [2000, '2.000'],
  [12_345_678, '12.345.678'],
  [-1500, '-1.500'],
])('%d is written %s', (value, text) => expect(numberText(value)).toBe(text))
test.each([
  [null, '-'],
  [0, '0'],
  [12_345_678, '12.345.678'],
])('the figure %s is written %s', (value, text) => expect(figureText(value)).toBe(text))
test.each([
  [0, '0%'],
  [0.3125, '31,3%'],
  [1, '100%'],
  [1.25, '125%'],
])('the part %d is written %s', (part, text) => expect(percentText(part)).toBe(text))
