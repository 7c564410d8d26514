import { expect, test } from 'vitest'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { changedVacancies, closingVacancies } from './attention'

// 00:30 of 16 November in WIB is still the day before in UTC.
const NOW = Date.parse('2026-11-16T00:30:00+07:00')
const vacancy = (positionName: string, closeDate: string | null, status: VacancySummary['status'] = 'Active') => ({
  positionName,
  closeDate,
  status,
  klobVacancyCode: positionName,
  stageCounter: [],
})
const texts = (...vacancies: VacancySummary[]) =>
  closingVacancies(vacancies, NOW).map(({ count, text }) => [count, text].filter(Boolean).join(' '))

test('the closing day and the seventh day before it count as soon, the eighth does not', () => {
  expect(texts(vacancy('A', '16/11/2026'))).toEqual(['A berakhir dalam 7 hari'])
  expect(texts(vacancy('A', '16/11/2026'), vacancy('B', '23/11/2026'), vacancy('C', '24/11/2026'))).toEqual([
    '2 lowongan berakhir dalam 7 hari',
  ])
})
test('lists only active vacancies past their closing day', () => {
  expect(
    texts(vacancy('A', '15/11/2026'), vacancy('B', '01/01/2026', 'Closed'), vacancy('C', '01/01/2026', 'Draft')),
  ).toEqual(['A lewat tanggal, masih Aktif'])
  expect(texts(vacancy('A', null))).toEqual([])
})
test('each links to the report with its own filter', () => {
  const found = closingVacancies(
    [vacancy('A', '15/11/2026'), vacancy('B', '20/11/2026'), vacancy('C', '20/11/2026')],
    NOW,
  )
  expect(found).toEqual([
    { text: 'A lewat tanggal, masih Aktif', search: { closing: 'overdue', order: 'closes' } },
    { count: '2', text: 'lowongan berakhir dalam 7 hari', search: { closing: 'soon', order: 'closes' } },
  ])
})
test('a changed vacancy that shares its name has its code, by which the report finds it', () => {
  const stageCounter = [{ id: '1', stageName: 'Lamaran Masuk', count: 3 }]
  const seen = (count: number) => ({ at: 0, counts: { '1': count } })
  const same = ['V-1', 'V-2'].map((klobVacancyCode) => ({ ...vacancy('Kasir', null), klobVacancyCode, stageCounter }))
  expect(changedVacancies(same, { 'V-1': seen(1), 'V-2': seen(3) })).toEqual([
    {
      count: '+2',
      text: 'pelamar di Kasir (V-1) sejak Anda lihat di ATS Report',
      search: { keyword: 'Kasir (V-1)' },
    },
  ])
})
