import { expect, test } from 'vitest'
import { emailError, recipientsError, recipientsOf, withPasted } from './recipients'

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

const addresses = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => `${String(n).padEnd(length - 4, 'x')}@b.c`)
test.each([
  ['20 short ones', addresses(20, 20), undefined],
  ['21', ['', ...addresses(21, 20)], 'Paling banyak 20 alamat; sekarang 21'],
  ['21, of which two are equal', [...addresses(20, 20), addresses(1, 20)[0]!.toUpperCase()], undefined],
  ['20 of the longest', addresses(20, 100), 'Paling banyak 2.000 karakter untuk semua alamat; sekarang 2.019'],
])('addresses, %s', (_, given, told) => expect(recipientsError(given)).toBe(told))
