import { useFlow } from '~/lib/useFlow'
import type { IdentityAction } from '~/api/identity/identityErrors'
import { identityFailure } from './identityFailure'

/** Message when the code from the e-mail is missing. */
export const CODE_REQUIRED = 'Kode wajib diisi'

/**
 * Runs calls to the identity provider for a form, one at a time; `failure` is the message to show. The provider's
 * library loads on the first call; a failed load is shown like an unreachable provider.
 */
export function useIdentity(work: IdentityAction) {
  const { isBusy: busy, failure, setFailure, run } = useFlow()
  return {
    busy,
    failure,
    setFailure,
    run: (action: (identity: typeof import('~/api/identity/identity')) => Promise<unknown>, then: () => void) =>
      void run({
        work: async () => {
          await action(await import('~/api/identity/identity'))
          then()
        },
        toFailure: async (error) => (await identityFailure(error, work)).text,
      }),
  }
}
