import { z } from 'zod/mini'
import { rights } from '~/lib/rules/rights'
import { read, write } from '~/api/endpoint'
import { conversation } from '~/api/endpointGroups/conversation'
import { exportEndpoints } from '~/api/endpointGroups/exportEndpoints'
import { listing } from '~/api/endpointGroups/listing'
import { savedQueries } from '~/api/endpointGroups/savedQueries'
import { applicantFilters, wireMappings } from './applicantFilters'
import { personRow } from '~/api/contract/personRow'
import { id, moment, noResult, option, textOrNull } from '../../values'

/** An applicant of a vacancy (document 2 §3 'Applicant row', wire decision B22). */
export const applicantRow = z.extend(personRow, {
  klobVacancyCode: id,
  positionName: z.string(),
  emailLogin: textOrNull,
  phoneNumber: textOrNull,
  portfolio: z.array(z.object({ attachmentUrl: z.string(), portofolioName: z.string() })),
  stageName: textOrNull,
  /** Identity card (KTP) number. */
  cardId: textOrNull,
  /** Months. */
  totalWorkingExperience: z.nullable(z.int().check(z.gte(0))),
  field1: textOrNull,
  field2: textOrNull,
  field3: textOrNull,
  field4: textOrNull,
  field5: textOrNull,
  sendEmail: z.nullable(z.enum(['ya', 'tidak'])),
  /** When the person applied. */
  sendDate: z.nullable(moment),
  /** Answers to special requirements can be viewed. */
  authorizeDisqualifier: z.boolean(),
})
/** An applicant in a row of a search. */
export type ApplicantRow = z.infer<typeof applicantRow>

const answer = z.object({
  id,
  question: z.string(),
  note: textOrNull,
  /** The file's URL when the type is attachment; null when not answered. */
  answer: textOrNull,
  questionType: z.enum(['text', 'number', 'yesno', 'choice', 'attachment']),
})
/** An answer to a special requirement (document 2 §3 'Disqualifier item', wire decision B11). */
export type RequirementAnswer = z.infer<typeof answer>

/** Rows show stage and notes; the filter 'Status pesan' also depends on threads. */
export const applicantRowTags = ({ notifications }: { notifications?: unknown }) =>
  notifications ? ['stages', 'notes', 'threadsApplicant'] : ['stages', 'notes']

const group = { noun: 'Applicant', doc: '2§7', right: rights.applicantSearch, list: 'recruitment' } as const

/** The applicant search of one vacancy (document 2 §2.1, §7). */
export const applicants = {
  ...listing(
    {
      name: 'searchApplicants',
      summary: 'Applicants of one vacancy',
      doc: '2§7',
      path: '/rest/console/vacancy/seeker/listnew',
      right: rights.applicantSearch,
    },
    applicantFilters,
    applicantRow,
    applicantRowTags,
  ),
  saved: savedQueries({ ...group, basePath: '/rest/console/vacancy/seeker' }, applicantFilters, wireMappings.saved),
  export: exportEndpoints({ ...group, basePath: '/rest/console/vacancy/seekerexport' }, applicantFilters, {
    mapping: wireMappings.applicantExport,
  }),
  conversation: conversation({
    ...group,
    basePath: '/rest/console/vacancy/seekernotif',
    right: rights.applicantMessages,
    threadParams: { klobVacancyCode: id },
  }),
  /** The additional questions that a vacancy asks (wire decision B10). */
  questions: read({
    name: 'listVacancyQuestions',
    summary: 'Additional questions of a vacancy',
    doc: '2§7',
    path: '/rest/console/vacancy/additional/get/question/byvacancy/{vacancyCode}',
    refuses: [404],
    params: z.strictObject({ vacancyCode: id }),
    result: z.array(option),
    provides: ({ vacancyCode }) => ['vacancyParts', `vacancy:${vacancyCode}`],
  }),
  answers: read({
    name: 'listApplicantAnswers',
    summary: "An applicant's answers to the special requirements",
    doc: '2§7',
    path: '/rest/console/vacancy/additional/get/answer/detail',
    refuses: [404],
    params: z.strictObject({ klobVacancyCode: id, userId: id }),
    result: z.array(answer),
    provides: ['vacancyParts'],
  }),
  /** Records that a profile was opened; the answer is not used (wire decision B12). */
  profileView: write({
    name: 'logApplicantProfileView',
    summary: 'Record a profile view',
    doc: '2§7',
    path: '/rest/console/activity/action/reqruitment/post',
    params: z.strictObject({}),
    body: z.strictObject({ jobVacancy: z.nullable(id), targetUserId: id, companyId: id }),
    result: noResult,
  }),
  /** The CV as a PDF. A new tab opens it without headers, so the cookie authenticates (wire decision B14). */
  cv: read({
    name: 'downloadCv',
    summary: 'CV file, opened in a new tab',
    doc: '2§7',
    path: '/rest/open/cv/download/{userId}',
    refuses: [404],
    params: z.strictObject({ userId: id }),
    file: 'application/pdf',
    result: noResult,
  }),
}
