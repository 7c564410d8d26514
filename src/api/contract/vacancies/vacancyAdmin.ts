import { z } from 'zod/mini'
import { keywordFilters } from '~/api/contract/filterValues'
import { vacancyStatuses } from '~/lib/rules/vacancyStatus'
import { paged, read, write } from '~/api/endpoint'
import { id, day, inCorporate, pageParams } from '../../values'
import { primary, primaryInput } from './vacancyPrimary'
import { formLists, secondary, secondaryInput } from './vacancySecondary'

const basePath = '/rest/console/adminvacancy'
const doc = '3§7'

const vacancyRow = z.object({
  klobVacancyCode: id,
  author: z.string(),
  positionName: z.string(),
  publishDate: z.nullable(day),
  status: z.enum(vacancyStatuses),
})
/** A vacancy of the posting list (document 3 §3 'Job vacancy list row'). */
export type VacancyRow = z.infer<typeof vacancyRow>
const list = read({
  name: 'listAdminVacancies',
  summary: 'Job vacancy posting list',
  doc,
  path: `${basePath}/index/list`,
  params: z.strictObject({
    ...inCorporate,
    ...keywordFilters.schema.shape,
    ...pageParams,
  }),
  flags: ['view'],
  result: paged(vacancyRow),
  provides: ['vacancies'],
})
const getPrimary = read({
  name: 'getVacancyPrimary',
  summary: 'Load the primary part',
  doc,
  path: `${basePath}/form/edit/primary/{jvCode}`,
  refuses: [404],
  params: z.strictObject({ jvCode: id }),
  flags: ['edit'],
  result: primary,
  provides: ({ jvCode }) => ['vacancyParts', `vacancy:${jvCode}`],
})
const getSecondary = read({
  name: 'getVacancySecondary',
  summary: 'Load the secondary part',
  doc,
  path: `${basePath}/form/edit/secondary/{jvCode}`,
  refuses: [404],
  params: z.strictObject({ jvCode: id }),
  flags: ['edit'],
  result: secondary,
  provides: ({ jvCode }) => ['vacancyParts', `vacancy:${jvCode}`],
})
const removed = {
  doc,
  method: 'DELETE',
  flags: ['edit'],
  result: z.literal('SUCCESS'),
  // Most requests name only the part, not its vacancy.
  invalidates: ['vacancyParts'],
} as const

/** Administration of a corporate's vacancies (document 3 §2, §7, wire decisions C01-C15). */
export const vacancyAdmin = {
  list,
  primary: getPrimary,
  secondary: getSecondary,
  /** The path ends with a slash (wire decision C01). */
  formLists: read({
    name: 'getVacancyFormInit',
    summary: 'Master data of the vacancy form',
    doc,
    path: `${basePath}/form/init/`,
    params: z.strictObject(inCorporate),
    result: formLists,
  }),
  /** A forbidden change of status or of a locked field is 409, a broken rule or an exceeded licence 422 (C04). */
  savePrimary: write({
    name: 'saveVacancyPrimary',
    action: { kind: 'vacancy' },
    summary: 'Create or save the primary part',
    doc,
    path: `${basePath}/form/primary/save`,
    refuses: [404, 409, 422],
    params: z.strictObject({}),
    body: primaryInput,
    flags: ['add', 'edit'],
    result: primary,
    invalidates: ({ body }, saved) => ['vacancies', `vacancy:${saved?.klobVacancyCode ?? body.klobVacancyCode}`],
  }),
  saveSecondary: write({
    name: 'saveVacancySecondary',
    action: { kind: 'vacancy' },
    summary: 'Save benefits, applicant profile and questions',
    doc,
    path: `${basePath}/form/secondary/save`,
    refuses: [404, 409, 422],
    params: z.strictObject({}),
    body: secondaryInput,
    flags: ['add', 'edit'],
    result: secondary,
    invalidates: ({ body }) => [`vacancy:${body.klobVacancyCode}`],
  }),
  duplicate: write({
    name: 'duplicateVacancy',
    action: { kind: 'vacancy' },
    summary: 'Duplicate a vacancy',
    doc,
    path: `${basePath}/index/duplicate`,
    refuses: [404],
    params: z.strictObject({ ...inCorporate, klobVacancyCode: id }),
    flags: ['add'],
    result: primary,
    invalidates: ['vacancies'],
  }),
  removeEvent: write({
    ...removed,
    name: 'deleteVacancyEvent',
    action: { kind: 'vacancy' },
    summary: 'Remove a Klobfair event',
    path: `${basePath}/form/delete/kfaas/{vacancyCode}/{eventId}`,
    refuses: [404, 409],
    params: z.strictObject({ vacancyCode: id, eventId: id }),
  }),
  removeBenefit: write({
    ...removed,
    name: 'deleteVacancyBenefit',
    action: { kind: 'vacancy' },
    summary: 'Remove a benefit',
    path: `${basePath}/form/delete/benefit/{benefitId}`,
    refuses: [404, 409],
    params: z.strictObject({ benefitId: id }),
  }),
  removeQuestion: write({
    ...removed,
    name: 'deleteVacancyQuestion',
    action: { kind: 'vacancy' },
    summary: 'Remove an additional question',
    path: `${basePath}/form/delete/additionalQuestion/{id}`,
    refuses: [404, 409],
    params: z.strictObject({ id }),
  }),
}
