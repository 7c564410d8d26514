import { keywordFilters, type KeywordFilters } from '~/api/contract/filterValues'
import { type ListParams as ParamsOf, listUrl } from '~/list/listUrl'

/** The search parameters of the posting list, also in the URL of a vacancy that is opened from it. */
export type ListParams = ParamsOf<KeywordFilters>
/** The state of the posting list in its URL. */
export const vacancyListUrl = listUrl(keywordFilters)
