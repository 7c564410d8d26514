import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { type Account, accountQuery } from '~/api/identity/account'
import { config } from '~/api/config'
import type { Corporate } from '~/api/contract/session'
import { ApiError } from '~/api/errors'
import { session } from '~/api/identity/session'
import { forgetTokens } from '~/api/identity/tokens'
import { samePath } from '~/lib/url/urls'
import { allows, type Menu, type Right, type VacancyFlag } from '~/lib/rules/rights'

/**
 * Who is signed in, or away: a visitor to the sign-in, somebody without a corporate to the main site (document 1 §2,
 * 'Protected-route rule').
 */
export async function requireAccount(client: QueryClient, tried: string): Promise<Account> {
  const signIn = () => redirect({ to: '/login', search: tried === '/' ? {} : { next: tried } })
  // With work in the page, its session's end is told above it; what the next screen reads waits for the new sign-in.
  if (!session.productId() && !session.isHeld()) throw signIn()
  // Before anything is shown there is nothing to lose: an ended session redirects to the sign-in page.
  const account = await client.ensureQueryData({ ...accountQuery, revalidateIfStale: true }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    // The sign-in page redirects anyone with tokens; tokens that the server refuses would redirect back here for ever.
    forgetTokens()
    throw signIn()
  })
  if (account.corporates.length > 0) return account
  location.replace(config().mainSiteUrl)
  return new Promise(() => {})
}

/** Home: the landing page for a visitor, the way into the corporate chooser for everybody else (document 1 §2). */
export const requireHome = async (client: QueryClient): Promise<{ account?: Account }> =>
  session.productId() === undefined ? {} : requireChoice(client, '/')

/** Redirects a signed-in person to where a sign-in would have gone (decision 'landing'). */
export function redirectIfSignedIn(next: string | undefined): void {
  if (session.productId() !== undefined) throw redirect({ href: samePath(next, location.origin) ?? '/home' })
}

/** The way into the corporate chooser: with one corporate there is nothing to choose (document 1 §2). */
export async function requireChoice(client: QueryClient, tried: string): Promise<{ account: Account }> {
  const account = await requireAccount(client, tried)
  if (account.corporates.length === 1) throw redirect({ to: '/dashboard/$index', params: { index: '0' } })
  return { account }
}

/**
 * The place among the corporates that a URL means, or undefined; a named corporate wins over the counted one. What is no
 * number is no address of the console, whatever it names.
 */
export function chooseCorporate(corporates: readonly Corporate[], index: string, named?: string): number | undefined {
  if (!/^\d+$/.test(index)) return undefined
  const place = /^(0|[1-9]\d{0,5})$/.test(index) ? Number(index) : -1
  if (named !== undefined && corporates[place]?.corporateId !== named) {
    const moved = corporates.findIndex(({ corporateId }) => corporateId === named)
    return moved < 0 ? undefined : moved
  }
  return corporates[place] ? place : undefined
}

/** A screen that the corporate's menu does not permit. */
export class NoAccessError extends Error {
  override name = 'NoAccessError'
  constructor(readonly missing: readonly (Right | VacancyFlag)[]) {
    super()
  }
}

/** Throws when one of the rights is missing. */
export function requireRights(menu: Menu, rights: readonly Right[]): void {
  const missing = rights.filter((right) => !allows(menu, right))
  if (missing.length > 0) throw new NoAccessError(missing)
}
