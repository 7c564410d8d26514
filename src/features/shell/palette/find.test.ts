import { expect, test } from 'vitest'
import { comparable } from '~/lib/texts/cleaned'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { findEntries, findStages, limited } from './find'

const entry = (label: string) => ({ label, text: comparable(label) })
const labels = (typed: string, ...all: string[]) => findEntries(typed, all.map(entry), 3).map(({ label }) => label)

test('entries that begin with the typed text come first, then those with words that begin with it', () => {
  expect(labels('data', 'Metadata', 'Analis Data', 'Data Engineer')).toEqual([
    'Data Engineer',
    'Analis Data',
    'Metadata',
  ])
})
test('every word is needed, in any order and case', () => {
  expect(labels('ENGINEER data', 'Data Engineer', 'Data Analyst')).toEqual(['Data Engineer'])
})
test('finds at most the limit; without input finds the first entries', () => {
  expect(labels('', 'A', 'B', 'C', 'D')).toEqual(['A', 'B', 'C'])
})

test('says whether more would match than are shown', () => {
  const count = (found: number) => {
    const { items, hasMore } = limited((limit) => Array.from({ length: found }).slice(0, limit))
    return [items.length, hasMore]
  }
  expect([count(8), count(9)]).toEqual([
    [8, false],
    [8, true],
  ])
})

const vacancy = (positionName: string, klobVacancyCode: string): VacancySummary => ({
  positionName,
  klobVacancyCode,
  status: 'Active',
  closeDate: null,
  stageCounter: [
    { id: '1', stageName: 'Lamaran Masuk', count: 3 },
    { id: '2', stageName: 'Wawancara', count: 0 },
  ],
})
const report = [vacancy('Analis Data', 'V-1'), vacancy('Sales Wawancara', 'V-2')]
const stages = (typed: string) =>
  findStages(typed, report, 8).map(({ vacancy: { klobVacancyCode }, stage }) => `${klobVacancyCode} ${stage.stageName}`)

test('a stage is found by its name and its vacancy', () => {
  expect(stages('tahap wawancara lowongan analis')).toEqual(['V-1 Wawancara'])
  expect(stages('v-1 masuk')).toEqual(['V-1 Lamaran Masuk'])
  expect(stages('wawancara')).toEqual(['V-1 Wawancara', 'V-2 Wawancara'])
})
test('stages of vacancies that share a name have their code', () => {
  const found = findStages('wawancara', [vacancy('Kasir', 'V-1'), vacancy('Kasir', 'V-2')], 8)
  expect(found.map(({ vacancy: { positionName } }) => positionName)).toEqual(['Kasir (V-1)', 'Kasir (V-2)'])
})
test('a vacancy name alone finds no stage, unless the input mentions stages', () => {
  expect(stages('analis')).toEqual([])
  expect(stages('tahap analis')).toEqual(['V-1 Lamaran Masuk', 'V-1 Wawancara'])
  expect(stages('tahap')).toEqual([])
})
test('the stages of many vacancies are limited', () => {
  const many = Array.from({ length: 5_000 }, (_, n) => vacancy(`Lowongan nomor ${n}`, `VAC-${n}`))
  expect(findStages('wawancara', many, 8)).toHaveLength(8)
  expect(findStages('tahap tidak ada', many, 8)).toEqual([])
})
