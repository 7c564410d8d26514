import { type TestCode, testCodes } from '~/api/contract/masterData'
import { corporates } from '../corporates/seed'
import { entryPositions, type Field, fields, generalSkills } from '../masterData/fields'
import { contentSets, lists, specialNeeds, testOptions } from '../masterData/seed'
import { lastNames, mensNames, secondNames, womensNames } from './names'
import type { ContentProgress, Education, Job, Person } from './person'
import { countries, weightedHomes } from '../masterData/places'
import { type Random, randomFrom, spread } from '../../engine/content/random'
import { languages, schoolMajors, schools } from '../masterData/schools'
import { fixturePeople } from './fixturePeople'

/** The year of the world's clock, the reference for ages. */
const CURRENT_YEAR = 2026
// One shared empty list, so that a large population stays small in memory.
const emptyList: readonly never[] = Object.freeze([])

const fieldsByWeight = spread(fields.map((field, i) => [field, fields.length - i] as const))
const degreesByWeight = spread([
  ['SMA', 14],
  ['SMK', 16],
  ['D1', 1],
  ['D2', 1],
  ['D3', 14],
  ['D4', 5],
  ['S1', 42],
  ['S2', 6],
  ['S3', 1],
] as const)
type Degree = (typeof degreesByWeight)[number]
/** Age at which a degree is usually finished. */
const graduationAge: Readonly<Record<Degree, number>> = {
  SMA: 18,
  SMK: 18,
  D1: 19,
  D2: 20,
  D3: 21,
  D4: 22,
  S1: 22,
  S2: 25,
  S3: 29,
}
const agesByWeight = spread([
  [16, 1],
  [17, 2],
  [19, 8],
  [21, 12],
  [23, 18],
  [25, 16],
  [28, 14],
  [31, 10],
  [35, 8],
  [40, 6],
  [46, 3],
  [52, 2],
] as const)

const twoDigits = (n: number) => String(n).padStart(2, '0')
const day = (random: Random, year: number) =>
  `${year}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`

/** All sets of one, two or three neighbouring results, made once and shared by all people. */
const resultSets = Object.fromEntries(
  testCodes.map((code) => {
    const ids = testOptions[code].map((option) => option.id)
    const many = ['int01', 'pers01', 'val01', 'com01'].includes(code)
    const sizes = many ? [1, 2, 3] : [1]
    const sets = sizes.flatMap((size) => ids.map((_, i) => ids.slice(i, i + size))).filter((set) => set.length > 0)
    return [code, sets.map((set) => Object.freeze(set))]
  }),
) as unknown as Readonly<Record<TestCode, readonly (readonly string[])[]>>

const setsOf = <T>(seed: number, count: number, make: (random: Random) => readonly T[]): readonly (readonly T[])[] => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => Object.freeze(make(random)))
}
// Shared, too: 200,000 small lists would cost memory, and searches would test each of them.
const skillSets = new Map(
  fields.map((field, i) => [
    field,
    setsOf(-1 - i, 240, (random) => [
      ...random.some(field.skills, random.between(2, 5)),
      ...random.some(generalSkills, random.between(0, 2)),
    ]),
  ]),
)
const languageSets = setsOf(-100, 300, (random) => [
  'LNG-ID',
  ...random.some(languages.slice(1), random.between(0, 2)).map((language) => language.id),
])

/** Half of the people took all tests, the others some or none. */
function testsOf(random: Random): Person['tests'] {
  const share = random.pick([1, 1, 0.9, 0.6, 0])
  return Object.freeze(
    Object.fromEntries(
      testCodes.map((code) => [code, random.chance(share) ? random.pick(resultSets[code]) : emptyList]),
    ),
  ) as Person['tests']
}

const technical = ['CAT-IT', 'CAT-ENG', 'CAT-MFG', 'CAT-CON', 'CAT-DES']
const general = schools.universities.filter((name) => name.startsWith('Universitas'))

function institutionFor(random: Random, degree: Degree, field: Field): string {
  if (degree === 'SMA') return random.pick(schools.highSchools)
  if (degree === 'SMK') return random.pick(schools.vocationalSchools)
  if (degree.startsWith('D') && random.chance(0.7)) return random.pick(schools.polytechnics)
  return random.pick(technical.includes(field.category.id) ? schools.universities : general)
}

function educationOf(random: Random, field: Field, bornIn: number): Education | null {
  if (random.chance(0.03)) return null
  const reachable = degreesByWeight.filter((degree) => bornIn + graduationAge[degree] <= CURRENT_YEAR + 1)
  const degree = random.pick(reachable.length > 0 ? reachable : (['SMA', 'SMK'] as const))
  const isSchool = degree === 'SMA' || degree === 'SMK'
  return {
    degree,
    institution: institutionFor(random, degree, field),
    major: isSchool ? random.pick(schoolMajors[degree]) : random.pick(field.majors),
    grade: isSchool || random.chance(0.06) ? null : random.between(240, 400) / 100,
    endYear: bornIn + graduationAge[degree],
  }
}

/** The month of the world's clock, counted from year 0. */
const CURRENT_MONTH = CURRENT_YEAR * 12 + 10
/** The first day of the month that is N months before the world's clock. */
export function monthsAgo(months: number): string {
  const month = CURRENT_MONTH - months
  return `${Math.floor(month / 12)}-${twoDigits((month % 12) + 1)}-01`
}
/** How many months before the world's clock the month of a day is. */
export const monthsSince = (isoDay: string): number =>
  CURRENT_MONTH + 1 - (Number(isoDay.slice(0, 4)) * 12 + Number(isoDay.slice(5, 7)))

/** Months of work since the end of school, none for many young people. */
function experienceOf(random: Random, education: Education | null, age: number): number {
  const years = education?.endYear ? CURRENT_YEAR - education.endYear : age - 18
  return years < 1 || random.chance(years < 3 ? 0.35 : 0.08) ? 0 : random.between(3, years * 12)
}

function jobOf(random: Random, field: Field, education: Education | null, months: number): Job | null {
  if (months === 0) return null
  const trained = education !== null && /^(D[34]|S\d)$/.test(education.degree)
  return {
    company: random.pick(lists.companies).text,
    position: random.pick(trained ? field.positions : entryPositions),
    startedOn: monthsAgo(random.between(1, Math.min(months, 72))),
    isCurrent: random.chance(0.6),
  }
}

const contentsOf = (random: Random): readonly ContentProgress[] =>
  random.chance(0.45)
    ? random
        .some(contentSets, random.between(1, 3))
        .map(({ id }) => ({ setId: id, status: random.chance(0.6) ? 'Complete' : 'OnGoing' }))
    : emptyList

/** Possible values of `contactedBy`, shared; most are empty. */
const contacts = [
  emptyList,
  emptyList,
  emptyList,
  emptyList,
  emptyList,
  emptyList,
  emptyList,
  ...corporates.map((c) => Object.freeze([c.corporateId])),
]
const referrals = corporates.flatMap((corporate) => corporate.referralCodes)
const fixtureNames = new Set(fixturePeople.map((person) => `${person.firstName} ${person.lastName}`))

function nameOf(random: Random, sex: 'M' | 'F'): { firstName: string; lastName: string | null } {
  const given = random.pick(sex === 'F' ? womensNames : mensNames)
  const firstName = random.chance(0.18) ? `${given} ${random.pick(secondNames[sex])}` : given
  const lastName = random.chance(0.06) ? null : random.pick(lastNames[sex])
  // Names of fixture people stay unique, so that a search for one finds one.
  return fixtureNames.has(`${firstName} ${lastName}`) ? { firstName, lastName: 'Nugraha' } : { firstName, lastName }
}

/** The person with that number, the same in worlds of any size. */
export function personOf(number: number): Person {
  const random = randomFrom(number)
  const sex = random.chance(0.49) ? 'F' : 'M'
  const name = nameOf(random, sex)
  const field = random.pick(fieldsByWeight)
  const age = random.pick(agesByWeight) + random.below(3)
  const abroad = random.chance(0.015)
  const province = abroad ? null : random.pick(weightedHomes)
  const education = educationOf(random, field, CURRENT_YEAR - age)
  const months = experienceOf(random, education, age)
  const handle = `${name.firstName}.${name.lastName ?? 'id'}`.toLowerCase().replaceAll(' ', '')
  return Object.freeze<Person>({
    userId: `USR${String(number).padStart(8, '0')}`,
    ...name,
    sex: random.chance(0.01) ? null : sex,
    bornOn: random.chance(0.02) ? null : day(random, CURRENT_YEAR - age),
    email: `${handle}${number}@surel.example`,
    phone: random.chance(0.05) ? null : `+628${random.between(11, 99)}${10000000 + random.below(90000000)}`,
    country: abroad ? random.pick(countries.slice(1)) : countries[0]!,
    province,
    city: province && random.pick(province.cities),
    maritalStatus: random.chance(0.04) ? null : random.chance(age < 24 ? 0.04 : age < 30 ? 0.4 : 0.8) ? 'M' : 'S',
    specialNeed: random.chance(0.03) ? random.pick(specialNeeds) : null,
    education,
    job: jobOf(random, field, education, months),
    jobCategory: field.category,
    experienceMonths: random.chance(0.02) ? null : months,
    skills: random.pick(skillSets.get(field)!),
    languageIds: random.pick(languageSets),
    tests: testsOf(random),
    klobness: random.pick([0, 0, 1, 1, 1, 2, 2, null] as const),
    referral: random.chance(0.12) ? random.pick(referrals) : null,
    contents: contentsOf(random),
    contactedBy: random.pick(contacts),
  })
}

/** The population: fixture people first, then generated ones. */
export const makePeople = (population: number): readonly Person[] =>
  Object.freeze([
    ...fixturePeople,
    ...Array.from({ length: Math.max(0, population - fixturePeople.length) }, (_, i) => personOf(i + 1)),
  ])
