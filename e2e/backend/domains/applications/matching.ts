import type { PersonRow } from '~/api/contract/personRow'
import { matchingFileColumns } from '~/api/contract/columns'
import type { MatchingWireFilters } from '~/api/contract/recruitment/applicantFilters'
import type { Contract } from '~/api/contract/index'
import type { TestCode } from '~/api/contract/masterData'
import type { Scope } from '~/lib/scope'
import { findVacancy } from '../vacancies/access'
import { applicationsTo } from './seed'
import type { Application } from './application'
import { closingMatchers } from './matchers'
import { exportsOf } from '../exports/handlers'
import type { Call, Handlers, World } from '../../world'
import { companion, equals, liftMatchers, type Matchers, passingAll, predicatesOf } from '../../engine/calls/filtering'
import { filteredPage } from '../../engine/calls/paging'
import { personRowOf } from '../people/rows'
import { personMatchers } from '../people/matchers'

/** Minimum number of matching results; defaults to 1 (wire decision B25). */
const minimumMatches =
  (code: TestCode, minimumOf: (filters: MatchingWireFilters) => number | undefined) =>
  (wanted: readonly string[], filters: MatchingWireFilters) =>
  ({ person }: Application) =>
    person.tests[code].filter((result) => wanted.includes(result)).length >= (minimumOf(filters) ?? 1)

/** Matchers of the matching search for applications to the given vacancy. */
function matchingMatchers(world: World, corporateId: string): Matchers<Application, MatchingWireFilters> {
  const person = liftMatchers(
    personMatchers(world, corporateId, () => false),
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
    testResultsInt: minimumMatches('int01', (filters) => filters.intmeet),
    testResultsPers: minimumMatches('pers01', () => 1),
    testResultsVal: minimumMatches('val01', (filters) => filters.valmeet),
    // The minimum number of chosen results; without chosen results it filters nothing.
    intmeet: companion,
    valmeet: companion,
  }
}

function searchOf({ corporateId, ...filters }: MatchingWireFilters & Scope, { world }: Pick<Call, 'world'>) {
  const vacancy = findVacancy(world, corporateId, filters.vacancyCodes ?? '')
  return {
    // The contract knows no 404 here: a vacancy that is not the corporate's has no applicants.
    applications: vacancy ? applicationsTo(world.base, vacancy) : [],
    tests: predicatesOf(matchingMatchers(world, corporateId), filters),
  }
}
const reports = exportsOf<MatchingWireFilters & Scope, Application, PersonRow>({
  family: 'matching',
  title: 'matching',
  find: (filters, call) => {
    const { applications, tests } = searchOf(filters, call)
    return passingAll(applications, tests)
  },
  columns: matchingFileColumns,
  rowOf: ({ person }) => personRowOf(person, []),
})

/** Applicants of a vacancy whose test results match the filters. */
export const matching: Handlers<Contract['matching']> = {
  rows: ({ start, length, ...filters }, call) => {
    const { applications, tests } = searchOf(filters, call)
    return filteredPage(applications, tests, { start, length }, ({ person }) => ({
      userId: person.userId,
      firstName: person.firstName,
      lastName: person.lastName,
      sex: person.sex,
    }))
  },
  export: { start: reports.start, latest: reports.report },
}
