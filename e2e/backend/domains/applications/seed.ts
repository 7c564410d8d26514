import type { Option } from '../../../../src/api/values'
import { type Base, perBase, personById } from '../base'
import type { Application } from './application'
import { hostile } from '../../engine/content/hostile'
import { momentOf } from '../../engine/content/moments'
import type { Person } from '../people/person'
import { type Question, questionsOf } from '../questions/seed'
import { type Random, randomFrom, seedOf, spread } from '../../engine/content/random'
import { fixturePeople } from '../people/fixturePeople'
import type { Vacancy } from '../vacancies/seed'

const stageNames = ['Lamaran Masuk', 'Seleksi Berkas', 'Tes', 'Wawancara', 'Penawaran', 'Diterima'] as const
/** The stages of a vacancy in pipeline order; a stage id belongs to one vacancy (wire decision B30). */
export const stagesOf = ({ klobVacancyCode }: Pick<Vacancy, 'klobVacancyCode'>): readonly Option[] =>
  stageNames.map((text, n) => ({ id: `${klobVacancyCode}.STG-${n + 1}`, text }))
/** Parses a stage id into the vacancy's code and the stage's zero-based index; undefined if it is not a stage id. */
export function parseStageId(stageId: string): { klobVacancyCode: string; index: number } | undefined {
  const [, klobVacancyCode, number] = /^(.+)\.STG-([1-6])$/.exec(stageId) ?? []
  return klobVacancyCode ? { klobVacancyCode, index: Number(number) - 1 } : undefined
}
/** The application batches of a vacancy. */
export const batchesOf = ({ klobVacancyCode }: Pick<Vacancy, 'klobVacancyCode'>): readonly Option[] => [
  { id: `${klobVacancyCode}.B1`, text: 'Batch 1 - Oktober 2026' },
  { id: `${klobVacancyCode}.B2`, text: 'Batch 2 - November 2026' },
]
/** The fairs through which people applied. */
export const events: readonly Option[] = [{ id: 'EVT-2026-01', text: 'Klobfair Bandung 2026' }]

/** Number of applications to the first vacancy per stage; the last stage is empty. */
const ACTIVE_STAGES = [54, 18, 11, 8, 5, 0] as const
const stagesByWeight = spread([
  [0, 10],
  [1, 5],
  [2, 3],
  [3, 2],
  [4, 1],
  [5, 1],
] as const)
/** In populations larger than the default, half applied to the first vacancy. */
const DEFAULT_POPULATION = 2000

const NEWEST = Date.parse('2026-11-15T17:30:00+07:00')
const BATCH_2_FROM = Date.parse('2026-11-01T00:00:00+07:00')
/** Approximate period over which applications to a vacancy arrived. */
const SPAN_MS = 40 * 24 * 60 * 60 * 1000

const answerOf = (question: Question, random: Random): string => {
  switch (question.questionType) {
    case 'text':
      return random.pick([
        'Saya ingin tumbuh bersama tim yang menghargai data.',
        'Bidang ini sesuai dengan pengalaman saya tiga tahun terakhir.',
        'Saya mengikuti produk perusahaan ini sejak lama.',
      ])
    case 'number':
      return String(random.between(6, 25) * 1_000_000)
    case 'yesno':
      return random.pick(['Ya', 'Ya', 'Tidak'])
    case 'choice':
      return random.pick(question.answerNote.split('\n'))
    case 'attachment':
      return `jawaban-${question.sequence}.pdf`
  }
}

function answersOf(person: Person, questions: readonly Question[], random: Random): ReadonlyMap<string, string> {
  if (person.userId === 'USR-DIAM') return new Map()
  const isHostile = person.userId === 'USR-JAHAT'
  const answersAll = person.userId === 'USR-AYU' || isHostile || random.chance(0.7)
  return new Map(
    questions
      .filter((question) => answersAll || (question.mandatory && random.chance(0.5)))
      .map((question) => [
        question.id,
        isHostile && question.questionType !== 'attachment' ? hostile.handler : answerOf(question, random),
      ]),
  )
}

/** The vacancies that all fixture people applied to. */
const fixtureVacancies = new Set(['VAC-AKTIF-01', 'VAC-SOAL-01'])

const isFixture = ({ userId }: Person) => !/^USR\d/.test(userId)

/** Number of applicants before fixtures: 0 for a draft, fixed for the first vacancy, random for the others. */
function baseCountFor(vacancy: Vacancy, population: number, random: Random): number {
  if (vacancy.status === 'Draft') return 0
  if (vacancy.klobVacancyCode !== 'VAC-AKTIF-01') return random.between(0, 90)
  const defaultCount = ACTIVE_STAGES.reduce<number>((sum, count) => sum + count, 0)
  return population > DEFAULT_POPULATION ? Math.floor(population / 2) : defaultCount
}

/** Number of applications: fixture people all apply to those in `fixtureVacancies` and to no others. */
function countFor(vacancy: Vacancy, population: number, random: Random): number {
  const interested = baseCountFor(vacancy, population, random)
  return fixtureVacancies.has(vacancy.klobVacancyCode)
    ? Math.min(Math.max(interested, fixturePeople.length), population)
    : Math.min(interested, population - fixturePeople.length)
}

/** Stage index of the application with that number. */
function stageIndexFor(vacancy: Vacancy, number: number, random: Random): number {
  const chance = random.pick(stagesByWeight)
  if (vacancy.klobVacancyCode !== 'VAC-AKTIF-01') return chance
  let before = 0
  for (const [stage, count] of ACTIVE_STAGES.entries()) {
    before += count
    if (number < before) return stage
  }
  return Math.min(chance, 4)
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
/** The smallest step from 37 on that is coprime to the size, so that stepping visits each index once. */
function stepFor(size: number): number {
  let step = 37
  while (gcd(step, size) > 1) step++
  return step
}

function makeApplications({ people }: Base, vacancy: Vacancy): readonly Application[] {
  const random = randomFrom(seedOf(vacancy.klobVacancyCode))
  const count = countFor(vacancy, people.length, random)
  const questions = questionsOf(vacancy)
  const stages = stagesOf(vacancy)
  const [firstBatch, secondBatch] = batchesOf(vacancy)
  const takesFixtures = fixtureVacancies.has(vacancy.klobVacancyCode)
  const applicants = new Set(takesFixtures ? people.filter(isFixture) : [])
  const offset = random.below(people.length)
  const step = stepFor(people.length)
  for (let i = 0; applicants.size < count && i < people.length; i++) {
    const person = people[(offset + i * step) % people.length]!
    if (!isFixture(person)) applicants.add(person)
  }
  let sent = NEWEST
  return Object.freeze(
    [...applicants].map((person, number): Application => {
      const own = randomFrom(seedOf(`${vacancy.klobVacancyCode}/${person.userId}`))
      sent -= own.below((2 * SPAN_MS) / count)
      return Object.freeze({
        pipelineId: `PIP-${vacancy.klobVacancyCode}-${person.userId}`,
        person,
        vacancy,
        stageId: stages[stageIndexFor(vacancy, number, own)]!.id,
        sentAt: momentOf(sent),
        batchId: (sent >= BATCH_2_FROM ? secondBatch : firstBatch)!.id,
        eventId: own.chance(0.2) ? events[0]!.id : null,
        isRecommended: own.chance(0.15),
        answers: answersOf(person, questions, own),
      })
    }),
  )
}

const codeOf = ({ klobVacancyCode }: Vacancy) => klobVacancyCode
/** The generated applications to a vacancy; made on demand, since few of many vacancies are looked at. */
const generatedApplications = perBase((base, { corporateId, klobVacancyCode }: Vacancy): readonly Application[] => {
  const vacancy = base.vacancies.get(corporateId)?.find((one) => one.klobVacancyCode === klobVacancyCode)
  return vacancy ? makeApplications(base, vacancy) : []
}, codeOf)

/**
 * The applications to a vacancy, newest first: the seeded ones and those of the generated data, independent of what a
 * world changed of the vacancy.
 */
export const applicationsTo = perBase((base, vacancy: Vacancy): readonly Application[] => {
  const { generated, seeds } = base
  if (!generated) return generatedApplications(base, vacancy)
  const people = new Map(seeds.people.map((person) => [person.userId, person]))
  const seeded = seeds.applications.filter(({ vacancyCode }) => vacancyCode === vacancy.klobVacancyCode).toReversed()
  const ids = new Set(seeded.map(({ pipelineId }) => pipelineId))
  return [
    ...seeded.map(({ vacancyCode: _, userId, answers, ...fields }) => ({
      ...fields,
      person: personById(base, userId)!,
      vacancy,
      answers: new Map(Object.entries(answers)),
    })),
    ...generatedApplications(generated, vacancy)
      .filter(({ pipelineId }) => !ids.has(pipelineId))
      .map((one) => ({ ...one, person: people.get(one.person.userId) ?? one.person })),
  ]
}, codeOf)

/** The number of applications to a vacancy; cheap for thousands of generated vacancies. */
export function applicationCount(base: Base, vacancy: Vacancy): number {
  const origin = base.generated ?? base
  const isGenerated = origin.vacancies
    .get(vacancy.corporateId)
    ?.some(({ klobVacancyCode }) => klobVacancyCode === vacancy.klobVacancyCode)
  if (base.seeds.applications.some(({ vacancyCode }) => vacancyCode === vacancy.klobVacancyCode) || !isGenerated)
    return applicationsTo(base, vacancy).length
  return countFor(vacancy, origin.people.length, randomFrom(seedOf(vacancy.klobVacancyCode)))
}

/** The questions of a vacancy: its own if seeded, else generated ones. */
export const vacancyQuestions = ({ seeds }: Base, vacancy: Pick<Vacancy, 'klobVacancyCode'>): readonly Question[] =>
  seeds.vacancies.findLast(({ klobVacancyCode }) => klobVacancyCode === vacancy.klobVacancyCode)?.questions ??
  questionsOf(vacancy)
