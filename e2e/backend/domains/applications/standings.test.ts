import { expect, test } from 'vitest'
import { applicationsAt, countsOf, moveTo, saveNotes, standingOf } from './standings'
import { applicationCount, applicationsTo, parseStageId, stagesOf } from './seed'
import { baseOf } from '../base'
import { questionsOf } from '../questions/seed'
import { makeWorld } from '../../engine/worlds'
import { domainState } from '../../world'

const base = baseOf({ population: 2000, vacancies: 60 })
const vacancyNamed = (code: string) => base.vacancies.get('COR0001')!.find((one) => one.klobVacancyCode === code)!
const active = vacancyNamed('VAC-AKTIF-01')
const world = () =>
  makeWorld({
    domainState: () => domainState(base),
    accounts: [],
    latency: 0,
    makeIdentity: () => {
      throw new Error('nobody signs in here')
    },
  })
const applicationOf = (userId: string) =>
  applicationsTo(base, active).find((application) => application.person.userId === userId)!

test('the first vacancy has six stages; the first has more applicants than any page, the last none', () => {
  expect(countsOf(world(), active).map(({ text, count }) => [text, count])).toEqual([
    ['Lamaran Masuk', 54],
    ['Seleksi Berkas', 18],
    ['Tes', 11],
    ['Wawancara', 8],
    ['Penawaran', 5],
    ['Diterima', 0],
  ])
})

test('the fixture people are at its first stage', () => {
  for (const userId of ['USR-AYU', 'USR-BAYU', 'USR-CITRA', 'USR-DIAM', 'USR-JAHAT', 'USR-RAMAI'])
    expect(applicationOf(userId).stageId, userId).toBe('VAC-AKTIF-01.STG-1')
})

test('applications are newest first, in two batches and one event, one per person', () => {
  const applications = applicationsTo(base, active)
  const sent = applications.map(({ sentAt }) => Date.parse(sentAt))
  expect(sent).toEqual(sent.toSorted((a, b) => b - a))
  expect(new Set(applications.map(({ batchId }) => batchId)).size).toBe(2)
  expect(new Set(applications.flatMap(({ eventId }) => eventId ?? []))).toEqual(new Set(['EVT-2026-01']))
  expect(new Set(applications.map(({ person }) => person.userId)).size).toBe(96)
})

test('a draft has no applications; Ayu answered every question, Dian none', () => {
  expect(applicationsTo(base, vacancyNamed('VAC-DRAF-01'))).toEqual([])
  expect([...applicationOf('USR-AYU').answers.keys()]).toEqual(questionsOf(active).map(({ id }) => id))
  expect(applicationOf('USR-DIAM').answers.size).toBe(0)
})

test('in a large world half of all people applied to the first vacancy', () => {
  const large = baseOf({ population: 20_000, vacancies: 60 })
  expect(applicationsTo(large, active)).toHaveLength(10_000)
})

test.each([1, 50, 2000])('the count of applications equals their number, among %d people', (population) => {
  const some = baseOf({ population, vacancies: 60 })
  const vacancies = [...some.vacancies.values()].flat()
  expect(vacancies.map((vacancy) => applicationCount(some, vacancy))).toEqual(
    vacancies.map((vacancy) => applicationsTo(some, vacancy).length),
  )
})

test('a move changes the counts of its world only and is recorded', () => {
  const mine = world()
  moveTo(mine, applicationOf('USR-AYU'), 'VAC-AKTIF-01.STG-3', 'Budi Santoso')
  expect(countsOf(mine, active).map(({ count }) => count)).toEqual([53, 18, 12, 8, 5, 0])
  expect(countsOf(world(), active)[0]!.count).toBe(54)
  expect(standingOf(mine, applicationOf('USR-AYU')).moves).toEqual([
    { stageId: 'VAC-AKTIF-01.STG-3', at: '2026-11-16T09:00:00+07:00', by: 'Budi Santoso' },
  ])
  expect(() => moveTo(mine, applicationOf('USR-AYU'), 'VAC-SOAL-01.STG-1', 'Budi Santoso')).toThrow('no stage of')
})

test('notes keep their id', () => {
  const mine = world()
  saveNotes(mine, applicationOf('USR-AYU'), ['Baik', null, null, null, null], 'tidak')
  saveNotes(mine, applicationOf('USR-AYU'), ['Sangat baik', null, null, null, null], 'ya')
  expect(standingOf(mine, applicationOf('USR-AYU'))).toMatchObject({
    noteId: 'NOTE-000001',
    notes: ['Sangat baik', null, null, null, null],
    sendEmail: 'ya',
  })
})

test('a stage id parses to its vacancy and index', () => {
  expect(stagesOf(active).map(({ id }) => parseStageId(id))).toEqual(
    [0, 1, 2, 3, 4, 5].map((index) => ({ klobVacancyCode: 'VAC-AKTIF-01', index })),
  )
  expect(parseStageId('VAC-AKTIF-01.STG-7')).toBeUndefined()
  expect(parseStageId('STG-1')).toBeUndefined()
})

test('the applications at a stage are found once while nobody is moved, and in their order after a move', () => {
  const own = world()
  const all = applicationsTo(base, active)
  const at = (number: number) => applicationsAt(own, all, active, `VAC-AKTIF-01.STG-${number}`)
  expect(at(1)).toBe(at(1))
  expect(at(1)).toHaveLength(54)
  moveTo(own, applicationOf('USR-AYU'), 'VAC-AKTIF-01.STG-2', 'budi.santoso')
  for (const number of [1, 2])
    expect(at(number)).toEqual(all.filter((one) => standingOf(own, one).stageId === `VAC-AKTIF-01.STG-${number}`))
  expect(at(2)).toContain(applicationOf('USR-AYU'))
})
