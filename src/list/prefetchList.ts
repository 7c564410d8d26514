import type { QueryClient } from '@tanstack/react-query'
import { hasRequiredFilters } from '~/lib/rules/rules'
import type { RawSearch } from '~/lib/url/searchParams'
import { prefetchLists, sectionsOf } from './filters/conditions'
import { filledCriteria, ignoredCriteria } from './filters/kinds/kinds'
import type { ScreenList } from '~/list/list'

type Context = { queryClient: QueryClient; corporate: { corporateId: string } }

/** Reads the state in the URL, and the labels of criteria with an invalid value there, since ignored ones must be shown. */
export const listReader =
  <F extends object, Row extends object>(list: ScreenList<F, Row>) =>
  (raw: RawSearch) => {
    const state = list.url.read(raw)
    return { state, ignored: ignoredCriteria(sectionsOf(list), raw, state.filters) }
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
