import { call } from '~/api/client'
import { config } from '~/api/config'
import type { Endpoint } from '~/api/endpoint'
import { filledAddress } from '~/lib/addresses'

/**
 * Opens a person's public profile in a new tab and records the view beside it: the tab must open within the click, or
 * the browser blocks it (document 1 §7; decision 'profile view').
 */
export function openProfile<In extends object>(userId: string, log: Endpoint<In, null, unknown>, input: In): void {
  const address = filledAddress(config().links.profile, { userId })
  window.open(address, '_blank', 'noopener,noreferrer')
  // The record is for the house; the reader has what they came for, with or without it.
  call(log, input).catch((error: unknown) => console.warn('profile view not recorded', error))
}
