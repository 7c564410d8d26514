import { testCodes } from '~/api/contract/masterData'
import type { Option } from '../../../../src/api/values'
import type { World } from '../../world'
import { generatedStaff, type Staff } from './seed'

const union = (options: readonly Option[], more: readonly (Option | null)[]): readonly Option[] => [
  ...new Map([...options, ...more.filter((one) => one !== null)].map((one) => [one.id, one])).values(),
]

/** The staff of a corporate in a world. */
export function staffOf({ employees }: World, corporateId: string): Staff {
  const staff = generatedStaff(corporateId)
  const seeded = employees.get(corporateId)
  if (!seeded) return staff
  const replaced = new Set(seeded.map(({ person }) => person.userId))
  return {
    employees: [...seeded, ...staff.employees.filter(({ person }) => !replaced.has(person.userId))],
    offices: union(
      staff.offices,
      seeded.map(({ office }) => office),
    ),
    businesses: union(
      staff.businesses,
      seeded.map(({ business }) => business),
    ),
    tests: staff.tests.length > 0 ? staff.tests : testCodes,
  }
}
