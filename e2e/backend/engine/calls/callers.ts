import { allows, type Right, type VacancyFlag } from '~/lib/rules/rights'
import type { Account } from '../account'
import { accountOf, type EngineWorld } from '../world'
import { cookieOf } from './cookies'
import { Refusal } from './refusal'

function holderOf(token: string | null | undefined, world: EngineWorld): Account | undefined {
  const username = token ? world.identity.verify(token) : undefined
  return username === undefined ? undefined : accountOf(world, username)
}
/** Who makes a call: its header holds the raw id token (wire decision G02). */
export const callerOf = (request: Request, world: EngineWorld): Account | undefined =>
  holderOf(request.headers.get('authorization'), world)
/** Who opens a file: a plain tab sends no header, so the cookie is accepted instead (wire decision B14). */
export const visitorOf = (request: Request, world: EngineWorld): Account | undefined =>
  holderOf(request.headers.get('authorization') ?? cookieOf(request, 'sessionToken'), world)

/**
 * Refuses a corporate of others as unknown (404) and a missing right (403). Without a corporate, any of the account's
 * will do; of the flags, one is enough.
 */
export function checkWithin(
  account: Account,
  corporateId: string | undefined,
  right?: Right,
  flags?: readonly VacancyFlag[],
): void {
  const within = account.corporates.filter((own) => corporateId === undefined || own.corporateId === corporateId)
  if (corporateId !== undefined && within.length === 0) throw new Refusal(404)
  if (right && !within.some(({ menu }) => allows(menu, right))) throw new Refusal(403)
  if (flags && !within.some(({ vacancies }) => flags.some((flag) => vacancies[flag]))) throw new Refusal(403)
}
