import { expect, test } from 'vitest'
import type { LonglistUser } from '~/api/contract/executive/longlistValues'
import { isUnusualEmail, photo, userBody, userErrors, userValues } from './userRecord'

const user: LonglistUser = {
  id: 'MUC03-1',
  corporateId: 'COR0001',
  type: 'INTERNAL',
  status: 'ACTIVE',
  firstName: 'Hendra',
  lastName: 'Gunawan',
  email: 'hendra@surel.example',
  dateOfBirth: '23/09/1978',
  sex: 'M',
  maritalStatus: null,
  phone1: null,
  phone2: null,
  country: 'CO96',
  province: null,
  address: null,
  specialNeed: null,
  linkedinUrl: null,
  igId: null,
  currentSalary: 65_000_000,
  notes: null,
  availability: null,
  photoUrl: null,
}
test('unchanged values are sent as received, without the status', () => {
  const { status: _status, ...rest } = user
  expect(userBody(userValues(user), null)).toEqual({ ...rest, photoFile: null })
})
test('requires names and e-mail, a valid day and a numeric salary', () => {
  const draft = {
    ...userValues(user),
    firstName: ' ',
    lastName: '',
    email: '',
    dateOfBirth: '31021978',
    currentSalary: -1,
  }
  expect(userErrors(draft)).toEqual({
    firstName: 'Nama Depan wajib diisi',
    lastName: 'Nama Belakang wajib diisi',
    email: 'Email wajib diisi',
    dateOfBirth: 'Format DD/MM/YYYY',
    currentSalary: 'Gaji berupa angka, paling kecil 0',
  })
  expect(Object.values(userErrors(userValues(user))).filter(Boolean)).toEqual([])
})
test('an unusual address is flagged, not refused', () => {
  expect(['a@b.c', '', 'nuraini', 'a b@c.d'].map(isUnusualEmail)).toEqual([false, false, true, true])
})
test.each([
  ['a.jpg', 1, undefined],
  ['A.JPEG', 2 * 1024 * 1024, undefined],
  ['a.webp', 2 * 1024 * 1024 + 1, 'Foto paling besar 2 MB.'],
  ['a.png', 0, 'Foto kosong tidak dapat dipakai.'],
  ['a.svg', 1, 'Foto harus berupa jpg, png, atau webp.'],
  ['png', 1, 'Foto harus berupa jpg, png, atau webp.'],
])('the photo %s of %i bytes', (name, size, told) => expect(photo.refuse({ name, size })).toBe(told))
