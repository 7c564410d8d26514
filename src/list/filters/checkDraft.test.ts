import { describe, expect, test } from 'vitest'
import { talentFilters } from '~/api/contract/filters'
import { checkDraft } from './checkDraft'

const check = (draft: Record<string, unknown>) => {
  const checked = checkDraft(talentFilters, draft)
  if ('values' in checked) return checked.values
  return Object.fromEntries(Object.entries(checked.errors).map(([name, error]) => [name, String(error?.message)]))
}

describe('rejects a draft with an error at the invalid field', () => {
  const alphabetic = 'hanya memuat alfabet'
  const operator = 'Operator wajib diisi'
  test.each([
    ['a name with a digit', { firstNames: 'R2D2' }, { firstNames: alphabetic }],
    ['a name with an apostrophe', { lastNames: "Nur'aini" }, { lastNames: alphabetic }],
    ['a name of 26 letters', { firstNames: 'a'.repeat(26) }, { firstNames: 'Paling banyak 25 karakter' }],
    [
      'a long name with a digit, with the first error only',
      { lastNames: '1'.repeat(26) },
      { lastNames: 'Paling banyak 25 karakter' },
    ],
    ['a day that does not exist', { dobs: '31022000', dobOperators: '1' }, { dobs: 'Tanggal tidak ada di kalender' }],
    ['29 February of 2023', { dobs: '29022023', dobOperators: '1' }, { dobs: 'Tanggal tidak ada di kalender' }],
    ['a day in another format', { dobs: 'kemarin', dobOperators: '1' }, { dobs: 'Tanggal tidak valid (DD/MM/YYYY)' }],
    ['a day without its operator', { dobs: '01021990' }, { dobOperators: operator }],
    [
      'a bad day without its operator',
      { dobs: 'x' },
      { dobs: 'Tanggal tidak valid (DD/MM/YYYY)', dobOperators: operator },
    ],
    ['a grade of 0', { grade: 0, gradeOperators: '4' }, { grade: 'IPK harus lebih dari 0' }],
    ['a negative grade', { grade: -1, gradeOperators: '4' }, { grade: 'IPK harus lebih dari 0' }],
    ['a grade above 4', { grade: 4.01, gradeOperators: '4' }, { grade: 'IPK paling tinggi 4' }],
    ['a grade in words', { grade: 'empat', gradeOperators: '4' }, { grade: 'IPK berupa angka' }],
    ['a grade without its operator', { grade: 3.5 }, { gradeOperators: operator }],
    ['an experience without its operator', { workingExperience: '2' }, { workingExperienceOperators: operator }],
    ['Indonesia without a province', { countri: 'CO96' }, { provinc: 'Provinsi wajib diisi' }],
    ['a content set without its status', { setId: 'SET-1' }, { setStatuses: 'Status konten wajib diisi' }],
    ['a text of 101 characters', { skillNames: 'x'.repeat(101) }, { skillNames: 'Paling banyak 100 karakter' }],
    ['a phone number of 21 digits', { phoneNumber: '0'.repeat(21) }, { phoneNumber: 'Paling banyak 20 karakter' }],
    ['a phone number with letters', { phoneNumber: '0812x' }, { phoneNumber: 'Hanya angka, spasi, + dan -' }],
    [
      'several errors, each at its field',
      { firstNames: '1', grade: 3, countri: 'CO96', gender: 'F' },
      { firstNames: alphabetic, gradeOperators: operator, provinc: 'Provinsi wajib diisi' },
    ],
  ])('%s', (_, draft, errors) => expect(check(draft)).toEqual(errors))
})

describe('accepts a draft', () => {
  test.each([
    ['with nothing in it', {}, {}],
    ['with empty fields', { firstNames: '', gender: undefined, grade: '' }, {}],
    ['with a lone operator, which is dropped', { dobOperators: '1', gender: 'F' }, { gender: 'F' }],
    ['with the longest name', { firstNames: 'a'.repeat(25) }, { firstNames: 'a'.repeat(25) }],
    ['with space, dot and comma in a name', { lastNames: 'Santoso, S.Kom' }, { lastNames: 'Santoso, S.Kom' }],
    ['with 29 February 2024', { dobs: '29022024', dobOperators: '3' }, { dobs: '29022024', dobOperators: '3' }],
    ['with the best grade', { grade: 4, gradeOperators: '4' }, { grade: 4, gradeOperators: '4' }],
    ['with the smallest grade', { grade: 0.01, gradeOperators: '1' }, { grade: 0.01, gradeOperators: '1' }],
    ['with Indonesia and a province', { countri: 'CO96', provinc: 'ID-JB' }, { countri: 'CO96', provinc: 'ID-JB' }],
    ['with a province alone', { provinc: 'ID-JB' }, { provinc: 'ID-JB' }],
    ['with another country alone', { countri: 'CO1' }, { countri: 'CO1' }],
    ['with the lowest klobness, which is 0', { klobnesss: '0' }, { klobnesss: '0' }],
    ['with a set and its status', { setId: 'A', setStatuses: 'OnGoing' }, { setId: 'A', setStatuses: 'OnGoing' }],
  ])('%s', (_, draft, values) => expect(check(draft)).toEqual(values))
})
