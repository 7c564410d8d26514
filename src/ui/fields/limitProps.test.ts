import { expect, test } from 'vitest'
import { limitProps } from './limitProps'

test('a short text has no count', () => {
  expect(limitProps('a'.repeat(3_600), 4_000)).toEqual({ error: undefined, description: undefined })
})
test('a text near its limit has a count beside its description', () => {
  expect(limitProps('a'.repeat(3_601), 4_000, { description: 'Petunjuk' })).toEqual({
    error: undefined,
    description: 'Petunjuk. 3.601/4.000 karakter',
  })
})
test('a text beyond its limit has a count and an error', () => {
  expect(limitProps('a'.repeat(9_800), 4_000)).toEqual({
    error: 'Paling banyak 4.000 karakter',
    description: '9.800/4.000 karakter',
  })
})
