import { expect, test } from 'vitest'
import { nameProblem, searchesFor } from './nameSearch'

test('a name is looked for as a first name, then as a last one', () => {
  expect(searchesFor(' Ayu ')).toEqual([{ firstNames: 'Ayu' }, { lastNames: 'Ayu' }])
  expect(searchesFor('Ayu Wulandari')).toEqual([
    { firstNames: 'Ayu Wulandari' },
    { firstNames: 'Ayu', lastNames: 'Wulandari' },
  ])
  expect(searchesFor('Siti  Nur Aminah')).toEqual([
    { firstNames: 'Siti Nur Aminah' },
    { firstNames: 'Siti', lastNames: 'Aminah' },
  ])
})
test('what the server does not take as a name is said before it is asked', () => {
  expect(nameProblem('Ayu W.')).toBeUndefined()
  expect(nameProblem('  ')).toBe('Ketik nama pelamar dahulu.')
  expect(nameProblem("Nur'aini")).toBe('Nama hanya memuat alfabet')
  expect(nameProblem('a'.repeat(26))).toBe('Nama maksimal 25 karakter')
})
