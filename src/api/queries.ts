import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './client'
import type { Endpoint } from './endpoint'

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

/** A write for a screen: a second press while it runs sends nothing; its failure is told where the screen says, by `error` or by `onFailure`. */
export function useSend<In extends object, Out>(endpoint: Endpoint<In, Out, unknown>) {
  const client = useQueryClient()
  const mutationKey = [endpoint.name]
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: (input: In) => send(client, endpoint, input),
  })
  return {
    isPending,
    error,
    send: (input: In, onSuccess: (out: Out) => void = () => {}, onFailure: (error: Error) => void = () => {}) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(input, { onSuccess, onError: onFailure })
    },
  }
}
