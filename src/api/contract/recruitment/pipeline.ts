import { z } from 'zod/mini'
import { rights } from '~/lib/rules/rights'
import { paged, read, write } from '~/api/endpoint'
import { applicantProfile, stageCard } from './profile'
import { stageChange } from './stageChange'
import { stageFilters } from './stageFilters'
import { stageLists } from './stageLists'
import { keywordFilters } from '~/api/contract/filterValues'
import { day, id, idsUpTo, inCorporate, noResult, pageParams, textOrNull } from '../../values'

const vacancySummary = z.object({
  positionName: z.string(),
  status: z.enum(['Active', 'Draft', 'Closed']),
  closeDate: z.nullable(day),
  klobVacancyCode: id,
  stageCounter: z.array(z.object({ id, stageName: z.string(), count: z.int().check(z.gte(0)) })),
})
/** A vacancy with the number of applicants at each stage (document 2 §3 'ATS report vacancy summary'). */
export type VacancySummary = z.infer<typeof vacancySummary>

const basePath = '/rest/console/ats/pipeline'
const right = rights.atsReport
const doc = '2§7'
const applicant = (userId: string) => `applicant:${userId}`

const vacancies = read({
  name: 'listAtsVacancies',
  summary: 'Vacancies with stage counters',
  doc,
  path: `${basePath}/list/jobvacancy`,
  params: z.strictObject({ ...inCorporate, ...keywordFilters.schema.shape }),
  result: z.array(vacancySummary),
  right,
  provides: ['stages', 'vacancies'],
})
const applicants = read({
  name: 'searchStageApplicants',
  summary: 'Applicants of a stage',
  doc,
  path: `${basePath}/search`,
  refuses: [404],
  params: z.extend(stageFilters.schema, {
    vacancyCode: id,
    stageId: id,
    ...inCorporate,
    ...pageParams,
    /** 0 newest, 1 oldest, 2 A-Z, 3 Z-A. */
    order: z.optional(z.enum(['0', '1', '2', '3'])),
  }),
  rules: stageFilters.rules,
  result: paged(stageCard),
  right,
  // A card shows no notes, but filters may depend on them.
  provides: (filters) =>
    Object.keys(filters).some((name) => name.startsWith('field')) ? ['stages', 'notes'] : ['stages'],
})
const profile = read({
  name: 'getApplicantProfile',
  summary: 'Applicant profile',
  doc,
  path: `${basePath}/profile/detail/{userId}/{stageId}/{klobVacancyCode}`,
  refuses: [404],
  params: z.strictObject({ userId: id, stageId: id, klobVacancyCode: id }),
  result: applicantProfile,
  right,
  provides: ({ userId }) => ['applicants', applicant(userId)],
})

const moveOutcome = z.object({ userId: id, firstName: z.string(), lastName: textOrNull, success: z.boolean() })
/** The ATS report and its stages (document 2 §2.5, §2.6, §7). */
export const pipeline = {
  vacancies,
  applicants,
  profile,
  /** Options of a stage's filters (wire decision B28). */
  filterLists: read({
    name: 'getStageFilterMasterData',
    summary: 'Filter options of a stage',
    doc,
    path: `${basePath}/masterdata/list`,
    refuses: [404],
    params: z.strictObject({ stageId: id, klobVacancyCode: id, ...inCorporate }),
    result: stageLists,
    right,
  }),
  qualification: read({
    name: 'getQualification',
    summary: 'Qualification text of a vacancy',
    doc,
    path: `${basePath}/masterdata/qualification`,
    refuses: [404],
    params: z.strictObject({ klobVacancyCode: id }),
    /** Both texts are HTML. */
    result: z.object({ positionName: z.string(), qualification: textOrNull, description: textOrNull }),
    right,
    provides: ({ klobVacancyCode }) => [`vacancy:${klobVacancyCode}`],
  }),
  saveNotes: write({
    name: 'updateStageNotes',
    action: { kind: 'note' },
    summary: 'Save notes and optionally send the e-mail',
    doc,
    path: `${basePath}/stage/update`,
    refuses: [404, 409, 422],
    params: z.strictObject({}),
    body: stageChange,
    result: noResult,
    right,
    invalidates: ({ body }) => ['notes', applicant(body.userId)],
  }),
  previewEmail: read({
    name: 'previewStageEmail',
    summary: 'Preview the e-mail',
    doc,
    path: `${basePath}/stage/preview`,
    refuses: [404, 422],
    params: z.strictObject({}),
    body: stageChange,
    /** The body is HTML. */
    result: z.object({ subject: textOrNull, bodyEmail: textOrNull }),
    right,
  }),
  /** The stage id implies the vacancy; the answer has one entry per applicant, even when some fail (wire decision B30). */
  move: write({
    name: 'moveApplicants',
    action: { kind: 'move' },
    summary: 'Move applicants to another stage',
    doc,
    path: `${basePath}/stagemove/update`,
    refuses: [404, 409, 422],
    params: z.strictObject({}),
    body: z.strictObject({ stageId: id, userId: idsUpTo(1000) }),
    result: z.array(moveOutcome),
    right: rights.stageMove,
    // The body does not name the stage they come from.
    invalidates: ({ body }) => ['stages', ...body.userId.map(applicant)],
  }),
}
