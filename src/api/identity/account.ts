import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client'
import { type Corporate, type Profile, session as endpoints } from '~/api/contract/session'
import { statusError } from '~/api/errors'
import { session } from './session'
import { clearUserData, keepWorkOf, setSharedComputer } from '~/lib/storage'
import { forgetTokens } from './tokens'

/** Who is signed in, and the corporates in the order by which the routes count them. */
export type Account = Omit<Profile, 'corporates'> & { corporates: Corporate[] }

const PAGE_SIZE = 100

/** All pages of the user's corporates with their present menus. */
async function freshCorporates(signal: AbortSignal): Promise<Corporate[]> {
  const ask = (start: number) => call(endpoints.corporates, { start, length: PAGE_SIZE }, signal)
  const first = await ask(0)
  const others = await Promise.all(Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, n) => ask(n + 1)))
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
 * The profile says who it is, the menu call what is permitted now; both leave side by side. When the menus cannot be
 * had, those of the profile count (decision 'corporates').
 */
export const accountQuery = queryOptions({
  queryKey: [endpoints.login.name],
  staleTime: 5 * 60_000,
  // Nobody observes it, and a page without its account is lost.
  gcTime: Infinity,
  queryFn: async ({ signal }): Promise<Account> => {
    const userId = session.productId()
    // Another tab may have signed out since somebody was found to be signed in.
    if (!userId) throw statusError(endpoints.login.name, 401)
    const [{ corporates, ...profile }, fresh] = await Promise.all([
      call(endpoints.login, { body: { userId } }, signal),
      freshCorporates(signal).catch(() => undefined),
    ])
    keepWorkOf(
      profile.userId,
      fresh?.map(({ corporateId }) => corporateId),
    )
    return { ...profile, corporates: inRouteOrder(fresh ?? corporates) }
  },
})

const open = async (username: string, password: string) => {
  const identity = await import('./identity')
  await identity.signIn(username, password)
  session.open()
}
const freshAccount = (client: QueryClient) => client.fetchQuery({ ...accountQuery, staleTime: 0 })

type SignIn = { username: string; password: string; isSharedComputer: boolean }
/** Signs in and loads the account; without the account nobody is signed in. */
export async function enter(client: QueryClient, { username, password, isSharedComputer }: SignIn): Promise<Account> {
  await open(username, password)
  setSharedComputer(isSharedComputer)
  // The cache may have answers for the previous user.
  client.clear()
  try {
    return await freshAccount(client)
  } catch (error) {
    forgetTokens()
    throw error
  }
}

/** Signs in again above a page: it has its account, so that a fresh one may come later or not at all. */
export async function resume(client: QueryClient, username: string, password: string): Promise<void> {
  await open(username, password)
  void freshAccount(client).catch(() => {})
}

/** Signs out at the provider, clears this user's data here and in other tabs, and goes to the start page. */
export async function leave(): Promise<void> {
  if (session.productId() !== undefined) {
    const identity = await import('./identity')
    // The provider may be out of reach; this browser is signed out all the same.
    await Promise.race([identity.signOut().catch(() => {}), new Promise((go) => setTimeout(go, 3_000))])
  }
  session.close()
  // What was typed or exported here is not the next person's.
  clearUserData()
  location.assign('/')
}
