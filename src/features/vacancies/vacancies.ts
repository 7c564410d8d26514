import { keywordFilters, type KeywordFilters } from '~/api/contract/filterValues'
import { type ListParams as ParamsOf, listUrl } from '~/list/listUrl'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { notify } from '~/ui/messages/notify'

/** The search parameters of the posting list, also in the URL of a vacancy opened from it. */
export type ListParams = ParamsOf<KeywordFilters>
/** The state of the posting list in its URL. */
export const vacancyListUrl = listUrl(keywordFilters)

/** A newly created vacancy. */
export type NewVacancy = { code: string; name: string }

/** Notifies a user who may add vacancies but not edit them of the new one (decision 'adding without editing'). */
export const notifyCreated = ({ code, name }: NewVacancy): Promise<void> =>
  notify(`${vacancyTexts.form.saved}: "${name}" (${code}) sebagai Draft. Mengubahnya memerlukan hak edit.`)
