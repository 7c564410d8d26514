import type { QueryClient } from '@tanstack/react-query'
import { masterData } from '~/api/contract/masterData'
import { vacancyAdmin } from '~/api/contract/vacancies/vacancyAdmin'
import { ApiError } from '~/api/errors'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'

/** What the form chooses from; the categories are a field's own list, which can fail by itself. */
export const formReads = (client: QueryClient, { corporateId }: Scope) => {
  void client.prefetchQuery(query(masterData.jobCategories, {}))
  return client.ensureQueryData(query(vacancyAdmin.formLists, { corporateId }))
}
/**
 * A vacancy as it is stored now, undefined when there is none of that code; one of another company of the same person is
 * none here (decision A35).
 */
export const vacancyReads = async (client: QueryClient, { corporateId }: Scope, jvCode: string) => {
  const fresh = { staleTime: 0 }
  try {
    const [primary, secondary] = await Promise.all([
      client.fetchQuery({ ...query(vacancyAdmin.primary, { jvCode }), ...fresh }),
      client.fetchQuery({ ...query(vacancyAdmin.secondary, { jvCode }), ...fresh }),
    ])
    return primary.corporateId === corporateId ? { primary, secondary } : undefined
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
