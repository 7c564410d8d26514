import { z } from 'zod/mini'
import { listOf, openSetting, storedState } from '~/lib/storedState'
import { parseSearch, stringifySearch } from '~/lib/url/searchParams'
import type { AnySections } from '~/list/filters/criterion'
import { findPersonalData } from '~/lib/rules/personalData'
import { filledCriteria, namesOf } from '~/list/filters/kinds/kinds'
import { isSameFilters, readFilters } from '~/list/listUrl'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'
import { fieldsOf } from '~/lib/fields'

/** Number of searches that are remembered. */
const MAX_SEARCHES = 5
/** Owner of recent searches: user, corporate and list. */
export type SearchOwner = { userId: string; corporateId: string; list: string }
const searchesOf = <F extends object>({ list, ...scope }: SearchOwner, schema: FilterSchema<F>) =>
  storedState<readonly F[]>(
    openSetting('searches', scope, list),
    listOf(
      z
        .pipe(
          z.string(),
          z.transform((search): F => readFilters(schema, parseSearch(search))),
        )
        .check(z.refine((filters) => Object.keys(filters).length > 0)),
    ),
    [],
    (searches) => searches.map((one) => stringifySearch(fieldsOf(one))),
  )

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

/** The recent searches of a user in this browser, newest first. */
export const recentSearches = <F extends object>(owner: SearchOwner, schema: FilterSchema<F>): readonly F[] =>
  searchesOf(owner, schema).get()

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
