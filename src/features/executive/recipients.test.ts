import { expect, test } from 'vitest'
import { emailError, recipientsOf } from './recipients'

test.each([
  ['', 'Isi field email yang kosong sebelum menambahkan'],
  [' ', 'Isi field email yang kosong sebelum menambahkan'],
  ['direksi', 'Format email salah'],
  ['a@b', 'Format email salah'],
  ['a@b.c,d@e.f', 'Format email salah'],
  [' a@b.c ', undefined],
])('the address %j', (address, told) => expect(emailError(address)).toBe(told))
test('each recipient stands once, blank ones not at all', () => {
  expect(recipientsOf(['a@b.c', '', ' A@B.C ', 'd@e.f'])).toEqual(['A@B.C', 'd@e.f'])
})
