import { allows, type Right, type VacancyFlag } from '~/lib/rules/rights'
import type { Account } from '../account'
import { accountOf, type EngineWorld } from '../world'
import { cookieOf } from './cookies'
import { type Call, signedIn } from './handler'

function accountOfToken(token: string | null | undefined, world: EngineWorld): Account | undefined {
  const username = token ? world.identity.verify(token) : undefined
  return username === undefined ? undefined : accountOf(world, username)
}
/** The account of a call, by the raw id token in its header (wire decision G02). */
export const callerOf = (request: Request, world: EngineWorld): Account | undefined =>
  accountOfToken(request.headers.get('authorization'), world)
/** The account that opens a file: a plain tab sends no header, so the cookie is accepted, too (wire decision B14). */
export const visitorOf = (request: Request, world: EngineWorld): Account | undefined =>
  accountOfToken(request.headers.get('authorization') ?? cookieOf(request, 'sessionToken'), world)

/**
 * Refuses another's corporate (404) and a missing right (403). Without a corporate, the right in any of the account's
 * corporates is enough; of the flags, one is enough.
 */
export function checkRights(
  caller: Pick<Call<EngineWorld, 404>, 'account' | 'refuse'>,
  corporateId: string | undefined,
  right?: Right,
  flags?: readonly VacancyFlag[],
): void {
  const within = signedIn(caller).corporates.filter(
    (own) => corporateId === undefined || own.corporateId === corporateId,
  )
  if (corporateId !== undefined && within.length === 0) throw caller.refuse(404)
  if (right && !within.some(({ menu }) => allows(menu, right))) throw caller.refuse(403)
  if (flags && !within.some(({ vacancies }) => flags.some((flag) => vacancies[flag]))) throw caller.refuse(403)
}
