import { type SeededApplication } from './applications/application'
import { makePeople } from './people/seed'
import type { Person } from './people/person'
import { makeVacancies, type Vacancy } from './vacancies/seed'
import type { VacancyRecord } from './vacancies/state'

/** Records seeded on top of the generated data; the latest per person or vacancy wins. */
export type Seeds = Readonly<{
  people: readonly Person[]
  vacancies: readonly VacancyRecord[]
  applications: readonly SeededApplication[]
}>
/** The size of the generated data: people of the platform, vacancies of the first corporate. */
export type Sizes = { population: number; vacancies: number }
/** The initial data of worlds; shared and immutable. */
export type Base = Readonly<{
  sizes: Readonly<Sizes>
  people: readonly Person[]
  vacancies: ReadonlyMap<string, readonly Vacancy[]>
  seeds: Seeds
  /** The generated data below the seeds; undefined without seeds. */
  generated?: Base
}>

/** A base without seeds. */
export const noSeeds: Seeds = { people: [], vacancies: [], applications: [] }

/** Makes something of a base, and of something in it, once for each of its keys. */
export function perBase<Made, About = void>(
  make: (base: Base, about: About) => Made,
  keyOf: (about: About) => unknown = (about) => about,
): (base: Base, about: About) => Made {
  const made = new WeakMap<Base, Map<unknown, Made>>()
  return (base, about) => {
    const known = made.get(base) ?? new Map<unknown, Made>()
    made.set(base, known)
    const key = keyOf(about)
    if (!known.has(key)) known.set(key, make(base, about))
    return known.get(key)!
  }
}

const bases = new Map<string, Base>()
/** The generated data of these sizes, made at the first call. */
export function baseOf({ population, vacancies }: Sizes): Base {
  const key = `${population}/${vacancies}`
  const cached = bases.get(key)
  if (cached) return cached
  const base = Object.freeze({
    sizes: { population, vacancies },
    people: makePeople(population),
    vacancies: makeVacancies(vacancies),
    seeds: noSeeds,
  })
  bases.set(key, base)
  return base
}

/** The list with each record replaced by the patch of the same key; new records come first, newest on top. */
function withPatches<T>(list: readonly T[], patches: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const byKey = new Map(patches.map((one) => [keyOf(one), one]))
  const known = new Set(list.map(keyOf))
  const added = [...byKey].filter(([key]) => !known.has(key)).map(([, one]) => one)
  return [...added.toReversed(), ...list.map((one) => byKey.get(keyOf(one)) ?? one)]
}

function vacanciesWith(generated: Base, seeds: Seeds): Base['vacancies'] {
  const corporateIds = new Set([...generated.vacancies.keys(), ...seeds.vacancies.map((one) => one.corporateId)])
  return new Map(
    [...corporateIds].map((corporateId) => [
      corporateId,
      withPatches<Vacancy>(
        generated.vacancies.get(corporateId) ?? [],
        seeds.vacancies.filter((one) => one.corporateId === corporateId),
        ({ klobVacancyCode }) => klobVacancyCode,
      ),
    ]),
  )
}

/**
 * A base with seeds on top of its generated data. The whole lists are made when they are first read, since a seeding
 * makes a base for each of its records.
 */
export function withSeeds(base: Base, seeds: Seeds): Base {
  const generated = base.generated ?? base
  let people: Base['people'] | undefined
  let vacancies: Base['vacancies'] | undefined
  return {
    sizes: generated.sizes,
    get people() {
      return (people ??= withPatches(generated.people, seeds.people, ({ userId }) => userId))
    },
    get vacancies() {
      return (vacancies ??= vacanciesWith(generated, seeds))
    },
    seeds,
    generated,
  }
}

const generatedPeople = perBase(({ people }) => new Map(people.map((person) => [person.userId, person])))
/** The person with an id, or undefined; independent of how many there are. */
export const personById = (base: Base, userId: string): Person | undefined =>
  base.seeds.people.findLast((one) => one.userId === userId) ?? generatedPeople(base.generated ?? base).get(userId)

const generatedVacancies = perBase(
  ({ vacancies }) => new Map([...vacancies.values()].flat().map((vacancy) => [vacancy.klobVacancyCode, vacancy])),
)
/** The seeded or generated vacancy with a code, or undefined; independent of how many there are. */
export const vacancyByCode = (base: Base, code: string): Vacancy | undefined =>
  base.seeds.vacancies.findLast((one) => one.klobVacancyCode === code) ??
  generatedVacancies(base.generated ?? base).get(code)
