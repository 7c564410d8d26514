import type { z } from 'zod/mini'
import type { AnyEndpoint } from '~/api/endpoint'

/** The statuses of refusals (wire decision G04). */
export type DeclaredStatus = 400 | 401 | 403 | 404 | 409 | 422 | 500

const namesIn = (schema: z.ZodMiniType | undefined): string[] =>
  Object.keys((schema as z.ZodMiniObject | undefined)?.shape ?? {})
/** Whether a call names a company: one that is not the caller's is 404 (ruling 'access across companies'). */
const namesCompany = ({ params, body }: AnyEndpoint): boolean =>
  [...namesIn(params), ...namesIn(body)].some((name) => name === 'corporateId' || name === 'companyId')

/** Whether 404 is an answer by our ruling alone. Days off name their company within a list. */
export const isOnlyCompanyUnknown = (endpoint: AnyEndpoint): boolean =>
  endpoint.name === 'saveChatOffSchedules' || (namesCompany(endpoint) && !endpoint.refuses.includes(404))

/** The statuses of refusals that an operation declares: those of every call, of its company, its rules and its handler. */
export function declaredStatuses(endpoint: AnyEndpoint): DeclaredStatus[] {
  const ofCalls = [
    ...(namesCompany(endpoint) ? [404 as const] : []),
    ...(endpoint.rules.length > 0 ? [422 as const] : []),
  ]
  return [...new Set<DeclaredStatus>([400, 401, 403, ...ofCalls, ...endpoint.refuses, 500])].toSorted((a, b) => a - b)
}
