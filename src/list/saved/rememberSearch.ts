import type { FilterSchema } from '~/api/endpointGroups/wireMapping'
import { fieldsOf } from '~/lib/fields'
import { findPersonalData } from '~/lib/rules/personalData'
import type { AnySections } from '~/list/filters/criterion'
import { filledCriteria, namesOf } from '~/list/filters/kinds/kinds'
import { isSameFilters } from '~/list/listUrl'
import { type SearchOwner, searchesOf } from '~/list/filters/recentSearches'

/** Number of searches that are remembered. */
const MAX_SEARCHES = 5

/**
 * The personal data in filters: the labels of criteria that identify a person, or what a text in any other criterion
 * contains. Undefined when there is none; other filters are not stored beyond the session.
 */
export function findPersonalFilter(sections: AnySections, filters: object): string | undefined {
  const filled = filledCriteria(sections, filters)
  const labels = filled.filter(({ isPersonal }) => isPersonal).map(({ label }) => label)
  if (labels.length > 0) return labels.join(', ')
  const typed = filled.filter(({ kind }) => kind === 'text' || kind === 'texts').flatMap(namesOf)
  return findPersonalData(
    typed
      .flatMap((name) => fieldsOf(filters)[name] ?? [])
      .map(String)
      .join('\n'),
  )
}

/** Whether a search says something about a person: such a search is not remembered. */
const isPersonal = (sections: AnySections, filters: object) =>
  findPersonalFilter(sections, filters) !== undefined ||
  filledCriteria(sections, filters).some(({ kind }) => kind === 'answers')

/** Remembers a search in this browser as URL parameters; not one without filters or about a person. */
export function rememberSearch<F extends object>(
  owner: SearchOwner,
  { schema, sections }: { schema: FilterSchema<F>; sections: AnySections },
  filters: F,
): void {
  if (Object.keys(filters).length === 0 || isPersonal(sections, filters)) return
  searchesOf(owner, schema).change((searches) =>
    [filters, ...searches.filter((one) => !isSameFilters(one, filters))].slice(0, MAX_SEARCHES),
  )
}
