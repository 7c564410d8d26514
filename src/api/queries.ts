import { type QueryClient, queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import { call } from './client'
import type { Endpoint } from './endpoint'

/** A read of which somebody wants a T. The key and the raw data are the contract's business. */
// oxlint-disable-next-line typescript/no-explicit-any
export type QueryOf<T> = UseQueryOptions<any, Error, T, any>

/** The query of a read: one value for the loader that starts it and the screen that shows it. */
export const query = <In extends object, Out>(endpoint: Endpoint<In, Out, unknown>, input: In) =>
  queryOptions({ queryKey: [endpoint.name, input] as const, queryFn: ({ signal }) => call(endpoint, input, signal) })

/** A read asked again every `every` ms until it is settled (document 1 §9: exports every 3 s). */
export const poll = <In extends object, Out>(
  endpoint: Endpoint<In, Out, unknown>,
  input: In,
  { settled, every = 3_000 }: { settled: (out: Out) => boolean; every?: number },
) =>
  queryOptions({
    ...query(endpoint, input),
    refetchInterval: ({ state }) => (state.data !== undefined && settled(state.data as Out) ? false : every),
  })

/** Sends a write, then marks stale the reads that its endpoint names. */
export async function send<In extends object, Out>(
  client: QueryClient,
  endpoint: Endpoint<In, Out, unknown>,
  input: In,
) {
  const out = await call(endpoint, input)
  // The write is done; that its reads load anew is theirs to show.
  for (const { name } of endpoint.stales) void client.invalidateQueries({ queryKey: [name] })
  return out
}
