import {
  type MutationOptions,
  MutationObserver,
  type QueryClient,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { deepEqual } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useIsUnmounted } from '~/lib/effects'
import { call } from './client'
import type { AnyEndpoint, Endpoint } from './endpoint'
import { pressGuard } from './pressGuard'
import { invalidateAfter, type SkipRefetch } from './tags/tags'
import { announceWrite, type OnWriteEnd } from './writes'

/** Promises of writes in flight, shared with equal writes. */
const promises = new WeakMap<object, Promise<unknown>>()

/** Writes of one endpoint run one after the other, in the order in which they were sent. */
const writeOptions = <In extends object, Out>(
  client: QueryClient,
  endpoint: Endpoint<In, Out, unknown>,
  context?: object,
  skipRefetch?: SkipRefetch,
) =>
  ({
    mutationKey: [endpoint.name],
    scope: { id: endpoint.name },
    // The input may contain a file of 10 MB, so the cache must not retain it.
    gcTime: 0,
    mutationFn: (input: In) => call(endpoint, input),
    onMutate: (input) => announceWrite({ action: endpoint.action, input, context }),
    onSettled: (result, error, input, ends) => {
      for (const end of ends ?? []) end({ result, error })
      return invalidateAfter(client, endpoint, input, { result, error }, skipRefetch)
    },
  }) satisfies MutationOptions<Out, Error, In, OnWriteEnd[]>

const findPendingEqual = (client: QueryClient, { name }: AnyEndpoint, input: object) =>
  client.getMutationCache().find({
    mutationKey: [name],
    status: 'pending',
    predicate: ({ state }) => deepEqual(state.variables, input),
  })

/** Starts a write, or joins an equal one in flight, so that a double press sends it once. */
function singleFlight<In extends object, Out>(
  client: QueryClient,
  endpoint: Endpoint<In, Out, unknown>,
  input: In,
  mutate: (input: In) => Promise<Out>,
): Promise<Out> {
  const running = findPendingEqual(client, endpoint, input)
  // A write of the same endpoint has an answer of the same type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (running) return promises.get(running) as Promise<Out>
  const promise = mutate(input)
  const started = findPendingEqual(client, endpoint, input)
  if (started) promises.set(started, promise)
  return promise
}

/**
 * Sends a write; `context` is passed to write listeners, `skipRefetch` selects the reads that are not refetched. An equal
 * one in flight is joined, not repeated.
 */
export type Send = <In extends object, Out>(
  endpoint: Endpoint<In, Out, unknown>,
  input: In,
  context?: object,
  skipRefetch?: SkipRefetch,
) => Promise<Out>

/** Sends writes through a query cache. Only hooks of this folder and tests make a sender; all else is given one. */
export const senderOf =
  (client: QueryClient): Send =>
  (endpoint, input, context, skipRefetch) =>
    singleFlight(client, endpoint, input, (one) =>
      new MutationObserver(client, writeOptions(client, endpoint, context, skipRefetch)).mutate(one),
    )

/** The sender for flows of several writes, and for those that outlive their component. */
export function useSender(): Send {
  const client = useQueryClient()
  return useMemo(() => senderOf(client), [client])
}

/**
 * Sends the writes of a screen. `send` is for a press: an equal one in flight or of a double click sends nothing and
 * runs no callback, and none runs after unmount. `sendAsync` is for flows that continue afterwards.
 * `isPending` covers every write of the endpoint, wherever it started; `error` is that of the last one sent here, until
 * `reset`.
 */
export function useSend<In extends object, Out>(endpoint: Endpoint<In, Out, unknown>) {
  const client = useQueryClient()
  const isPending = useIsMutating({ mutationKey: [endpoint.name] }) > 0
  const { mutateAsync, error, reset } = useMutation(writeOptions(client, endpoint))
  const [presses] = useState(pressGuard)
  const isUnmounted = useIsUnmounted()
  const sendAsync = (input: In): Promise<Out> => singleFlight(client, endpoint, input, mutateAsync)
  return {
    isPending,
    error,
    reset,
    sendAsync,
    send: (input: In, onSuccess: (out: Out) => void = () => {}, onFailure: (error: Error) => void = () => {}) => {
      if (findPendingEqual(client, endpoint, input) || !presses.accept(input)) return
      sendAsync(input).then(
        (out) => !isUnmounted.current && onSuccess(out),
        (failure: Error) => {
          presses.reset()
          if (!isUnmounted.current) onFailure(failure)
        },
      )
    },
  }
}
