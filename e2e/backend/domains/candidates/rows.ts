import type { CandidateRow } from '~/api/contract/recruitment/candidateRow'
import { applicationsTo } from '../applications/seed'
import type { Application } from '../applications/application'
import { perBase, personById } from '../base'
import { extrasOf, markers } from './seed'
import { sectorOf } from '../masterData/companySectors'
import { referralCodesOf } from '../corporates/corporates'
import { longlistOf } from '../longlist/entries'
import { lists } from '../masterData/seed'
import type { Person } from '../people/person'
import type { World } from '../../world'
import { personRowOf, wireDay } from '../people/rows'

/** Number of vacancies of a corporate whose applicants become candidates. */
const MAX_VACANCIES = 60

/** Who applied to a corporate, newest application first; found out once. */
export const applicationsWithin = perBase((base, corporateId: string): ReadonlyMap<Person, readonly Application[]> => {
  const found = new Map<Person, Application[]>()
  for (const vacancy of (base.vacancies.get(corporateId) ?? []).slice(0, MAX_VACANCIES))
    for (const application of applicationsTo(base, vacancy)) {
      const others = found.get(application.person)
      if (others) others.push(application)
      else found.set(application.person, [application])
    }
  for (const list of found.values()) list.sort((a, b) => (a.sentAt < b.sentAt ? 1 : -1))
  return found
})

export const esIdOf = ({ userId }: Pick<Person, 'userId'>) => `ESC-${userId}`
/** Whether a corporate can find a candidate with that id. */
export const isCandidate = (world: World, corporateId: string, userId: string): boolean =>
  personById(world.base, userId) !== undefined || longlistOf(world, corporateId).some(({ user }) => user.id === userId)
/** Key of a corporate's notes on a candidate. */
export const noteKey = (corporateId: string, esId: string) => `${corporateId}/${esId}`
/** The current notes of a corporate on a candidate. */
export const noteOf = ({ candidateNotes }: World, corporateId: string, esId: string) =>
  candidateNotes.get(noteKey(corporateId, esId)) ??
  (corporateId === 'COR0001' && esId === 'ESC-USR-BAYU'
    ? { notes: 'Berpengalaman di perbankan', markerId: 'MRK-01' }
    : undefined)
const textOf = (options: readonly { id: string; text: string }[], id: string | undefined) =>
  options.find((option) => option.id === id)?.text ?? null

/** The corporate that searches, and its world. */
export type CandidateScope = { corporateId: string; world: World }
const userTypes = { INTERNAL: 'Internal', APPLICANT: 'Applicant' } as const
/** Maps candidates of a source to rows of the query. */
export function candidateRows(source: string | undefined, { corporateId, world }: CandidateScope) {
  const applications = applicationsWithin(world.base, corporateId)
  return (person: Person): CandidateRow => {
    const extras = extrasOf(person)
    const own = applications.get(person) ?? []
    const { education, job } = person
    const note = noteOf(world, corporateId, esIdOf(person))
    const shown = personRowOf(person, referralCodesOf(world, corporateId))
    const { previous } = extras
    return {
      esId: esIdOf(person),
      userId: person.userId,
      klobVacancyCode: own[0]?.vacancy.klobVacancyCode ?? null,
      positionName: own[0]?.vacancy.name ?? null,
      userType: userTypes[source as keyof typeof userTypes] ?? 'Klobber',
      authorizeDisqualifier: (own[0]?.answers.size ?? 0) > 0,
      firstName: person.firstName,
      lastName: person.lastName,
      esNotes: note?.notes ?? null,
      esStatus: textOf(markers, note?.markerId),
      sex: person.sex,
      dateOfBirth: shown.dateOfBirth,
      phone1: person.phone,
      phone2: extras.phone2,
      email: person.email,
      currentSalary: extras.salary,
      address: extras.address,
      city: person.city,
      languages: person.languageIds.map((id, n) => `${textOf(lists.languages, id) ?? id}: ${extras.levels[n] ?? '-'}`),
      educationDegreeName: education?.degree ?? null,
      educationStartYear: education?.endYear ? education.endYear - 4 : null,
      educationEndYear: education?.endYear ?? null,
      educationInstitutionName: education?.institution ?? null,
      educationMajor: education?.major ?? null,
      educationGpa: education?.grade ?? null,
      jobInstitutionName: job?.company ?? null,
      jobPosition: job?.position ?? null,
      jobDescription: extras.jobDescription,
      jobStartDate: job ? wireDay(job.startedOn) : null,
      jobEndDate: null,
      previousJobInstitutionName: previous?.company ?? null,
      previousJobPosition: previous?.position ?? null,
      previousJobDescription: previous ? 'Menangani pekerjaan sebelumnya.' : null,
      previousJobSector: previous ? sectorOf(previous.company).text : null,
      previousJobStartDate: previous ? wireDay(previous.startedOn) : null,
      previousJobEndDate: previous ? wireDay(previous.endedOn) : null,
      testResultsPers: shown.testResultsPers,
      testResultsVal: shown.testResultsVal,
      testResultsInt: shown.testResultsInt,
      testResultsCom: shown.testResultsCom,
      totalWorkingExperience: person.experienceMonths,
      appliedVacancies: own.map(({ sentAt, vacancy }) => ({ appliedDate: sentAt, positionName: vacancy.name })),
      referalCode: shown.referalCode,
    }
  }
}
