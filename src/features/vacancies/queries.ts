import type { QueryClient } from '@tanstack/react-query'
import { masterData } from '~/api/contract/masterData'
import { vacancyAdmin } from '~/api/contract/vacancies/vacancyAdmin'
import { isNotFound } from '~/api/errors'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'

/** Loads the form's lists; the job categories are only prefetched, since a failure concerns their field alone. */
export const loadFormLists = (client: QueryClient, { corporateId }: Scope) => {
  void client.prefetchQuery(query(masterData.jobCategories, {}))
  return client.ensureQueryData(query(vacancyAdmin.formLists, { corporateId }))
}
/**
 * The stored vacancy; undefined when there is none of that code, or it belongs to another company of the same user
 * (decision A35).
 */
export const loadVacancy = async (client: QueryClient, { corporateId }: Scope, jvCode: string) => {
  const fresh = { staleTime: 0 }
  try {
    const [primary, secondary] = await Promise.all([
      client.fetchQuery({ ...query(vacancyAdmin.primary, { jvCode }), ...fresh }),
      client.fetchQuery({ ...query(vacancyAdmin.secondary, { jvCode }), ...fresh }),
    ])
    return primary.corporateId === corporateId ? { primary, secondary } : undefined
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
