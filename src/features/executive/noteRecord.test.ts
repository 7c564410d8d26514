import { expect, test } from 'vitest'
import { noteRecord } from './noteRecord'

test('a note on a candidate of more than 4.000 characters is refused, not cut', () => {
  const { check } = noteRecord({ esId: 'ESC-1', corporateId: 'COR0001' })
  const note = (length: number) => ({ text: 'x'.repeat(length), markerId: 'MRK-01' })
  expect([check(note(4_000), note(0)), check(note(9_800), note(0))]).toEqual([
    {},
    { text: 'Paling banyak 4.000 karakter' },
  ])
})
