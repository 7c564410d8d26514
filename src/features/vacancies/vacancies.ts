import { keywordFilters, type KeywordFilters } from '~/api/contract/filterValues'
import { type ListParams as ParamsOf, listUrl } from '~/list/listUrl'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { notify } from '~/ui/messages/notify'

/** The search parameters of the posting list, also in the URL of a vacancy that is opened from it. */
export type ListParams = ParamsOf<KeywordFilters>
/** The state of the posting list in its URL. */
export const vacancyListUrl = listUrl(keywordFilters)

/** A vacancy that has just been made. */
export type Made = { code: string; name: string }

/** Reports the new vacancy to a person who may add vacancies but not open them (decision 'adding without editing'). */
export const notifyCreated = ({ code, name }: Made): Promise<void> =>
  notify(`${vacancyTexts.form.saved}: "${name}" (${code}) sebagai Draft. Mengubahnya memerlukan hak edit.`)
