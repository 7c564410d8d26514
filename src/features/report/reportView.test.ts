import { expect, test } from 'vitest'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { arrangeVacancies, filterByName, type ReportState } from './reportView'

const vacancy = (
  positionName: string,
  status: VacancySummary['status'],
  closeDate: string | null,
  ...counts: number[]
): VacancySummary => ({
  positionName,
  status,
  closeDate,
  klobVacancyCode: positionName,
  stageCounter: counts.map((count, n) => ({ id: `${n}`, stageName: `Tahap ${n}`, count })),
})
const all = [
  vacancy('Staf 10', 'Closed', '01/02/2027', 1, 9),
  vacancy('staf 2', 'Active', null, 5),
  vacancy('Analis', 'Draft', '31/12/2026'),
]
const names = (order: ReportState['order'], status: ReportState['status'] = '', pinned: string[] = []) => {
  const found = arrangeVacancies(all, { status, order }, new Set(pinned))
  return [found.pinned, found.others].map((list) => list.map(({ positionName }) => positionName))
}

test('finds vacancies by part of their name, ignoring case', () => {
  expect(filterByName(all, 'STAF').map(({ positionName }) => positionName)).toEqual(['Staf 10', 'staf 2'])
})
test.each(['staf administrasi', 'Staf\u00a0 Administrasi', '\u200bADMINISTRASI gudang'])(
  'finds a name with no-break spaces and runs of blanks by %j',
  (keyword) => {
    const clerk = vacancy('Staf\u00a0Administrasi  Gudang', 'Active', null)
    expect(filterByName([...all, clerk], keyword)).toEqual([clerk])
  },
)
test('sorts by each order, with vacancies without a closing day or stages last', () => {
  expect(names('')[1]).toEqual(['Staf 10', 'staf 2', 'Analis'])
  expect(names('name')[1]).toEqual(['Analis', 'staf 2', 'Staf 10'])
  expect(names('closes')[1]).toEqual(['Analis', 'Staf 10', 'staf 2'])
  expect(names('total')[1]).toEqual(['Staf 10', 'staf 2', 'Analis'])
  expect(names('status')[1]).toEqual(['staf 2', 'Analis', 'Staf 10'])
  expect(names('first')[1]).toEqual(['staf 2', 'Staf 10', 'Analis'])
})
test('separates pinned vacancies, with the same order and status filter', () => {
  expect(names('name', '', ['staf 2', 'Staf 10', 'gone'])).toEqual([['staf 2', 'Staf 10'], ['Analis']])
  expect(names('name', 'Active', ['Staf 10'])).toEqual([[], ['staf 2']])
})
