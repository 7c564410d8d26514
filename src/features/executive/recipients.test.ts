import { expect, test } from 'vitest'
import { emailError, recipientsOf, withPasted } from './recipients'

test.each([
  ['', 'Isi field email yang kosong sebelum menambahkan'],
  [' ', 'Isi field email yang kosong sebelum menambahkan'],
  ['direksi', 'Format email salah'],
  ['a@b', 'Format email salah'],
  ['a@b.c,d@e.f', 'Format email salah'],
  [' a@b.c ', undefined],
  ['Budi <budi@b.c>', undefined],
  ['a..b@c.d', 'Format email salah'],
])('the address %j', (address, told) => expect(emailError(address)).toBe(told))
test('recipients are unique, and blank ones are ignored', () => {
  expect(recipientsOf(['a@b.c', '', ' A@B.C ', 'mailto:d@e.f'])).toEqual(['A@B.C', 'd@e.f'])
})
test('pasted addresses fill separate rows, without duplicates', () => {
  expect(withPasted([''], 0, ['a@b.c', 'd@e.f'])).toEqual(['a@b.c', 'd@e.f'])
  expect(withPasted(['x@y.z', '', 'A@b.c'], 1, ['a@b.c', 'd@e.f'])).toEqual(['x@y.z', 'A@b.c', 'd@e.f'])
})
