import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from './formulas'

test.each(['=1', '+1', '-1', '@A1', '\t=1', '\r=1', '\n=1', '\uFF1D1', '\uFF0B1', '\uFF0D1', '\uFF20A1'])(
  '%j is escaped, and read again as it was',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
    expect(unescapeFormula(escapeFormula(text))).toBe(text)
  },
)
test.each(['', 'a=1', ' =1', '1-2', "'=1", "'Aini"])('%j stays as it is', (text) => {
  expect(escapeFormula(text)).toBe(text)
})
test.each(['', 'a', "'Aini", "''"])('%j was not escaped', (text) => {
  expect(unescapeFormula(text)).toBe(text)
})
