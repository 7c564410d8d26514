import { keywordFilters, type KeywordFilters } from '~/api/contract/filterValues'
import { type ListParams, listUrl } from '~/list/listUrl'
import { longlist } from '~/api/contract/executive/longlist'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'

/** The search parameters of the longlist, also in the URL of a user who is opened from it. */
export type LonglistParams = ListParams<KeywordFilters>
/** The state of the longlist in its URL. */
export const longlistUrl = listUrl(keywordFilters)

/** The id by which a user is made (wire decision C28). */
export const NEW = '0'
/** The read of a user with everything below; its screen shows the loader's failure and does not retry by itself. */
export const userForm = (id: string, { corporateId }: Scope) => ({
  ...query(longlist.form, { id, corporateId }),
  retryOnMount: false,
})
