import { PROVIDER_OFFLINE } from '~/lib/providerOffline'
import type { IdentityAction } from '~/api/identity/identityErrors'
import type { SignInStep } from '~/api/identity/signInStep'

type IdentityFailure = { text: string; isUnconfirmed?: boolean; step?: SignInStep | undefined }

/** The message for an identity provider error, or the step that must follow; the texts load on the first one. */
export async function identityFailure(error: unknown, work: IdentityAction): Promise<IdentityFailure> {
  try {
    const { identityText, isUnconfirmed, stepOf } = await import('~/api/identity/identityErrors')
    return {
      text: identityText(error, work),
      isUnconfirmed: isUnconfirmed(error),
      step: stepOf(error),
    }
  } catch {
    return { text: PROVIDER_OFFLINE }
  }
}
