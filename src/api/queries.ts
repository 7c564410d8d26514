import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import { call } from './client'
import type { Endpoint } from './endpoint'
import { tagged } from './tags/tags'

/** A read of which somebody wants a T. The key and the raw data are the contract's business. */
// oxlint-disable-next-line typescript/no-explicit-any
export type QueryOf<T> = UseQueryOptions<any, Error, T, any>

/** The query of a read: one value for the loader that starts it and the screen that shows it. */
export const query = <In extends object, Out>(endpoint: Endpoint<In, Out, unknown>, input: In) =>
  queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ signal }) => call(endpoint, input, signal),
    meta: tagged(endpoint, input),
  })
