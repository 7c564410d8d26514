import type { QueryClient } from '@tanstack/react-query'
import { isAskable } from '~/lib/rules'
import type { RawSearch } from '~/lib/searchParams'
import type { Scope } from '~/lib/scope'
import { queryOf } from './query'
import { startReadings } from './readings'
import { rowsOf } from './rows'
import type { Search } from './Search'

/**
 * A search route's loader: starts every read of the screen side by side. The table shows its own skeleton and its own
 * error, so nothing is awaited; what cannot be asked yet is not asked.
 */
export function startSearch<W extends object, Row extends { userId: string }>(
  client: QueryClient,
  search: Search<W, Row>,
  raw: RawSearch,
  scope: Scope,
): void {
  const query = queryOf(search.api.filters, raw)
  startReadings(client, search, scope, query.where)
  if (isAskable(search.api.filters.rules, query.where)) void client.prefetchQuery(rowsOf(search.api, query, scope))
}
