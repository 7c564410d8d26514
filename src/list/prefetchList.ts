import type { QueryClient } from '@tanstack/react-query'
import { isAskable } from '~/lib/rules/rules'
import type { Scope } from '~/lib/scope'
import type { RawSearch } from '~/lib/url/searchParams'
import { prefetchLists, sectionsOf } from './filters/conditions'
import { filledIn, namesOf } from './filters/kinds/kinds'
import type { ScreenList } from '~/list/list'
import type { ListState } from './listUrl'

type Context = { queryClient: QueryClient; corporate: { corporateId: string } }

/** What is searched, and the labels of criteria that the URL has an invalid value for: what is not searched must be shown. */
export function readList<F extends object, Row extends object>(list: ScreenList<F, Row>, raw: RawSearch) {
  const state = list.url.read(raw)
  const criteria = sectionsOf(list).flatMap((section) => section.criteria)
  const isIgnored = (name: string) => raw[name] !== undefined && !(name in state.filters)
  const ignored = criteria.filter((criterion) => namesOf(criterion).some(isIgnored)).map(({ label }) => label)
  return { state, ignored: [...new Set(ignored)] }
}

/** Between the press that starts a search and the loader of its address, which asks for the same rows. */
const PRESS_TO_LOADER_MS = 1_000

/**
 * Starts the read of the rows, unless it failed a moment ago: the press has asked then, and its failure is shown. What
 * depends on a fact about the corporate is fetched once that is known.
 */
export function prefetchRows<F extends object, Row extends object>(
  client: QueryClient,
  list: ScreenList<F, Row>,
  state: ListState<F>,
  scope: Scope,
): void {
  const isKnown = filledIn(sectionsOf(list), state.filters).every(({ when }) => when === undefined)
  if (!isKnown || !isAskable(list.filters.rules, state.filters)) return
  const rows = list.query(state, scope)
  const { status, errorUpdatedAt = 0 } = client.getQueryState(rows.queryKey as unknown[]) ?? {}
  const hasJustFailed = status === 'error' && Date.now() - errorUpdatedAt < PRESS_TO_LOADER_MS
  if (!hasJustFailed) void client.prefetchQuery(rows)
}

/**
 * The loader of a list's route: reads the URL and starts every read of the screen side by side. The table shows its own
 * skeleton and its own error, so nothing is awaited; what cannot be fetched yet is not fetched.
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
