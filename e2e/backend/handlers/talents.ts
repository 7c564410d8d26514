import type { TalentWhere } from '~/api/contract/filters'
import type { Contract } from '~/api/contract/index'
import type { TalentRow } from '~/api/contract/talents'
import { genders, klobnessLevels, labelOf } from '~/lib/codes'
import { rights } from '~/lib/rights'
import type { Scope } from '~/lib/scope'
import { wroteTo } from '../threads'
import type { World } from '../worlds'
import { conversations } from './conversations'
import { exportsOf, type Table } from './exports'
import { savedQueries } from './savedQueries'
import { contentSets } from '../world/masterData'
import { referralCodesOf } from '../world/corporates'
import type { Person } from '../world/person'
import { anyOf, companion, compares, contains, equals, type Matchers, someContains, testsOf } from './matching'
import type { Handlers } from './handler'
import { pageWhere } from './paging'
import { experienceBand, keptDay, referralFor, resultOf, resultsOf, wireDay } from './people'

/** What each filter means; filters look at what the row shows, so that a result explains itself. */
const matchersWithin = (corporateId: string, world: World): Matchers<Person, TalentWhere> => {
  const isContacted = wroteTo(world, 'talent', corporateId)
  const ownCodes = new Set(referralCodesOf(corporateId).map((code) => code.id))
  return {
    firstNames: contains((p) => p.firstName),
    lastNames: contains((p) => p.lastName),
    dobs: compares(
      (p) => p.bornOn,
      (where) => where.dobOperators,
      keptDay,
    ),
    dobOperators: companion,
    gender: equals((p) => p.sex),
    countri: equals((p) => p.country?.id),
    provinc: equals((p) => p.province?.id),
    maritalStatuses: equals((p) => p.maritalStatus),
    specialNeeds: equals((p) => p.specialNeed?.id),
    skillNames: someContains((p) => p.skills),
    educationInstitutionNames: contains((p) => p.education?.institution),
    majors: contains((p) => p.education?.major),
    grade: compares(
      (p) => p.education?.grade,
      (where) => where.gradeOperators,
      (wanted: number) => wanted,
    ),
    gradeOperators: companion,
    language: anyOf((p) => p.languageIds),
    workingExperience: compares(
      (p) => experienceBand(p.experienceMonths),
      (where) => where.workingExperienceOperators,
      Number,
    ),
    workingExperienceOperators: companion,
    companyNames: contains((p) => p.job?.company),
    jobDescs: equals((p) => p.jobCategory?.id),
    position: contains((p) => p.job?.position),
    testInt01: anyOf((p) => p.tests.int01),
    testPers01: anyOf((p) => p.tests.pers01),
    testVal01: anyOf((p) => p.tests.val01),
    testCom01: anyOf((p) => p.tests.com01),
    testGrit01: anyOf((p) => p.tests.grit01),
    testMea01: anyOf((p) => p.tests.mea01),
    testMin01: anyOf((p) => p.tests.min01),
    testCur01: anyOf((p) => p.tests.cur01),
    testHum01: anyOf((p) => p.tests.hum01),
    testCre01: anyOf((p) => p.tests.cre01),
    testPil01: anyOf((p) => p.tests.pil01),
    notifications: (wanted) => (p) => isContacted(p) === (wanted === '2'),
    klobnesss: (wanted) => (p) => p.klobness === Number(wanted),
    referals: (wanted) => (p) => ownCodes.has(wanted) && p.referral?.id === wanted,
    email: contains((p) => p.email),
    phoneNumber: contains((p) => p.phone),
    setId:
      (wanted, { setStatuses }) =>
      (p) =>
        p.contents.some((c) => c.setId === wanted && c.status === setStatuses),
    setStatuses: companion,
  }
}

const rowOf = (person: Person, ownCodes: readonly { id: string }[]): TalentRow => ({
  userId: person.userId,
  firstName: person.firstName,
  lastName: person.lastName,
  dateOfBirth: person.bornOn && wireDay(person.bornOn),
  sex: person.sex,
  province: person.province?.text ?? null,
  educationDegreeName: person.education?.degree ?? null,
  educationInstitutionName: person.education?.institution ?? null,
  educationMajor: person.education?.major ?? null,
  jobInstitutionName: person.job?.company ?? null,
  jobPosition: person.job?.position ?? null,
  testResultsPers: resultsOf(person, 'pers01'),
  testResultsVal: resultsOf(person, 'val01'),
  testResultsInt: resultsOf(person, 'int01'),
  testResultsCom: resultsOf(person, 'com01'),
  testGrit01: resultOf(person, 'grit01'),
  testMea01: resultOf(person, 'mea01'),
  testMin01: resultOf(person, 'min01'),
  testCur01: resultOf(person, 'cur01'),
  testHum01: resultOf(person, 'hum01'),
  testCre01: resultOf(person, 'cre01'),
  testPil01: resultOf(person, 'pil01'),
  klobness: person.klobness,
  referalCode: referralFor(person, ownCodes),
})

type Column = readonly [title: string, text: (row: TalentRow) => string | null | undefined]
const column = (...parts: Column): Column => parts
/** The export's table, in the order and with the titles of the one on the screen. */
function tableFor(corporateId: string): Table<Person> {
  const ownCodes = referralCodesOf(corporateId)
  const columns = [
    column('Nama Depan', (row) => row.firstName),
    column('Nama Belakang', (row) => row.lastName),
    column('Tanggal Lahir', (row) => row.dateOfBirth),
    column('Jenis Kelamin', (row) => labelOf(genders, row.sex)),
    column('Provinsi', (row) => row.province),
    column('Pendidikan Terakhir', (row) => row.educationDegreeName),
    column('Institusi Pendidikan', (row) => row.educationInstitutionName),
    column('Jurusan', (row) => row.educationMajor),
    column('Perusahaan Terakhir', (row) => row.jobInstitutionName),
    column('Posisi Terakhir', (row) => row.jobPosition),
    column('Kepribadian', (row) => row.testResultsPers.join(', ')),
    column('Nilai', (row) => row.testResultsVal.join(', ')),
    column('Minat', (row) => row.testResultsInt.join(', ')),
    column('Interaksi', (row) => row.testResultsCom.join(', ')),
    column('Grit', (row) => row.testGrit01),
    column('Meaning Making', (row) => row.testMea01),
    column('Mindset', (row) => row.testMin01),
    column('Curiosity', (row) => row.testCur01),
    column('Humility', (row) => row.testHum01),
    column('Creativity', (row) => row.testCre01),
    column('Purpose in Life', (row) => row.testPil01),
    column('Klobness', (row) => labelOf(klobnessLevels, row.klobness)),
    ...(ownCodes.length > 0 ? [column('Kode Referal', (row) => row.referalCode)] : []),
  ]
  return {
    titles: columns.map(([title]) => title),
    cells: (person) => {
      const row = rowOf(person, ownCodes)
      return columns.map(([, text]) => text(row) ?? '')
    },
  }
}

/** The talent search over the whole platform, in the order of the population. */
export const talents: Handlers<Contract['talents']> = {
  rows: ({ corporateId, start, length, ...where }, { world }) => {
    const ownCodes = referralCodesOf(corporateId)
    const tests = testsOf(matchersWithin(corporateId, world), where)
    return pageWhere(world.base.people, tests, { start, length }, (person) => rowOf(person, ownCodes))
  },
  saved: savedQueries('talent', rights.talentSearch),
  export: exportsOf({
    family: 'talent',
    title: 'talenta',
    find: ({ corporateId, ...where }: TalentWhere & Scope, { world }) => {
      const tests = testsOf(matchersWithin(corporateId, world), where)
      return world.base.people.filter((person) => tests.every((passes) => passes(person)))
    },
    table: tableFor,
  }),
  talk: conversations('talent'),
  contentSets: ({ keyword }) =>
    contentSets
      .filter(contains<{ text: string }>((set) => set.text)(keyword))
      .map(({ id, text }) => ({ setId: id, description: text })),
  profileView: ({ body }, { world }) => {
    world.profileViews.push(body)
    return null
  },
}
