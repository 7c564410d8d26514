import type { StoredTokens } from './tokens'

const MAX_REVOKE_MS = 3_000

/** Rejects after a time; the provider's answer may take for ever. */
export const withTimeout = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), ms))])

/** Runs work in one tab at a time, where the browser has locks. */
export const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, work) : work()

/** Ends a session at the provider; false when that is uncertain (decision 'a sign-out that did not reach the provider'). */
export function revoke(tokens: StoredTokens): Promise<boolean> {
  const attempt = async () => {
    const identity = await import('./identity')
    await identity.revoke(tokens).catch((error: unknown) => {
      // Then it has ended there already.
      if (!identity.isRefused(error)) throw error
    })
  }
  return withTimeout(attempt(), MAX_REVOKE_MS).then(
    () => true,
    () => false,
  )
}
