import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Endpoint } from './endpoint'
import { send } from './queries'

/** The second press of a double click comes within this time, and may come after a quick server has answered. */
const DOUBLE_PRESS_MS = 500

/**
 * A write for a screen. A second press while it runs, or the second of a double one, sends nothing. Its failure is told
 * where the screen says, by `error` or by `onFailure`; after it the same may be sent at once.
 */
export function useSend<In extends object, Out>(endpoint: Endpoint<In, Out, unknown>) {
  const client = useQueryClient()
  const mutationKey = [endpoint.name]
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: (input: In) => send(client, endpoint, input),
  })
  const last = useRef<{ said: string; at: number }>(undefined)
  return {
    isPending,
    error,
    send: (input: In, onSuccess: (out: Out) => void = () => {}, onFailure: (error: Error) => void = () => {}) => {
      const press = { said: JSON.stringify(input), at: performance.now() }
      const isDouble = last.current?.said === press.said && press.at - last.current.at < DOUBLE_PRESS_MS
      if (isDouble || client.isMutating({ mutationKey }) > 0) return
      last.current = press
      const onError = (failure: Error) => {
        last.current = undefined
        onFailure(failure)
      }
      mutate(input, { onSuccess, onError })
    },
  }
}
