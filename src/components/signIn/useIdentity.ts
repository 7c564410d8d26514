import { useState } from 'react'
import type { IdentityWork } from '~/api/identityErrors'
import { identityFailure } from './identityFailure'

/**
 * Work with the identity provider for a form: one piece at a time, its failure as people read it. The provider's library
 * loads with the first call; a failed load is shown like an unreachable provider.
 */
export function useIdentity(work: IdentityWork) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function run(piece: (identity: typeof import('~/api/identity')) => Promise<unknown>, then: () => void) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await piece(await import('~/api/identity'))
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
    run: (...piece: Parameters<typeof run>) => void run(...piece),
  }
}
