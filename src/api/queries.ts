import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import { call } from './client'
import type { Endpoint } from './endpoint'
import { tagMeta } from './tags/tags'

/** Query options that select a T; key and raw data are left open. */
// oxlint-disable-next-line typescript/no-explicit-any
export type QueryOf<T> = UseQueryOptions<any, Error, T, any>

/** The query options of a read, shared by the loader that starts it and the screen that shows it. */
export const query = <In extends object, Out>(endpoint: Endpoint<In, Out, unknown>, input: In) =>
  queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ signal }) => call(endpoint, input, signal),
    meta: tagMeta(endpoint, input),
  })
