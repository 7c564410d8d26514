import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { accounts } from './accounts/seed'
import { hostile } from '../engine/content/hostile'
import { lists } from './masterData/seed'
import { profileOf } from './people/profiles'
import { makePeople } from './people/seed'
import type { Person } from './people/person'
import { fixturePeople } from './people/fixturePeople'
import { makeVacancies } from './vacancies/seed'

const people = makePeople(2000)
const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
const share = (has: (person: Person) => boolean): number => people.filter(has).length / people.length

test('the same seed gives the same world in every process', () => {
  // Pinned, so that the world never changes by accident: demos and measurements depend on it.
  expect(hashOf(people)).toBe('d9c1392bac0b9781')
  expect(hashOf([...makeVacancies(60)])).toBe('7c3a1a4408948d93')
  expect(hashOf(lists)).toBe('65e82135b8009527')
})
test('a larger world begins with the smaller one', () => {
  expect(makePeople(2500).slice(0, 2000)).toEqual(people)
  expect(makePeople(1)).toHaveLength(fixturePeople.length)
})
test('every person has a unique id, and fixture people come first', () => {
  expect(new Set(people.map((person) => person.userId)).size).toBe(2000)
  expect(people.slice(0, 6).map((person) => person.userId)).toEqual(
    'AYU BAYU CITRA DIAM JAHAT RAMAI'.split(' ').map((name) => `USR-${name}`),
  )
})
test('generated names use only the characters that name filters accept: [A-Za-z .,]', () => {
  const names = people.flatMap((p) => (p.userId === 'USR-JAHAT' ? [] : [p.firstName, p.lastName ?? '']))
  expect(names.filter((name) => !/^[A-Za-z .,]*$/.test(name))).toEqual([])
})
test('the full name of a fixture person finds only that person', () => {
  for (const { userId, firstName, lastName } of fixturePeople) {
    const same = people.filter((p) => p.firstName === firstName && p.lastName === lastName)
    expect(same.map((p) => p.userId)).toEqual([userId])
  }
})
test('the population is distributed like a country, with missing values', () => {
  expect(share((p) => p.sex === 'F')).toBeGreaterThan(0.44)
  expect(share((p) => p.sex === 'F')).toBeLessThan(0.54)
  expect(share((p) => p.province?.id === 'ID-JB')).toBeGreaterThan(0.1)
  expect(new Set(people.flatMap((p) => p.province?.id ?? [])).size).toBe(38)
  for (const klobness of [0, 1, 2, null]) expect(share((p) => p.klobness === klobness)).toBeGreaterThan(0.05)
  const gaps: ((person: Person) => boolean)[] = [
    (p) => p.sex === null,
    (p) => p.lastName === null,
    (p) => p.bornOn === null,
    (p) => p.province === null,
    (p) => p.education === null,
    (p) => p.job === null,
    (p) => p.experienceMonths === null,
    (p) => p.tests.grit01.length === 0,
    (p) => p.specialNeed !== null,
    (p) => p.referral !== null,
    (p) => p.contactedBy.includes('COR0001'),
  ]
  for (const gap of gaps) expect([String(gap), share(gap) > 0.005 && share(gap) < 0.6]).toEqual([String(gap), true])
})
test('values of people come from the option lists of the filters', () => {
  const known = people.filter((p) => p.userId !== 'USR-JAHAT')
  const missing = (list: readonly { text: string }[], read: (p: Person) => readonly string[]) => {
    const texts = new Set(list.map((option) => option.text))
    return known.flatMap(read).filter((text) => !texts.has(text))
  }
  expect(missing(lists.companies, (p) => (p.job ? [p.job.company] : [])).slice(0, 3)).toEqual([])
  expect(missing(lists.skills, (p) => p.skills).slice(0, 3)).toEqual([])
  expect(missing(lists.institutions, (p) => (p.education ? [p.education.institution] : []))).toEqual([])
  expect(missing(lists.majors, (p) => (p.education?.major ? [p.education.major] : []))).toEqual([])
  expect(missing(lists.degrees, (p) => (p.education ? [p.education.degree] : []))).toEqual([])
  expect(missing(lists.positions, (p) => (p.job ? [p.job.position] : []))).toEqual([])
})
test('the hostile person has an attack string in every free text', () => {
  const jahat = fixturePeople.find((person) => person.userId === 'USR-JAHAT')!
  const attacks: readonly string[] = Object.values(hostile)
  const { education, job, province, city, skills, tests } = jahat
  const texts = [
    education?.degree,
    education?.institution,
    education?.major,
    job?.company,
    job?.position,
    province?.text,
    city,
  ]
  for (const text of [...texts, jahat.lastName, ...skills, ...Object.values(tests).flat()])
    expect(attacks).toContain(text)
})
test('every account except the unconfirmed one can sign in with the shared password', () => {
  expect(accounts.filter((account) => !account.confirmed).map((account) => account.username)).toEqual(['dewi.lestari'])
  expect(new Set(accounts.map((account) => account.password))).toEqual(new Set(['Rahasia123']))
})
test('makes the requested number of vacancies, but never fewer than the named ones', () => {
  const sizes = (count: number) => [...makeVacancies(count).values()].map((list) => list.length)
  expect(sizes(5000)).toEqual([5000, 20, 0])
  expect(sizes(1)).toEqual([10, 20, 0])
  const codes = [...makeVacancies(5000).values()].flat().map((vacancy) => vacancy.klobVacancyCode)
  expect(new Set(codes).size).toBe(codes.length)
})
test("the jobs of a person are together as long as the person's experience", () => {
  const monthOf = (day: string) => Number(day.slice(3, 5)) + Number(day.slice(6)) * 12
  const profiles = people
    .filter(({ userId }) => userId !== 'USR-JAHAT')
    .map((person) => profileOf(person, (file) => file, new Date('2026-11-16T09:00:00Z')))
    .filter(({ jobs, totalJobHistory }) => jobs.length > 0 && totalJobHistory !== null)
  expect(profiles.length / people.length).toBeGreaterThan(0.6)
  const others = profiles.filter(
    ({ jobs, totalJobHistory }) =>
      totalJobHistory !==
      jobs.reduce((sum, job) => sum + monthOf(job.endDate ?? '01/11/2026') - monthOf(job.startDate!), 0),
  )
  expect(others.map(({ jobs, totalJobHistory }) => ({ jobs, totalJobHistory })).slice(0, 3)).toEqual([])
})
