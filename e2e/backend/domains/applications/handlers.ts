import { type ApplicantWhere } from '~/api/contract/recruitment/applicantFilters'
import { type ApplicantRow, applicants as endpoints } from '~/api/contract/recruitment/applicants'
import type { Contract } from '~/api/contract/index'
import { klobnessLevels, labelOf, applicantSexes } from '~/lib/codes'
import { fullName } from '~/lib/texts/text'
import { allows, rights } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import { answersTo } from './answers'
import { Refusal } from '../../engine/calls/refusal'
import { ownVacancy, vacancyIn } from '../vacancies/access'
import { applicationsTo, askedQuestions } from './seed'
import type { Application } from './application'
import { referralCodesOf } from '../corporates/seed'
import { smallPdf } from '../../engine/content/pdf'
import type { Person } from '../people/person'
import { applicantMatchers, applicantRowOf } from './rows'
import { conversations } from '../conversations/handlers'
import { type Column, exportsOf, tableOf, testColumns } from '../exports/handlers'
import type { Call, Handlers } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { passing, testsOf } from '../../engine/calls/filtering'
import { pageWhere } from '../../engine/calls/paging'
import { profileView } from '../activity/profileView'
import { savedQueries } from '../savedQueries/handlers'

/** The applications that a call looks at, and the tests that they must pass. */
function asked({ corporateId, ...where }: ApplicantWhere & Scope, { world }: Pick<Call, 'world'>) {
  const { vacancyCode = '' } = where
  const vacancy = vacancyIn(world, corporateId, vacancyCode)
  return {
    applications: applicationsTo(world.base, vacancy),
    tests: testsOf(applicantMatchers(world, corporateId, vacancyCode), where),
  }
}

const column = (...parts: Column<ApplicantRow>): Column<ApplicantRow> => parts
/** The columns of the applicant search, in the order and with the titles of the screen (document 2 §2.1). */
export const applicantColumns = {
  name: [column('First Name', (row) => row.firstName), column('Last Name', (row) => row.lastName)],
  person: [
    column('DOB', (row) => row.dateOfBirth),
    column('Gender', (row) => labelOf(applicantSexes, row.sex)),
    column('Location', (row) => row.province),
    column('Last Education', (row) => row.educationDegreeName),
    column('Institution Name', (row) => row.educationInstitutionName),
    column('Major', (row) => row.educationMajor),
    column('Last Work', (row) => row.jobInstitutionName),
    column('Job Position', (row) => row.jobPosition),
  ],
  tests: [
    ...testColumns,
    column('Purpose In Life', (row) => row.testPil01),
    column('Corporate Klobness', (row) => labelOf(klobnessLevels, row.klobness)),
  ],
  referral: (corporateId: string) =>
    referralCodesOf(corporateId).length > 0 ? [column('Referal', (row) => row.referalCode)] : [],
}

/** A CV of one page; the font of the small PDF knows plain letters only. */
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

/** Who may open CVs somewhere to which the person applied. */
function mayOpenCv(userId: string, at: Call): boolean {
  const { base } = at.world
  // The executive search looks at everybody.
  if (signedIn(at).corporates.some(({ menu }) => allows(menu, rights.executiveSearch))) return true
  return signedIn(at)
    .corporates.filter(({ menu }) => allows(menu, rights.cvDownload))
    .some(({ corporateId }) =>
      (base.vacancies.get(corporateId) ?? []).some((vacancy) =>
        applicationsTo(base, vacancy).some(({ person }) => person.userId === userId),
      ),
    )
}

/** The applicant search, in the order of the applications, newest first. */
export const applicants: Handlers<Contract['applicants']> = {
  rows: ({ start, length, ...where }, at) => {
    const { applications, tests } = asked(where, at)
    return pageWhere(applications, tests, { start, length }, (one) => applicantRowOf(at, one))
  },
  saved: savedQueries('applicant', rights.applicantSearch),
  export: exportsOf<ApplicantWhere & Scope, Application>({
    family: 'applicant',
    title: 'pelamar',
    find: ({ corporateId, ...said }, at) => {
      const where = endpoints.export.spelled.read(said) as ApplicantWhere
      const { applications, tests } = asked({ ...where, corporateId }, at)
      return passing(applications, tests)
    },
    table: (corporateId, at) => {
      const { name, person, tests, referral } = applicantColumns
      return tableOf([...name, ...person, ...tests, ...referral(corporateId)], (one: Application) =>
        applicantRowOf(at, one),
      )
    },
  }),
  talk: conversations('applicant', (world, { userId, corporateId, klobVacancyCode = '' }) =>
    applicationsTo(world.base, vacancyIn(world, corporateId, klobVacancyCode)).some(
      ({ person }) => person.userId === userId,
    ),
  ),
  questions: ({ vacancyCode }, at) =>
    askedQuestions(at.world.base, ownVacancy(at, vacancyCode)).map(({ id, questionText }) => ({
      id,
      text: questionText,
    })),
  answers: ({ klobVacancyCode, userId }, at) => {
    const vacancy = ownVacancy(at, klobVacancyCode)
    const application = applicationsTo(at.world.base, vacancy).find(({ person }) => person.userId === userId)
    if (!application) throw new Refusal(404)
    return answersTo(at.world, application, at.origin)
  },
  profileView,
  cv: ({ userId }, at) => {
    const person = at.world.base.people.find((one) => one.userId === userId)
    if (!person || !mayOpenCv(userId, at)) throw new Refusal(404)
    return cvOf(person)
  },
}
