import type { QueryClient } from '@tanstack/react-query'
import { hasRequiredFilters } from '~/lib/rules/rules'
import type { RawSearch } from '~/lib/url/searchParams'
import { paramTexts } from '~/lib/url/urlState'
import { prefetchLists, sectionsOf } from './filters/conditions'
import { filledCriteria, ignoredCriteria } from './filters/kinds/kinds'
import type { ScreenList } from '~/list/list'

type Context = { queryClient: QueryClient; corporate: { corporateId: string } }

/**
 * Reads the state in the URL, and what is ignored there, since that must be shown: the labels of criteria with an invalid
 * value, and a keyword that the search does not take.
 */
export const listReader =
  <F extends object, Row extends object>(list: ScreenList<F, Row>) =>
  (raw: RawSearch) => {
    const state = list.url.read(raw)
    const ignored = ignoredCriteria(sectionsOf(list), raw, state.filters)
    if (list.filterUi.kind !== 'keyword' || 'keyword' in state.filters) return { state, ignored, unfitKeyword: '' }
    const [keyword, ...others] = paramTexts(raw, 'keyword')
    // The search box says what is wrong with a text that it can show.
    return keyword !== undefined && others.length === 0
      ? { state, ignored, unfitKeyword: keyword }
      : { state, ignored: keyword === undefined ? ignored : ['Kata kunci'], unfitKeyword: '' }
  }

/**
 * The loader of a list's route: parses the URL and starts all reads of the screen in parallel. The table shows its own
 * skeleton and error, so nothing is awaited; what cannot be fetched yet is not fetched.
 */
export function prefetchList<F extends object, Row extends object>(
  { queryClient, corporate: { corporateId } }: Context,
  list: ScreenList<F, Row>,
  raw: RawSearch,
): void {
  const state = list.url.read(raw)
  const scope = { corporateId }
  prefetchLists(queryClient, list, scope, state.filters)
  // Filters that depend on a condition are fetched once that is known.
  const isKnown = filledCriteria(sectionsOf(list), state.filters).every(({ when }) => when === undefined)
  if (isKnown && hasRequiredFilters(list.filters.rules, state.filters))
    void queryClient.prefetchQuery(list.query(state, scope))
}
