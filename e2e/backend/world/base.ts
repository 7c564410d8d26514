import { makePeople } from './people'
import type { Person } from './person'
import { makeVacancies, type Vacancy } from './vacancies'

/** What every world starts from; generated once per process and never changed. */
export type Base = Readonly<{ people: readonly Person[]; vacancies: ReadonlyMap<string, readonly Vacancy[]> }>
/** How large the world is: people of the platform, vacancies of the first corporate. */
export type Sizes = { population: number; vacancies: number }

const made = new Map<string, Base>()
/** The base of these sizes, made at the first call. */
export function baseOf({ population, vacancies }: Sizes): Base {
  const key = `${population}/${vacancies}`
  const known = made.get(key)
  if (known) return known
  const base = Object.freeze({ people: makePeople(population), vacancies: makeVacancies(vacancies) })
  made.set(key, base)
  return base
}
