import type { Contract } from '~/api/contract/index'
import type { Base } from '../base'
import { degrees } from '../masterData/schools'
import type { Handlers, World } from '../../world'
import { dayOf, yearsBetween } from '../employees/groups'
import { provinces } from '../masterData/places'

type Counts = { total: number; M: number; F: number; ages: [number, number, number, number] }
type Counted = { day: string; byProvince: ReadonlyMap<string, Counts>; byDegree: ReadonlyMap<string, number> }

/** Younger than 18, 18 to 24, 24 to 35, older: the 24-year-old is in the younger group (document 2 §9). */
const ageGroup = (age: number): 0 | 1 | 2 | 3 => (age < 18 ? 0 : age <= 24 ? 1 : age <= 35 ? 2 : 3)

function countPeople({ people }: Base, day: string): Counted {
  const byProvince = new Map<string, Counts>(
    provinces.map(({ id }) => [id, { total: 0, M: 0, F: 0, ages: [0, 0, 0, 0] }]),
  )
  const byDegree = new Map<string, number>(degrees.map(({ text }) => [text, 0]))
  for (const { province, sex, bornOn, education } of people) {
    const counts = province && byProvince.get(province.id)
    if (counts) {
      counts.total += 1
      if (sex) counts[sex] += 1
      if (bornOn !== null) counts.ages[ageGroup(yearsBetween(bornOn, day))] += 1
    }
    if (education) byDegree.set(education.degree, (byDegree.get(education.degree) ?? 0) + 1)
  }
  return { day, byProvince, byDegree }
}

const cache = new WeakMap<Base, Counted>()
/** Counts per base, cached for a day of the clock, since a population may be large. */
function countsOf({ base, now }: World): Counted {
  const day = dayOf(now)
  const cached = cache.get(base)
  if (cached?.day === day) return cached
  const fresh = countPeople(base, day)
  cache.set(base, fresh)
  return fresh
}

/** The people of the whole platform by province and by education. */
export const infographic: Handlers<Contract['infographic']> = {
  map: (_, { world }) => {
    const data = [...countsOf(world).byProvince].map(([id, { total }]) => ({ id, value: total }))
    const orderedData = data.toSorted((a, b) => b.value - a.value).map(({ id }) => id)
    return { data, orderedData: orderedData.slice(0, 10) }
  },
  province: ({ id }, { world, refuse }) => {
    const counts = countsOf(world).byProvince.get(id)
    if (!counts) throw refuse(404)
    const { total, M, F, ages } = counts
    return { ageGrouping: ages, totalFemaleUsers: F, totalMaleUsers: M, totalUsersAmount: total }
  },
  education: (_, { world }) => ({
    data: [...countsOf(world).byDegree].map(([degreeName, total]) => ({ degreeName, total })),
  }),
}
