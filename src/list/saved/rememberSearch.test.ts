import { expect, test } from 'vitest'
import type { TalentFilters } from '~/api/contract/filters'
import type { Criterion } from '~/list/filters/criterion'
import { findPersonalFilter } from './rememberSearch'

const criteria: readonly Criterion<TalentFilters>[] = [
  { kind: 'text', name: 'firstNames', label: 'Nama depan', isPersonal: true },
  { kind: 'text', name: 'companyNames', label: 'Perusahaan' },
]
const find = (filters: Partial<TalentFilters>) => findPersonalFilter([{ criteria }], filters)

test('findPersonalFilter names the criterion that identifies a person', () => {
  expect(find({ firstNames: 'Ayu' })).toBe('Nama depan')
})
test('findPersonalFilter finds an e-mail address in the company field', () => {
  expect(find({ companyNames: 'ayu@contoh.id' })).toBe('alamat email')
})
test('findPersonalFilter finds a phone number in the company field', () => {
  expect(find({ companyNames: '0812 3456 7890' })).toBe('nomor telepon')
})
test('findPersonalFilter finds nothing in the name of a company', () => {
  expect(find({ companyNames: 'PT Sinar Digital' })).toBeUndefined()
})
