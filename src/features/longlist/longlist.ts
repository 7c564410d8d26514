import { keywordFilters, type KeywordFilters } from '~/api/contract/filterValues'
import { type ListParams, listUrl } from '~/list/listUrl'
import { longlist } from '~/api/contract/executive/longlist'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'

/** Search params of the longlist, also in the URL of a user opened from it. */
export type LonglistParams = ListParams<KeywordFilters>
/** Reads and writes the list state in the URL. */
export const longlistUrl = listUrl(keywordFilters)

/** The id that stands for a new user (wire decision C28). */
export const NEW_ID = '0'
/** The query of a user with all records; its screen shows the loader's failure and does not retry by itself. */
export const userForm = (id: string, { corporateId }: Scope) => ({
  ...query(longlist.form, { id, corporateId }),
  retryOnMount: false,
})
