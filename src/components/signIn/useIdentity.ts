import { useState } from 'react'
import type { IdentityAction } from '~/api/identity/identityErrors'
import { identityFailure } from './identityFailure'

/** Message when the code from the e-mail is missing. */
export const CODE_REQUIRED = 'Kode wajib diisi'

/**
 * Runs calls to the identity provider for a form, one at a time; `failure` is the message to show. The provider's
 * library loads on the first call; a failed load is shown like an unreachable provider.
 */
export function useIdentity(work: IdentityAction) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function run(
    action: (identity: typeof import('~/api/identity/identity')) => Promise<unknown>,
    then: () => void,
  ) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await action(await import('~/api/identity/identity'))
      then()
    } catch (error) {
      setFailure((await identityFailure(error, work)).text)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    failure,
    setFailure,
    run: (...args: Parameters<typeof run>) => void run(...args),
  }
}
