import { call } from './client'
import type { Endpoint } from './endpoint'
import { pressGuard } from './pressGuard'

const guard = pressGuard()

/**
 * Sends an audit record; failures are not shown to the user. Returns false for the second press of a double click, which
 * is not sent: the action that goes with it must not run twice either.
 */
export function log<In extends object>(endpoint: Endpoint<In, null, unknown>, input: In): boolean {
  const { name } = endpoint
  if (!guard.accept({ name, input })) return false
  call(endpoint, input).catch((error: unknown) => console.warn(`${name} not recorded`, error))
  return true
}
