import type { z } from 'zod/mini'
import type { AnyEndpoint } from '~/api/endpoint'

/** The statuses of refusals (wire decision G04). */
export type DeclaredStatus = 400 | 401 | 403 | 404 | 409 | 422 | 500

/** Operations that search by ids, keep them in filters or logs, or answer null: an unknown one is no error. */
const searching = new Set([
  'logAction',
  'startStandardDownload',
  'startCustom1Download',
  'startCustom2Download',
  'searchTrackedApplicants',
  'searchTalents',
  'saveTalentQuery',
  'saveStageSearchQuery',
  'startTalentExport',
  'searchApplicants',
  'startApplicantExport',
  'getTalentTicket',
  'getApplicantTicket',
  'getEsCandidateTicket',
  'getTestOptions',
  'logTalentProfileView',
  'logApplicantProfileView',
  'loginOnSuccess',
  'saveChatOnSchedule',
])
const isCompany = (name: string) => name === 'corporateId' || name === 'companyId'
const isId = (name: string) => /^id$|(?:Id|Code)$/.test(name) && !isCompany(name)
const namesIn = (schema: z.ZodMiniType | undefined): string[] =>
  Object.keys((schema as z.ZodMiniObject | undefined)?.shape ?? {})

/** Whether a call names one record, or the newest export of its caller (wire decisions A24, B26), which may not exist. */
const namesRecord = ({ name, path, params, body }: AnyEndpoint): boolean =>
  !searching.has(name) && (/\{|\/latest$/.test(path) || [...namesIn(params), ...namesIn(body)].some(isId))
/** Whether a call names a company: one that is not the caller's is 404 (ruling 'access across companies'). */
const namesCompany = ({ name, params, body }: AnyEndpoint): boolean =>
  name === 'saveChatOffSchedules' || [...namesIn(params), ...namesIn(body)].some(isCompany)

/** Whether 404 is an answer by our ruling alone. */
export const isOnlyCompanyUnknown = (endpoint: AnyEndpoint): boolean => namesCompany(endpoint) && !namesRecord(endpoint)

/** The statuses of refusals that an operation declares: by ids and companies, by states and rules for writes or rules. */
export function declaredStatuses(endpoint: AnyEndpoint): DeclaredStatus[] {
  const { method, rules, body } = endpoint
  const writes = method !== 'GET'
  return [
    400,
    401,
    403,
    ...(namesRecord(endpoint) || namesCompany(endpoint) ? ([404] as const) : []),
    ...(writes ? ([409] as const) : []),
    ...(rules.length > 0 || body !== undefined ? ([422] as const) : []),
    500,
  ]
}
