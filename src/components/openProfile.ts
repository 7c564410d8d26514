import { config } from '~/api/config'
import type { Endpoint } from '~/api/endpoint'
import { log } from '~/api/log'
import { filledAddress } from '~/lib/url/addresses'

/**
 * Opens a person's public profile in a new tab and records the view: the tab must open within the click, or the browser
 * blocks it (document 1 §7; decision 'profile view'). A double click opens one tab.
 */
export function openProfile<In extends object>(userId: string, view: Endpoint<In, null, unknown>, input: In): void {
  if (!log(view, input)) return
  window.open(filledAddress(config().links.profile, { userId }), '_blank', 'noopener,noreferrer')
}
