import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import { call } from './client'
import type { Endpoint } from './endpoint'
import { tagMeta } from './tags/tags'

/** Query options that select a T; key and raw data are left open. */
// oxlint-disable-next-line typescript/no-explicit-any
export type QueryOf<T> = UseQueryOptions<any, Error, T, any>

/** An answer with rows: a page of them, or all in a plain list. */
type Rows = { content: readonly unknown[] } | readonly unknown[]
const isEmpty = (answer: Rows): boolean => ('content' in answer ? answer.content : answer).length === 0
/**
 * The previous answer while the next one loads. An empty one does not stay: what another search did not find is not known
 * of this one.
 */
export const keepPreviousRows = <T extends Rows>(previous: T | undefined): T | undefined =>
  previous && !isEmpty(previous) ? previous : undefined

/**
 * The query options of a read, shared by the loader that starts it and the screen that shows it; `readers` tells apart
 * answers that depend on who asks.
 */
export const query = <In extends object, Out>(
  endpoint: Endpoint<In, Out, unknown>,
  input: In,
  ...readers: readonly (string | undefined)[]
) =>
  queryOptions({
    queryKey: [endpoint.name, input, ...readers] as const,
    queryFn: ({ signal }) => call(endpoint, input, signal),
    meta: tagMeta(endpoint, input),
  })
