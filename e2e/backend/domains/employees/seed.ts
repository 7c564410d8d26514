import { type TestCode, testCodes } from '~/api/contract/masterData'
import { z } from 'zod'
import { type Option, option } from '../../../../src/api/values'
import { type DeepReadonly, isoDay } from '../../engine/records'
import { testOptions } from '../masterData/seed'
import { personOf } from '../people/seed'
import { type Person, personRecord } from '../people/person'
import { randomFrom } from '../../engine/content/random'
import { fixturePeople } from '../people/fixturePeople'

/** Schema of an employee of a corporate; those who have not joined the platform are counted separately. */
export const employeeRecord = z.strictObject({
  person: personRecord,
  hasJoined: z.boolean(),
  employedSince: isoDay.nullable(),
  office: z.nullable(option),
  business: z.nullable(option),
})
/** An employee of a corporate. */
export type Employee = DeepReadonly<z.infer<typeof employeeRecord>>
/** The staff of a corporate, its offices and businesses, and the tests that it uses. */
export type Staff = Readonly<{
  employees: readonly Employee[]
  offices: readonly Option[]
  businesses: readonly Option[]
  tests: readonly TestCode[]
}>
type Plan = Pick<Staff, 'offices' | 'businesses' | 'tests'> & {
  joined: number
  notJoined: number
  special: readonly string[]
  /** Every second person of the platform from this number on is employed. */
  firstNumber: number
}

const options = (rows: string): readonly Option[] =>
  rows.split(';').map((row) => ({ id: row.slice(0, row.indexOf(' ')), text: row.slice(row.indexOf(' ') + 1) }))

const plans: Readonly<Record<string, Plan>> = {
  COR0001: {
    joined: 850,
    notJoined: 37,
    special: ['USR-DIAM', 'USR-JAHAT', 'USR-RAMAI'],
    firstNumber: 2,
    offices: options(
      'OFF-JKT Kantor Pusat Jakarta;OFF-BDG Cabang Bandung;OFF-SBY Cabang Surabaya;OFF-YGY Pusat Riset Yogyakarta;OFF-MDN Cabang Medan;OFF-MKS Cabang Makassar;OFF-DPS Cabang Denpasar;OFF-JYP Kantor Perwakilan Jayapura dan Papua Pegunungan',
    ),
    businesses: options(
      'BUS-001 Teknologi;BUS-002 Operasional;BUS-003 Pemasaran;BUS-004 Keuangan;BUS-005 SDM dan Umum',
    ),
    tests: testCodes,
  },
  COR0002: {
    joined: 120,
    notJoined: 9,
    special: [],
    firstNumber: 1,
    offices: options('OFF-TPR Pelabuhan Tanjung Priok;OFF-BLW Pelabuhan Belawan;OFF-SMG Gudang Semarang'),
    businesses: options('BUS-101 Pelayaran;BUS-102 Pergudangan'),
    tests: ['int01', 'pers01', 'grit01'],
  },
}

/** The first day of the month that is N months before November of the world's year. */
const monthsBefore = (months: number): string => {
  const month = 2026 * 12 + 10 - months
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

function makeEmployee(person: Person, { offices, businesses }: Plan, number: number, hasJoined: boolean): Employee {
  if (person.userId === 'USR-DIAM') return { person, hasJoined, employedSince: null, office: null, business: null }
  const random = randomFrom(7_000_003 + number)
  const age = person.bornOn === null ? 25 : 2026 - Number(person.bornOn.slice(0, 4))
  const longest = Math.min(144, Math.max(3, (age - 17) * 12))
  return {
    person,
    hasJoined,
    employedSince: random.chance(0.02) ? null : monthsBefore(random.below(longest)),
    // The minimum of two draws favours the first offices.
    office: offices[Math.min(random.below(offices.length), random.below(offices.length))] ?? null,
    business: random.pick(businesses),
  }
}

function makeStaff(plan: Plan): Staff {
  const special = fixturePeople.filter(({ userId }) => plan.special.includes(userId))
  const others = Array.from({ length: plan.joined + plan.notJoined - special.length }, (_, i) =>
    personOf(plan.firstNumber + 2 * i),
  )
  return {
    offices: plan.offices,
    businesses: plan.businesses,
    tests: plan.tests,
    employees: [...special, ...others].map((person, i) => makeEmployee(person, plan, i, i < plan.joined)),
  }
}

const cache = new Map<string, Staff>()
/** The generated staff of a corporate, independent of the size of the world; empty without a plan. */
export function generatedStaff(corporateId: string): Staff {
  const plan = plans[corporateId]
  if (!plan) return { employees: [], offices: [], businesses: [], tests: [] }
  const staff = cache.get(corporateId) ?? makeStaff(plan)
  cache.set(corporateId, staff)
  return staff
}

/** The employee's results of a test, limited to the results that the test has. */
export const resultsOf = ({ person }: Employee, code: TestCode): readonly string[] =>
  person.tests[code].filter((id) => testOptions[code].some((result) => result.id === id))
