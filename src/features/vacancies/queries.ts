import type { QueryClient } from '@tanstack/react-query'
import { masterData } from '~/api/contract/masterData'
import type { Option } from '~/api/contract/values'
import { vacancyAdmin } from '~/api/contract/vacancyAdmin'
import { ApiError } from '~/api/errors'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'
import type { ListParams } from './listParams'

/** Rows of a page of the posting list (decision 'posting list'). */
export const PAGE_SIZE = 10

/** What the user may do with the corporate's vacancies; changed rights are seen at the next visit. */
export const vacancyRights = ({ corporateId }: Scope) => ({
  ...query(vacancyAdmin.rights, { corporateId }),
  revalidateIfStale: true,
})
/** One page of the posting list. */
export const vacancyRows = ({ corporateId }: Scope, { keyword, page = 1 }: ListParams) =>
  query(vacancyAdmin.list, { corporateId, ...(keyword ? { keyword } : {}), start: page - 1, length: PAGE_SIZE })

/** What the form chooses from. */
export const formReads = async (client: QueryClient, { corporateId }: Scope) => {
  const [lists, categories] = await Promise.all([
    client.ensureQueryData(query(vacancyAdmin.formLists, { corporateId })),
    // Without categories the form has no field for them (decision 'job category').
    client.ensureQueryData(query(masterData.jobCategories, {})).catch((): Option[] => []),
  ])
  return { lists, categories }
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
