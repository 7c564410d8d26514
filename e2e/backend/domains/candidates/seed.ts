import { languageLevels } from '~/lib/codes'
import { fields } from '../masterData/fields'
import { hostile } from '../../engine/content/hostile'
import { availabilities, type LonglistEntry } from '../longlist/seed'
import { lists } from '../masterData/seed'
import type { Person } from '../people/person'
import { provinces } from '../masterData/places'
import { randomFrom } from '../../engine/content/random'

/** What executive search shows of a person beyond the talent search. */
export type CandidateExtras = Readonly<{
  phone2: string | null
  salary: number | null
  address: string | null
  noticeId: string | null
  /** The level of each language of the person. */
  levels: readonly string[]
  jobDescription: string | null
  previous: Readonly<{ company: string; position: string; startedOn: string; endedOn: string }> | null
}>
/** The sources of candidates. */
export const dataSources = [
  { id: 'INTERNAL', text: 'Longlist Internal' },
  { id: 'APPLICANT', text: 'Pelamar' },
  { id: 'KLOBBER', text: 'Pengguna Klob' },
]
/** The assessments of a candidate. */
export const markers = [
  { id: 'MRK-01', text: 'Potensial' },
  { id: 'MRK-02', text: 'Sudah dihubungi' },
  { id: 'MRK-03', text: 'Tidak sesuai' },
] as const

const seedOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) | 0
const positions = fields.flatMap((field) => field.positions)
const cache = new WeakMap<Person, CandidateExtras>()

/** Deterministic: a person always has the same extras. */
export function extrasOf(person: Person): CandidateExtras {
  const before = cache.get(person)
  if (before) return before
  const extras = makeExtras(person)
  cache.set(person, extras)
  return extras
}
function makeExtras(person: Person): CandidateExtras {
  const random = randomFrom(seedOf(person.userId))
  const levels = person.languageIds.map(() => random.pick(languageLevels))
  if (person.userId === 'USR-DIAM')
    return { phone2: null, salary: null, address: null, noticeId: null, levels, jobDescription: null, previous: null }
  if (person.userId === 'USR-JAHAT')
    return {
      phone2: hostile.formulaPlus,
      salary: 0,
      address: hostile.handler,
      noticeId: 'NP-0',
      levels,
      jobDescription: hostile.html,
      previous: { company: hostile.breakout, position: hostile.script, startedOn: '2019-01-01', endedOn: '2020-01-01' },
    }
  const since = person.job ? Number(person.job.startedOn.slice(0, 4)) : 0
  return {
    phone2: random.chance(0.2) ? `+62813${random.between(10_000_000, 99_999_999)}` : null,
    salary: random.chance(0.7) ? random.between(5, 60) * 1_000_000 : null,
    address: person.city ? `Jl. Melati No. ${random.between(1, 120)}, ${person.city}` : null,
    noticeId: random.pick(availabilities).id,
    levels,
    jobDescription: person.job ? 'Menangani pekerjaan harian dan melapor kepada manajer.' : null,
    previous:
      since > 0 && random.chance(0.5)
        ? {
            company: random.pick(lists.companies).text,
            position: random.pick(positions),
            startedOn: `${since - 3}-02-01`,
            endedOn: `${since}-01-31`,
          }
        : null,
  }
}

const iso = (day: string | null) => (day ? day.replace(/^(\d+)\/(\d+)\/(\d+)$/, '$3-$2-$1') : null)
const NOW_YEAR = 2026
const people = new WeakMap<LonglistEntry, Person>()
/** A longlist user as a person, so that one search covers all candidates. */
export function personOf(entry: LonglistEntry): Person {
  const before = people.get(entry)
  if (before) return before
  const { user, languages, educations, jobs } = entry
  const [education, job] = [educations.at(-1), jobs.at(-1)]
  const startedOn = iso(job?.startDate ?? null)
  const province = provinces.find(({ id }) => id === user.province)
  const person: Person = {
    userId: user.id,
    firstName: user.firstName ?? '',
    lastName: user.lastName,
    sex: user.sex,
    bornOn: iso(user.dateOfBirth),
    email: user.email,
    phone: user.phone1,
    country: null,
    province: province ? { id: province.id, text: province.text } : null,
    city: null,
    maritalStatus: user.maritalStatus,
    specialNeed: null,
    education: education
      ? {
          degree: education.degree ?? education.degreeDetail.text,
          institution: education.institutionName ?? '',
          major: education.major,
          grade: education.gpa,
          endYear: education.endDate ? Number(education.endDate.slice(-4)) : null,
        }
      : null,
    job:
      job && startedOn
        ? { company: job.institutionName ?? '', position: job.position, startedOn, isCurrent: job.endDate === null }
        : null,
    jobCategory: null,
    experienceMonths: startedOn ? (NOW_YEAR - Number(startedOn.slice(0, 4))) * 12 : null,
    skills: [],
    languageIds: languages.map(({ masterData }) => masterData.id),
    tests: emptyTests,
    klobness: null,
    referral: null,
    contents: [],
    contactedBy: [],
  }
  people.set(entry, person)
  cache.set(person, {
    phone2: user.phone2,
    salary: user.currentSalary,
    address: user.address,
    noticeId: user.availability,
    levels: languages.map(({ level }) => level),
    jobDescription: job?.jobDetail ?? null,
    previous: null,
  })
  return person
}
const emptyTests: Person['tests'] = {
  int01: [],
  pers01: [],
  val01: [],
  com01: [],
  grit01: [],
  mea01: [],
  min01: [],
  cur01: [],
  hum01: [],
  cre01: [],
  pil01: [],
}
