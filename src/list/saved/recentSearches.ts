import type { FilterSchema } from '~/api/contract/filters'
import { loadStored, saveStored, settingKey } from '~/lib/storage'
import { parseSearch, stringifySearch } from '~/lib/url/searchParams'
import type { AnySections } from '~/list/filters/criterion'
import { filledCriteria } from '~/list/filters/kinds/kinds'
import { isSameFilters, readFilters } from '~/list/listUrl'

/** Number of searches that are remembered. */
const MAX_SEARCHES = 5
/** Owner of recent searches: user, corporate and list. */
export type SearchOwner = { userId: string; corporateId: string; list: string }
const keyOf = ({ userId, corporateId, list }: SearchOwner) => settingKey(`searches:${userId}:${corporateId}:${list}`)

/** Whether a search identifies a person or contains answers: such a search is not remembered. */
const isPersonal = (sections: AnySections, filters: object) =>
  filledCriteria(sections, filters).some(({ kind, isPersonal: says }) => says || kind === 'answers')

/** The recent searches of a user in this browser, newest first. */
export function recentSearches<F extends object>(owner: SearchOwner, schema: FilterSchema<F>): F[] {
  const stored = loadStored(keyOf(owner))
  return (Array.isArray(stored) ? stored : [])
    .filter((one) => typeof one === 'string')
    .map((one) => readFilters(schema, parseSearch(one)))
    .filter((filters) => Object.keys(filters).length > 0)
}

/** Remembers a search in this browser as URL parameters; not one without filters or about a person. */
export function rememberSearch<F extends object>(
  owner: SearchOwner,
  { schema, sections }: { schema: FilterSchema<F>; sections: AnySections },
  filters: F,
): void {
  if (Object.keys(filters).length === 0 || isPersonal(sections, filters)) return
  const others = recentSearches(owner, schema).filter((one) => !isSameFilters(one, filters))
  saveStored(
    keyOf(owner),
    [filters, ...others].slice(0, MAX_SEARCHES).map((one) => stringifySearch(one as Record<string, unknown>)),
  )
}
