import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { type Account, accountQuery } from '~/api/identity/account'
import { config } from '~/api/config'
import type { Corporate } from '~/api/contract/session'
import { ApiError } from '~/api/errors'
import { session } from '~/api/identity/session'
import { clearTokens } from '~/api/identity/tokens'
import { safeNextPath } from '~/lib/url/urls'
import { allows, type Menu, type Right, type VacancyFlag } from '~/lib/rules/rights'

/** The path to return to; without its filters, which can name people, where Back has brought up an earlier address. */
function returnPath(requestedPath: string): string {
  const [navigation] = performance.getEntriesByType('navigation')
  const isBack = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
  return isBack ? requestedPath.split('?')[0]! : requestedPath
}

/**
 * Returns the account, or redirects: visitors to the sign-in, users without a corporate to the main site (document 1 §2,
 * 'Protected-route rule').
 */
export async function requireAccount(client: QueryClient, requestedPath: string): Promise<Account> {
  const signIn = () =>
    redirect({
      to: '/login',
      search: {
        ...(requestedPath === '/' ? {} : { next: returnPath(requestedPath) }),
        // In the address, so that a reload says so, too.
        ...(session.hasEnded() ? { ended: true } : {}),
      },
    })
  // With unsaved work in the page, the sign-in opens above it, and queries wait for the new session.
  if (!session.productId() && !session.holdsWork()) throw signIn()
  // Nothing is shown yet, so an ended session can redirect to the sign-in page.
  const account = await client.ensureQueryData({ ...accountQuery, revalidateIfStale: true }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    // The sign-in page redirects users with tokens, so rejected tokens would cause a redirect loop.
    clearTokens()
    throw signIn()
  })
  if (account.corporates.length > 0) return account
  location.replace(config().mainSiteUrl)
  return new Promise(() => {})
}

/** The query cache, and the screen at which a corporate with a menu is entered. */
export type EntryContext = {
  queryClient: QueryClient
  /** The path with `$index`; not typed by the routes, whose types depend on this context. */
  entryOf: (menu: Menu) => Promise<string>
}

/** Guard of home: the landing page for visitors, the corporate chooser for others (document 1 §2). */
export const requireHome = async (context: EntryContext): Promise<{ account?: Account }> =>
  session.productId() === undefined ? {} : requireChoice(context, '/')

/** Redirects a signed-in user to the target of a sign-in (decision 'landing'). */
export function redirectIfSignedIn(next: string | undefined): void {
  if (session.productId() !== undefined) throw redirect({ href: safeNextPath(next, location.origin) ?? '/home' })
}

/** Guard of the corporate chooser: users of a single corporate are redirected to it (document 1 §2). */
export async function requireChoice(context: EntryContext, requestedPath: string): Promise<{ account: Account }> {
  const account = await requireAccount(context.queryClient, requestedPath)
  const [only, another] = account.corporates
  if (only && !another) throw redirect({ href: (await context.entryOf(only.menu)).replace('$index', '0') })
  return { account }
}

/**
 * The index of the corporate in a URL, or undefined; a corporate id in the URL wins over the index. A path segment that is
 * not a number is never valid.
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

/** Thrown for a screen that the corporate's menu does not permit. */
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
