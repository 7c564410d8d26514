import { z } from 'zod/mini'
import type { Corporate } from '~/api/contract/session'
import type { UserScope } from '~/lib/scope'
import { openSetting, storedState } from '~/lib/storedState'

/** How many are remembered. */
const MAX = 20
const schema = z.array(z.string())
const lastCorporates = (userId: string) => storedState<string[]>(openSetting('last-corporates', { userId }), schema, [])

/** Remembers a corporate as the one that the user entered last. */
export const enterCorporate = ({ userId, corporateId }: UserScope) =>
  lastCorporates(userId).change((latest) =>
    latest[0] === corporateId ? latest : [corporateId, ...latest.filter((one) => one !== corporateId)].slice(0, MAX),
  )

/** The corporates with their index of the account, the last used first. */
export function byLastUse(userId: string, corporates: readonly Corporate[]): [number, Corporate][] {
  const last = lastCorporates(userId).get()
  const rankOf = ({ corporateId }: Corporate) => (last.includes(corporateId) ? last.indexOf(corporateId) : MAX)
  return [...corporates.entries()].toSorted(([, a], [, b]) => rankOf(a) - rankOf(b))
}
