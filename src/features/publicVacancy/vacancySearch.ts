// A separate file: whatever a route imports to parse its URL is part of every first load.
import { readId } from '~/lib/ids'

/** Search params: the vacancy, and whether it is previewed by its administration (document 1 §2, document 3 §2). */
export type VacancySearch = {
  id?: string | undefined
  corporateId?: string | undefined
  pr?: '1' | undefined
}

/** Parses the search params. Invalid values become an explicit undefined, or the router would keep them. */
export const vacancySearch = ({ id, corporateId, pr }: Record<string, unknown>): VacancySearch => ({
  id: readId(id),
  corporateId: readId(corporateId),
  pr: pr === '1' ? pr : undefined,
})
