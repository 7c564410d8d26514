import { PROVIDER_OFFLINE } from '~/lib/providerOffline'
import type { IdentityAction } from '~/api/identity/identityErrors'

/** The message for an identity provider error; the texts load on the first one. */
export async function identityFailure(
  error: unknown,
  work: IdentityAction,
): Promise<{ text: string; isUnconfirmed: boolean }> {
  try {
    const { identityText, isUnconfirmed } = await import('~/api/identity/identityErrors')
    return { text: identityText(error, work), isUnconfirmed: isUnconfirmed(error) }
  } catch {
    return { text: PROVIDER_OFFLINE, isUnconfirmed: false }
  }
}
