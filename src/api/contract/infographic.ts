import { z } from 'zod/mini'
import { rights } from '~/lib/rules/rights'
import { read } from '../endpoint'
import { count } from './dashboard'
import { id } from '../values'

const provincePeople = z.pipe(
  z.object({
    ageGrouping: z.array(count).check(z.minLength(4), z.maxLength(4)),
    totalFemaleUsers: count,
    totalMaleUsers: count,
    totalUsersAmount: count,
  }),
  z.transform(({ ageGrouping, totalFemaleUsers, totalMaleUsers, totalUsersAmount }) => ({
    total: totalUsersAmount,
    male: totalMaleUsers,
    female: totalFemaleUsers,
    /** Younger than 18, 18-24, 24-35, over 35. */
    ages: ageGrouping,
  })),
)
/** The people of one province (document 2 §3 'Infographic', wire decision B34). */
export type ProvincePeople = z.infer<typeof provincePeople>

/** The infographic counts the whole platform: no call names a corporate (document 2 §2.7, §7; wire decision B34). */
export const infographic = {
  /** People by province id, and the ids of the most populous provinces, highest first. */
  map: read({
    name: 'getInfographicMap',
    summary: 'Users per province',
    doc: '2§7',
    path: '/rest/console/corporate/infographic/maps',
    params: z.strictObject({}),
    result: z.object({
      data: z.array(z.object({ id, value: count })),
      orderedData: z.array(id).check(z.maxLength(10)),
    }),
    right: rights.dashboard,
  }),
  province: read({
    name: 'getInfographicProvince',
    summary: 'Demographics of one province',
    doc: '2§7',
    path: '/rest/console/corporate/infographic/detail',
    refuses: [404],
    params: z.strictObject({ id }),
    result: provincePeople,
    right: rights.dashboard,
  }),
  education: read({
    name: 'getInfographicEducation',
    summary: 'Users per education level',
    doc: '2§7',
    path: '/rest/console/corporate/infographic/piechart',
    params: z.strictObject({}),
    result: z.object({ data: z.array(z.object({ degreeName: z.string(), total: count })) }),
    right: rights.dashboard,
  }),
}
