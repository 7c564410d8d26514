import { expect, test } from 'vitest'
import type { LonglistUser } from '~/api/contract/executive/longlistValues'
import { numberText } from '~/lib/texts/numbers'
import { birthWarning, photo, userBody, userErrors, userValues, userWarnings } from './userRecord'

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
test.each([
  ['firstName', 100],
  ['email', 100],
  ['phone1', 20],
  ['address', 500],
  ['notes', 4_000],
] as const)('refuses to send %s with more than %i characters', (name, limit) => {
  const fits = { ...userValues(user), [name]: 'a'.repeat(limit) }
  expect(userErrors(fits)[name]).toBeUndefined()
  const long = { ...fits, [name]: 'a'.repeat(limit + 1) }
  expect(userErrors(long)[name]).toBe(`Paling banyak ${numberText(limit)} karakter`)
})
test('an unusual address is flagged, not refused', () => {
  const isAsked = (email: string) => userWarnings.email!(email) !== undefined
  expect(['a@b.c', '', 'nuraini', 'a b@c.d'].map(isAsked)).toEqual([false, false, true, true])
})
const JPEG = '\xFF\xD8\xFF'
test.each([
  ['a.jpg', JPEG, 3, undefined],
  ['A.JPEG', JPEG, 2 * 1024 * 1024, undefined],
  ['a.webp', 'RIFF0000WEBP', 2 * 1024 * 1024 + 1, 'Foto paling besar 2 MB.'],
  ['a.png', '', 0, 'Foto kosong tidak dapat dipakai.'],
  ['a.png', JPEG, 3, 'Isi berkas tidak sesuai dengan akhiran namanya.'],
  ['a\u202Egpj.jpg', JPEG, 3, 'Nama berkas berisi karakter yang tidak terlihat. Ganti namanya dahulu.'],
  ['a.svg', '<svg>', 5, 'Foto harus berupa jpg, png, atau webp.'],
  ['png', JPEG, 3, 'Foto harus berupa jpg, png, atau webp.'],
])('the photo %s that begins with %j, of %i bytes', async (name, begin, size, told) => {
  const bytes = new Uint8Array(size)
  bytes.set(Uint8Array.from(begin, (char) => char.charCodeAt(0)))
  expect(await photo.refuse(new File([bytes], name))).toBe(told)
})

test('a birth day that has not come in WIB is asked, and may be saved', () => {
  const lateInUtc = Date.UTC(2026, 10, 14, 18)
  const isAsked = (day: string | null) => birthWarning(day, lateInUtc) !== undefined
  expect(['16112026', '15112026', '17081990', 'besok', null].map(isAsked)).toEqual([true, false, false, false, false])
  expect(userErrors({ ...userValues(user), dateOfBirth: '16112026' }).dateOfBirth).toBeUndefined()
})
test('a profile, phone numbers and an address are sent as they are understood', () => {
  const typed = {
    ...userValues(user),
    email: 'Budi <budi@klob.id>',
    phone1: '(021) 555.12.34',
    linkedinUrl: 'linkedin.com/in/budi?trk=1',
  }
  expect(userBody(typed, null)).toMatchObject({
    email: 'budi@klob.id',
    phone1: '021 555-12-34',
    linkedinUrl: 'https://linkedin.com/in/budi',
  })
})
