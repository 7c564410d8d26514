import { z } from 'zod'
import { id } from '../../../../src/api/values'
import { seedKind } from '../../engine/control/seeding'
import type { World } from '../../world'
import { openedSinceSeed } from '../vacancies/records'

const units = ['Capacity', 'User License', 'Job Vacancy', 'Query Result'] as const
/** Purchased and used amount of a license unit; employees use up the capacity unit. */
type LicenseUsage = Readonly<{ unit: (typeof units)[number]; purchased: number; used: number }>

const initialUsage: Readonly<Record<string, readonly LicenseUsage[]>> = {
  COR0001: [
    { unit: 'User License', purchased: 10, used: 6 },
    { unit: 'Job Vacancy', purchased: 20, used: 7 },
    { unit: 'Query Result', purchased: 1000, used: 240 },
  ],
  COR0002: [
    { unit: 'User License', purchased: 10, used: 2 },
    { unit: 'Job Vacancy', purchased: 5, used: 5 },
    { unit: 'Query Result', purchased: 100, used: 12 },
  ],
}
const capacities: Readonly<Record<string, number>> = { COR0001: 1000, COR0002: 125 }
const noLicense: readonly LicenseUsage[] = units.slice(1).map((unit) => ({
  unit,
  purchased: 0,
  used: 0,
}))

/** The licence of a corporate in its four units; vacancies opened in this world use it up (wire decision A07). */
export const licensesOf = (world: World, corporateId: string, employees: number): readonly LicenseUsage[] =>
  [
    { unit: 'Capacity' as const, purchased: capacities[corporateId] ?? 0, used: employees },
    ...(initialUsage[corporateId] ?? noLicense),
  ].map((item) => {
    const { purchased, used } = { ...item, ...world.licenses.get(`${corporateId}/${item.unit}`) }
    if (item.unit === 'Capacity') return { ...item, purchased }
    const opened = item.unit === 'Job Vacancy' ? openedSinceSeed(world, corporateId) : 0
    return { ...item, purchased, used: Math.max(0, used + opened) }
  })

const count = z.int().min(0)
const given = z.strictObject({
  corporateId: id,
  unit: z.enum(units),
  purchased: count.exactOptional(),
  used: count.exactOptional(),
})
/** Licences by corporate and unit. */
export const licenseSeeds = seedKind<World, z.infer<typeof given>>(given, (world, { corporateId, unit, ...counts }) => {
  const key = `${corporateId}/${unit}`
  world.licenses.set(key, { ...world.licenses.get(key), ...counts })
  return key
})
