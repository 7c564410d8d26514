import type { QueryClient } from '@tanstack/react-query'
import { isAskable } from '~/lib/rules/rules'
import type { RawSearch } from '~/lib/url/searchParams'
import { prefetchLists, sectionsOf } from './filters/conditions'
import { filledIn, namesOf } from './filters/kinds/kinds'
import type { ScreenList } from '~/list/list'
import type { ListState } from './listUrl'

/** What a list's screen gets from its loader. */
export type LoadedList<F> = {
  state: ListState<F>
  /** The labels of criteria that the URL has an invalid value for: what is not searched must be shown. */
  ignored: readonly string[]
}
type Context = { queryClient: QueryClient; corporate: { corporateId: string } }

/**
 * The loader of a list's route: reads the URL and starts every read of the screen side by side. The table shows its own
 * skeleton and its own error, so nothing is awaited; what cannot be fetched yet is not fetched.
 */
export function prefetchList<F extends object, Row extends object>(
  { queryClient, corporate: { corporateId } }: Context,
  list: ScreenList<F, Row>,
  raw: RawSearch,
): LoadedList<F> {
  const state = list.url.read(raw)
  const scope = { corporateId }
  prefetchLists(queryClient, list, scope, state.filters)
  // What depends on a fact about the corporate is fetched once that is known.
  const isKnown = filledIn(sectionsOf(list), state.filters).every(({ when }) => when === undefined)
  if (isKnown && isAskable(list.filters.rules, state.filters)) void queryClient.prefetchQuery(list.query(state, scope))
  const criteria = sectionsOf(list).flatMap((section) => section.criteria)
  const isIgnored = (name: string) => raw[name] !== undefined && !(name in state.filters)
  return {
    state,
    ignored: [...new Set(criteria.filter((criterion) => namesOf(criterion).some(isIgnored)).map(({ label }) => label))],
  }
}
