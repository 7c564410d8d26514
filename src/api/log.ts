import { deepEqual } from '@tanstack/react-router'
import { call } from './client'
import type { Endpoint } from './endpoint'

/** The second press of a double click comes within this time, perhaps after a fast server has answered the first. */
export const DOUBLE_PRESS_MS = 500
let last: { name: string; input: object; at: number } | undefined

/**
 * Sends an audit record; its failure is of no concern to the user. False for the second one of a double click, which is
 * not sent: what it goes with must not happen twice either.
 */
export function log<In extends object>(endpoint: Endpoint<In, null, unknown>, input: In): boolean {
  const { name } = endpoint
  const at = performance.now()
  if (last?.name === name && at - last.at < DOUBLE_PRESS_MS && deepEqual(last.input, input)) return false
  last = { name, input, at }
  call(endpoint, input).catch((error: unknown) => console.warn(`${name} not recorded`, error))
  return true
}
