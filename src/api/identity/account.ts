import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client'
import { type Corporate, type Profile, session as endpoints } from '~/api/contract/session'
import { statusError } from '~/api/errors'
import type { SignInStep } from './signInStep'
import { session } from './session'
import { clearUserData, clearWorkOfOthers, setSharedComputer } from '~/lib/storage'
import { clearTokens, type StoredTokens } from './tokens'

/** The signed-in user, with the corporates in the order in which routes index them. */
export type Account = Omit<Profile, 'corporates'> & { corporates: Corporate[] }

const PAGE_SIZE = 100

/** All pages of the user's corporates with their current menus. */
async function freshCorporates(signal: AbortSignal): Promise<Corporate[]> {
  const fetchPage = (start: number) => call(endpoints.corporates, { start, length: PAGE_SIZE }, signal)
  const first = await fetchPage(0)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, n) => fetchPage(n + 1)),
  )
  return [first, ...others].flatMap((page) => page.content)
}

/** Corporates by corporateId: as numbers when all are numeric, else as text (decision 'corporate order'). */
export function inRouteOrder(corporates: readonly Corporate[]): Corporate[] {
  const numeric = corporates.every(({ corporateId }) => /^\d+$/.test(corporateId))
  const compare = numeric
    ? (a: Corporate, b: Corporate) => Number(a.corporateId) - Number(b.corporateId)
    : (a: Corporate, b: Corporate) => (a.corporateId < b.corporateId ? -1 : a.corporateId > b.corporateId ? 1 : 0)
  return corporates.toSorted(compare)
}

/**
 * The profile identifies the user, the menu call gives the current permissions; both are sent in parallel. If the menus
 * cannot be loaded, those of the profile are used (decision 'corporates').
 */
export const accountQuery = queryOptions({
  queryKey: [endpoints.login.name],
  staleTime: 5 * 60_000,
  // It has no observers, and a page cannot work without its account.
  gcTime: Infinity,
  queryFn: async ({ signal }): Promise<Account> => {
    const userId = session.productId()
    // Another tab may have signed out since the sign-in was checked.
    if (!userId) throw statusError(endpoints.login.name, 401)
    const [{ corporates, ...profile }, fresh] = await Promise.all([
      call(endpoints.login, { body: { userId } }, signal),
      freshCorporates(signal).catch(() => undefined),
    ])
    const permitted = fresh?.map(({ corporateId }) => corporateId)
    session.keepThrough(() => clearWorkOfOthers(profile.userId, permitted))
    return { ...profile, corporates: inRouteOrder(fresh ?? corporates) }
  },
})

/** What proves a user: ID and password, or what was asked for after them. */
export type Proof = { username: string; password: string } | { step: SignInStep; answer: string }

async function tokensFor(proof: Proof): Promise<StoredTokens> {
  if ('step' in proof) return proof.step.answer(proof.answer)
  const identity = await import('./identity')
  return identity.signInAtProvider(proof.username, proof.password)
}
const freshAccount = (client: QueryClient) => client.fetchQuery({ ...accountQuery, staleTime: 0 })

type SignIn = Proof & { isSharedComputer: boolean }
/** Signs in and loads the account; if that fails, the tokens are cleared again. */
export async function signIn(client: QueryClient, { isSharedComputer, ...proof }: SignIn): Promise<Account> {
  const tokens = await tokensFor(proof)
  setSharedComputer(isSharedComputer)
  session.open(tokens)
  // The cache may have answers for the previous user.
  client.clear()
  try {
    const account = await freshAccount(client)
    await session.whenJoined()
    return account
  } catch (error) {
    clearTokens()
    throw error
  }
}

/** Signs in again above an open page. The page has its account already, so the reload may be late or fail. */
export async function reauthenticate(client: QueryClient, proof: Proof): Promise<void> {
  session.open(await tokensFor(proof))
  void freshAccount(client).catch(() => {})
}

/**
 * Signs out at the provider, clears this user's data here and in other tabs, and goes to `path` as a visitor. `onUncertain`
 * may try again where the provider was out of reach; this browser is signed out all the same.
 */
export async function leave(
  path: string,
  onUncertain: (revoke: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const revoke = session.revocation()
  const isRevoked = await revoke()
  // The next user must not see what was typed or exported here.
  clearUserData()
  session.close()
  if (!isRevoked) await onUncertain(revoke)
  location.assign(path)
}
