import type { MatchingWireWhere } from '~/api/contract/recruitment/applicantFilters'
import type { Contract } from '~/api/contract/index'
import type { TestCode } from '~/api/contract/masterData'
import { labelOf, applicantSexes } from '~/lib/codes'
import type { Scope } from '~/lib/scope'
import { vacancyIn } from '../vacancies/access'
import { applicationsTo } from './seed'
import type { Application } from './application'
import { closingMatchers } from './matchers'
import { type Column, exportsOf, tableOf } from '../exports/handlers'
import type { Call, Handlers } from '../../world'
import { companion, equals, liftedTo, type Matchers, passing, testsOf } from '../../engine/calls/filtering'
import { pageWhere } from '../../engine/calls/paging'
import { resultsOf } from '../people/rows'
import { personMatchers } from '../people/matchers'

/** At least so many of the chosen results; without a number one is enough (wire decision B25). */
const meeting =
  (code: TestCode, least: (where: MatchingWireWhere) => number | undefined) =>
  (wanted: readonly string[], where: MatchingWireWhere) =>
  ({ person }: Application) =>
    person.tests[code].filter((result) => wanted.includes(result)).length >= (least(where) ?? 1)

/** How each filter of matching matches an application to the given vacancy. */
function matchersIn(corporateId: string): Matchers<Application, MatchingWireWhere> {
  const person = liftedTo(
    personMatchers(corporateId, () => false),
    (application: Application) => application.person,
  )
  return {
    vacancyCodes: companion,
    vacancyStatus: equals((a) => a.vacancy.status),
    ...closingMatchers,
    country: person.countri,
    province: person.provinc,
    dobs: person.dobs,
    dobOperators: companion,
    gender: person.gender,
    maritalStatuses: person.maritalStatuses,
    specialNeeds: person.specialNeeds,
    skillNames: person.skillNames,
    educationInstitutionNames: person.educationInstitutionNames,
    majors: person.majors,
    grade: person.grade,
    gradeOperators: companion,
    language: person.language,
    workingExperience: person.workingExperience,
    workingExperienceOperators: companion,
    companyNames: person.companyNames,
    jobDescs: person.jobDescs,
    position: person.position,
    testResultsInt: meeting('int01', (where) => where.intmeet),
    testResultsPers: meeting('pers01', () => 1),
    testResultsVal: meeting('val01', (where) => where.valmeet),
    // How many of the chosen results: without any it asks for nothing.
    intmeet: companion,
    valmeet: companion,
  }
}

function asked({ corporateId, ...where }: MatchingWireWhere & Scope, { world }: Pick<Call, 'world'>) {
  const vacancy = vacancyIn(world, corporateId, where.vacancyCodes ?? '')
  return { applications: applicationsTo(world.base, vacancy), tests: testsOf(matchersIn(corporateId), where) }
}
const column = (...parts: Column<Application>): Column<Application> => parts
const columns = [
  column('First Name', ({ person }) => person.firstName),
  column('Last Name', ({ person }) => person.lastName),
  column('Gender', ({ person }) => labelOf(applicantSexes, person.sex)),
  column('Minat', ({ person }) => resultsOf(person, 'int01').join(', ')),
  column('Nilai', ({ person }) => resultsOf(person, 'val01').join(', ')),
]
const reports = exportsOf<MatchingWireWhere & Scope, Application>({
  family: 'matching',
  title: 'matching',
  find: (where, at) => {
    const { applications, tests } = asked(where, at)
    return passing(applications, tests)
  },
  table: () => tableOf(columns, (one: Application) => one),
})

/** Applicants of a vacancy whose test results match the filters. */
export const matching: Handlers<Contract['matching']> = {
  rows: ({ start, length, ...where }, at) => {
    const { applications, tests } = asked(where, at)
    return pageWhere(applications, tests, { start, length }, ({ person }) => ({
      userId: person.userId,
      firstName: person.firstName,
      lastName: person.lastName,
      sex: person.sex,
    }))
  },
  export: { start: reports.start, latest: reports.report },
}
