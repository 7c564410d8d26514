import { expect, test } from 'vitest'
import { nameAndCode, withDistinctNames } from './distinctNames'

const vacancy = (klobVacancyCode: string, positionName: string) => ({ klobVacancyCode, positionName })

test('names the code of vacancies that share a name, and of no other', () => {
  expect(withDistinctNames([vacancy('V-1', 'Kasir'), vacancy('V-2', 'Barista'), vacancy('V-3', 'Kasir')])).toEqual([
    vacancy('V-1', 'Kasir (V-1)'),
    vacancy('V-2', 'Barista'),
    vacancy('V-3', 'Kasir (V-3)'),
  ])
})

test('parts a name from its code, and leaves a name without one as it is', () => {
  expect(nameAndCode(vacancy('V-1', 'Kasir (V-1)'))).toEqual(['Kasir', ' (V-1)'])
  expect(nameAndCode(vacancy('V-2', 'Barista (Malam)'))).toEqual(['Barista (Malam)', ''])
})
