import { call } from './client'
import type { Endpoint } from './endpoint'
import { pressGuard } from './pressGuard'

const presses = pressGuard()

/**
 * Sends an audit record; its failure is of no concern to the user. False for the second one of a double click, which is
 * not sent: what it goes with must not happen twice either.
 */
export function log<In extends object>(endpoint: Endpoint<In, null, unknown>, input: In): boolean {
  const { name } = endpoint
  if (!presses.take({ name, input })) return false
  call(endpoint, input).catch((error: unknown) => console.warn(`${name} not recorded`, error))
  return true
}
