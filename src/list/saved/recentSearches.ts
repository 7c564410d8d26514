import type { FilterSchema } from '~/api/contract/filters'
import { loadStored, saveStored, settingKey } from '~/lib/storage'
import { parseSearch, stringifySearch } from '~/lib/url/searchParams'
import type { AnySections } from '~/list/filters/criterion'
import { findPersonalData } from '~/lib/rules/personalData'
import { filledCriteria, namesOf } from '~/list/filters/kinds/kinds'
import { isSameFilters, readFilters } from '~/list/listUrl'

/** Number of searches that are remembered. */
const MAX_SEARCHES = 5
/** Owner of recent searches: user, corporate and list. */
export type SearchOwner = { userId: string; corporateId: string; list: string }
const keyOf = ({ userId, corporateId, list }: SearchOwner) => settingKey(`searches:${userId}:${corporateId}:${list}`)

/**
 * The personal data in filters: the labels of criteria that identify a person, or what a text in any other criterion
 * contains. Undefined when there is none; other filters are not stored beyond the session.
 */
export function findPersonalFilter(sections: AnySections, filters: object): string | undefined {
  const filled = filledCriteria(sections, filters)
  const labels = filled.filter(({ isPersonal }) => isPersonal).map(({ label }) => label)
  if (labels.length > 0) return labels.join(', ')
  const typed = filled.filter(({ kind }) => kind === 'text' || kind === 'texts').flatMap(namesOf)
  return findPersonalData(typed.flatMap((name) => filters[name as keyof typeof filters] ?? []).join('\n'))
}

/** Whether a search says something about a person: such a search is not remembered. */
const isPersonal = (sections: AnySections, filters: object) =>
  findPersonalFilter(sections, filters) !== undefined ||
  filledCriteria(sections, filters).some(({ kind }) => kind === 'answers')

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
