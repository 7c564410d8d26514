import { keywordFilters, type KeywordFilters } from '~/api/contract/filterValues'
import { type ListParams, listUrl } from '~/list/listUrl'

/** The search parameters of the longlist, also in the URL of a user who is opened from it. */
export type LonglistParams = ListParams<KeywordFilters>
/** The state of the longlist in its URL. */
export const longlistUrl = listUrl(keywordFilters)
