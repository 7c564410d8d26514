import type { Base } from './world/base'
import type { Vacancy } from './world/vacancies'
import { contentsOf, type VacancyContents } from './world/vacancyContents'
import type { World } from './worlds'

/** A vacancy with all that it says. */
export type VacancyRecord = Vacancy & VacancyContents

const indexes = new WeakMap<Base, ReadonlyMap<string, Vacancy>>()
/** Vacancies of all corporates by code, indexed once. */
function indexOf(base: Base): ReadonlyMap<string, Vacancy> {
  const known = indexes.get(base)
  if (known) return known
  const index = new Map([...base.vacancies.values()].flat().map((vacancy) => [vacancy.klobVacancyCode, vacancy]))
  indexes.set(base, index)
  return index
}

/** A vacancy as it is in a world now; the one place where what a world changes of it is laid over the base. */
export function vacancyOf(world: World, klobVacancyCode: string): VacancyRecord | undefined {
  const vacancy = indexOf(world.base).get(klobVacancyCode)
  return vacancy && { ...vacancy, ...contentsOf(vacancy) }
}
