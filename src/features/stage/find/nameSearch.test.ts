import { expect, test } from 'vitest'
import { nameProblem, nameFilters } from './nameSearch'

test('searches for a name as first name, then as last name', () => {
  expect(nameFilters(' Ayu ')).toEqual([{ firstNames: 'Ayu' }, { lastNames: 'Ayu' }])
  expect(nameFilters('Ayu Wulandari')).toEqual([
    { firstNames: 'Ayu Wulandari' },
    { firstNames: 'Ayu', lastNames: 'Wulandari' },
  ])
  expect(nameFilters('Siti  Nur Aminah')).toEqual([
    { firstNames: 'Siti Nur Aminah' },
    { firstNames: 'Siti', lastNames: 'Aminah' },
  ])
})
test('reports a name that the server would reject', () => {
  expect(nameProblem('Ayu W.')).toBeUndefined()
  expect(nameProblem('  ')).toBe('Ketik nama pelamar dahulu.')
  expect(nameProblem("Nur'aini")).toBe('Nama hanya memuat alfabet')
  expect(nameProblem('a'.repeat(26))).toBe('Nama maksimal 25 karakter')
})
