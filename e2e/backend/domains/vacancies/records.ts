import { nextId } from '../../engine/world'
import { vacancyByCode } from '../base'
import type { Vacancy } from './seed'
import { administrationOf } from './administration'
import type { VacancyRecord } from './state'
import { contentsOf } from './contents'
import { asWorded } from '../questions/handlers'
import type { World } from '../../world'

function recordOf(world: World, klobVacancyCode: string): VacancyRecord | undefined {
  const change = world.vacancies.get(klobVacancyCode)
  if (change) return change
  const seeded = world.base.seeds.vacancies.findLast((one) => one.klobVacancyCode === klobVacancyCode)
  if (seeded) return seeded
  const vacancy = vacancyByCode(world.base, klobVacancyCode)
  return vacancy && { ...vacancy, ...contentsOf(vacancy), ...administrationOf(vacancy) }
}

/** A vacancy in its current state; the only place where a world's changes are laid over the base. */
export function vacancyOf(world: World, klobVacancyCode: string): VacancyRecord | undefined {
  const record = recordOf(world, klobVacancyCode)
  return record && { ...record, questions: asWorded(world, record.questions) }
}

/** The vacancies of a corporate in their current state, newest first. */
export function vacanciesOf(world: World, corporateId: string): readonly Vacancy[] {
  const old = world.base.vacancies.get(corporateId) ?? []
  if (world.vacancies.size === 0) return old
  const isNew = (one: Vacancy) => one.corporateId === corporateId && !vacancyByCode(world.base, one.klobVacancyCode)
  return [
    ...[...world.vacancies.values()].filter(isNew).reverse(),
    ...old.map((one) => world.vacancies.get(one.klobVacancyCode) ?? one),
  ]
}

/** Stores a changed vacancy in its world. */
export const saveVacancy = (world: World, vacancy: VacancyRecord): void =>
  void world.vacancies.set(vacancy.klobVacancyCode, vacancy)

/** How many more vacancies of a corporate are open in the world than in its base; may be negative. */
export function openedSinceSeed(world: World, corporateId: string): number {
  const isOpen = (one: Vacancy | undefined) => Number(one?.status === 'Active')
  const own = [...world.vacancies.values()].filter((one) => one.corporateId === corporateId)
  return own.reduce((sum, one) => sum + isOpen(one) - isOpen(vacancyByCode(world.base, one.klobVacancyCode)), 0)
}

/** A copy of a vacancy: a draft owned by the caller; items get new ids. */
export function copyOf(world: World, vacancy: VacancyRecord, author: string): VacancyRecord {
  return {
    ...vacancy,
    klobVacancyCode: nextId(world, 'KJV'),
    status: 'Draft',
    author,
    publishedOn: null,
    benefits: vacancy.benefits.map((benefit) => ({ ...benefit, id: nextId(world, 'BEN') })),
    questions: vacancy.questions.map((question) => {
      const id = nextId(world, 'Q')
      const file = world.templates.get(question.id)
      if (file) world.templates.set(id, file)
      return { ...question, id }
    }),
  }
}
