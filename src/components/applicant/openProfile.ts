import { config } from '~/api/config'
import { filledAddress } from '~/lib/url/addresses'

/** The address of a person's public profile. */
export const profileAddress = (userId: string): string => filledAddress(config().links.profile, { userId })

/**
 * Opens a person's public profile in a new tab, unless its view was not recorded because it is the second one of a double
 * click: the tab must open within the click, or the browser blocks it (document 1 §7; decision 'profile view').
 */
export function openProfile(userId: string, isRecorded: boolean): void {
  if (isRecorded) window.open(profileAddress(userId), '_blank', 'noopener,noreferrer')
}
