import { allows, type Right, type VacancyFlag } from '~/lib/rights'
import { cookieOf } from './cookies'
import { Refusal } from './refusal'
import type { Account } from './world/accounts'
import type { World } from './worlds'

function holderOf(token: string | null | undefined, world: World): Account | undefined {
  const username = token ? world.identity.verify(token) : undefined
  return username === undefined ? undefined : world.accountOf(username)
}
/** Who makes a call: its header holds the raw id token (wire decision G02). */
export const callerOf = (request: Request, world: World): Account | undefined =>
  holderOf(request.headers.get('authorization'), world)
/** Who opens a file: a plain tab sends no header, so there the cookie stands for it (wire decision B14). */
export const visitorOf = (request: Request, world: World): Account | undefined =>
  holderOf(request.headers.get('authorization') ?? cookieOf(request, 'sessionToken'), world)

/** A corporate of others is unknown to the caller, a missing right is refused; without a corporate any will do. Of the flags one is enough. */
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
