import { expect, test } from 'vitest'
import { withDistinctNames } from './distinctNames'

const vacancy = (klobVacancyCode: string, positionName: string) => ({ klobVacancyCode, positionName })

test('names the code of vacancies that share a name, and of no other', () => {
  expect(withDistinctNames([vacancy('V-1', 'Kasir'), vacancy('V-2', 'Barista'), vacancy('V-3', 'Kasir')])).toEqual([
    vacancy('V-1', 'Kasir (V-1)'),
    vacancy('V-2', 'Barista'),
    vacancy('V-3', 'Kasir (V-3)'),
  ])
})
