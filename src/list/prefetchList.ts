import type { QueryClient } from '@tanstack/react-query'
import { hasRequiredFilters } from '~/lib/rules/rules'
import type { Scope } from '~/lib/scope'
import type { RawSearch } from '~/lib/url/searchParams'
import { prefetchLists, sectionsOf } from './filters/conditions'
import { filledCriteria, ignoredCriteria } from './filters/kinds/kinds'
import type { ScreenList } from '~/list/list'
import type { ListState } from './listUrl'

type Context = { queryClient: QueryClient; corporate: { corporateId: string } }

/** The state in the URL, and the labels of criteria with an invalid value there, since ignored ones must be shown. */
export function readList<F extends object, Row extends object>(list: ScreenList<F, Row>, raw: RawSearch) {
  const state = list.url.read(raw)
  return { state, ignored: ignoredCriteria(sectionsOf(list), raw, state.filters) }
}

/** Maximum time between the press that starts a search and the loader of its URL, which requests the same rows. */
const PRESS_TO_LOADER_MS = 1_000

/**
 * Prefetches the rows, unless that failed a moment ago: the press has requested them then, and the failure is shown.
 * Filters that depend on a condition are fetched once that is known.
 */
export function prefetchRows<F extends object, Row extends object>(
  client: QueryClient,
  list: ScreenList<F, Row>,
  state: ListState<F>,
  scope: Scope,
): void {
  const isKnown = filledCriteria(sectionsOf(list), state.filters).every(({ when }) => when === undefined)
  if (!isKnown || !hasRequiredFilters(list.filters.rules, state.filters)) return
  const rows = list.query(state, scope)
  const { status, errorUpdatedAt = 0 } = client.getQueryState(rows.queryKey as unknown[]) ?? {}
  const hasJustFailed = status === 'error' && Date.now() - errorUpdatedAt < PRESS_TO_LOADER_MS
  if (!hasJustFailed) void client.prefetchQuery(rows)
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
  prefetchRows(queryClient, list, state, scope)
}
