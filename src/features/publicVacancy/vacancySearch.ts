import { isId } from '~/lib/ids'
import type { RawSearch } from '~/lib/searchParams'

/** Which vacancy a URL means, and whether its administration previews it (document 1 §2, document 3 §2). */
export type VacancySearch = { id?: string; corporateId?: string; pr?: '1' }

/** What a URL says of it; anything else counts as not said, which must be said, or the router keeps it as it was. */
export const vacancySearch = ({ id, corporateId, pr }: RawSearch): VacancySearch => ({
  id: isId(id) ? id : undefined,
  corporateId: isId(corporateId) ? corporateId : undefined,
  pr: pr === '1' ? pr : undefined,
})
