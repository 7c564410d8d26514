import { PROVIDER_OFFLINE } from '~/lib/providerOffline'
import type { IdentityWork } from '~/api/identity/identityErrors'

/** What a failure of the identity provider means; the texts load with the first one. */
export async function identityFailure(
  error: unknown,
  work: IdentityWork,
): Promise<{ text: string; isUnconfirmed: boolean }> {
  try {
    const { identityText, isUnconfirmed } = await import('~/api/identity/identityErrors')
    return { text: identityText(error, work), isUnconfirmed: isUnconfirmed(error) }
  } catch {
    return { text: PROVIDER_OFFLINE, isUnconfirmed: false }
  }
}
