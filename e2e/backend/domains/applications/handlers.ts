import { applicantColumns } from '~/api/contract/columns'
import { type ApplicantFilters } from '~/api/contract/recruitment/applicantFilters'
import { type ApplicantRow, applicants as endpoints } from '~/api/contract/recruitment/applicants'
import type { Contract } from '~/api/contract/index'
import { fullName } from '~/lib/texts/text'
import { allows, rights } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import { answersTo, askedQuestions } from './answers'
import { personById } from '../base'
import { findVacancy, ownVacancy, vacancyIn } from '../vacancies/access'
import { applicationsTo } from './seed'
import type { Application } from './application'
import { smallPdf } from '../../engine/content/pdf'
import type { Person } from '../people/person'
import { applicantMatchers, applicantRowOf } from './rows'
import { conversations } from '../conversations/handlers'
import { exportsOf } from '../exports/handlers'
import type { Call, Handlers } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { passingAll, predicatesOf } from '../../engine/calls/filtering'
import { filteredPage } from '../../engine/calls/paging'
import { profileView } from '../activity/profileView'
import { savedQueries } from '../savedQueries/handlers'

/** The applications that a call searches, and the predicates that they must pass. */
function searchOf({ corporateId, ...filters }: ApplicantFilters & Scope, { world }: Pick<Call, 'world'>) {
  const { vacancyCode = '' } = filters
  const vacancy = findVacancy(world, corporateId, vacancyCode)
  return {
    // The contract knows no 404 here: a vacancy that is not the corporate's has no applicants.
    applications: vacancy ? applicationsTo(world.base, vacancy) : [],
    tests: predicatesOf(applicantMatchers(world, corporateId, vacancyCode), filters),
  }
}

/** A one-page CV; the font of the small PDF has plain letters only. */
function cvOf(person: Person): Response {
  const { education, job, skills, email, phone, city } = person
  const lines = [
    `Curriculum Vitae - ${fullName(person)}`,
    [city, email, phone].filter(Boolean).join(' | '),
    education ? `Pendidikan: ${education.degree} ${education.major ?? ''}, ${education.institution}` : '',
    job ? `Pekerjaan: ${job.position}, ${job.company}` : '',
    skills.length > 0 ? `Keahlian: ${skills.join(', ')}` : '',
  ]
  const plain = lines.filter((line) => line !== '').map((line) => line.replace(/[^\x20-\x7E]/g, '?').slice(0, 90))
  return new Response(smallPdf(plain) as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="cv.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

/** Whether the caller may open CVs in a corporate to which the person applied. */
function mayOpenCv(userId: string, call: Call): boolean {
  const { base } = call.world
  // Executive search covers all people.
  if (signedIn(call).corporates.some(({ menu }) => allows(menu, rights.executiveSearch))) return true
  return signedIn(call)
    .corporates.filter(({ menu }) => allows(menu, rights.cvDownload))
    .some(({ corporateId }) =>
      (base.vacancies.get(corporateId) ?? []).some((vacancy) =>
        applicationsTo(base, vacancy).some(({ person }) => person.userId === userId),
      ),
    )
}

/** Whether a person applied to a vacancy. */
export const hasApplied = (
  call: Pick<Call<404>, 'world' | 'refuse'>,
  { userId, corporateId, klobVacancyCode = '' }: Scope & { userId: string; klobVacancyCode?: string },
): boolean =>
  applicationsTo(call.world.base, vacancyIn(call, corporateId, klobVacancyCode)).some(
    ({ person }) => person.userId === userId,
  )

/** The applicant search, in the order of the applications, newest first. */
export const applicants: Handlers<Contract['applicants']> = {
  rows: ({ start, length, ...filters }, call) => {
    const { applications, tests } = searchOf(filters, call)
    return filteredPage(applications, tests, { start, length }, (one) => applicantRowOf(call, one))
  },
  saved: savedQueries('applicant', rights.applicantSearch),
  export: exportsOf<ApplicantFilters & Scope, Application, ApplicantRow>({
    family: 'applicant',
    title: 'pelamar',
    find: ({ corporateId, ...said }, call) => {
      const filters = endpoints.export.codec.read(said) as ApplicantFilters
      const { applications, tests } = searchOf({ ...filters, corporateId }, call)
      return passingAll(applications, tests)
    },
    columns: applicantColumns,
    rowOf: (one, context) => applicantRowOf(context, one),
  }),
  conversation: conversations('applicant', hasApplied),
  questions: ({ vacancyCode }, call) =>
    askedQuestions(call.world, ownVacancy(call, vacancyCode)).map(({ id, questionText }) => ({
      id,
      text: questionText,
    })),
  answers: ({ klobVacancyCode, userId }, call) => {
    const vacancy = ownVacancy(call, klobVacancyCode)
    const application = applicationsTo(call.world.base, vacancy).find(({ person }) => person.userId === userId)
    if (!application) throw call.refuse(404)
    return answersTo(call.world, application, call.origin)
  },
  profileView,
  cv: ({ userId }, call) => {
    const person = personById(call.world.base, userId)
    if (!person || !mayOpenCv(userId, call)) throw call.refuse(404)
    return cvOf(person)
  },
}
