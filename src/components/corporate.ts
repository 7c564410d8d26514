import { createContext, useContext } from 'react'
import { z } from 'zod/mini'
import type { Corporate } from '~/api/contract/session'
import type { Menu } from '~/lib/rules/rights'
import type { Scope, UserScope } from '~/lib/scope'
import { openSetting, storedState } from '~/lib/storedState'

/** The signed-in user and the corporate they work in. */
export type Viewer = {
  userId: string
  corporate: { corporateId: string; corporateName: string; menu: Menu }
}

/** The corporate of a screen, its user, and its index among the user's corporates (as in the URL). */
export type CorporateContext = { viewer: Viewer; writer: UserScope; scope: Scope; index: string }

/** Provided by the layout of the admin area. */
export const CurrentCorporate = createContext<CorporateContext | undefined>(undefined)

/** The corporate of the admin area; a stable object until the corporate or the user changes. */
export function useCorporate(): CorporateContext {
  const corporate = useContext(CurrentCorporate)
  if (!corporate) throw new Error('useCorporate outside of the admin area')
  return corporate
}

const sizesSchema = z.catchall(z.object({}), z.number())
type Sizes = z.infer<typeof sizesSchema>

/** The page sizes that a user chose last, by the path of the screen without the corporate's index. */
export const pageSizes = (owner: UserScope) => storedState<Sizes>(openSetting('page-sizes', owner), sizesSchema, {})
const pathOf = (path: string) => path.replace(/^\/dashboard\/[^/]+/, '')

/** The search of a link to a screen: it opens with the page size that was chosen last. */
export function sizeSearch(sizes: Sizes, path: string): { size: number } | undefined {
  const size = sizes[pathOf(path)]
  return size === undefined ? undefined : { size }
}
/** Keeps a page size for the links to the screen. */
export function keepPageSize(owner: UserScope, path: string, size: number): void {
  pageSizes(owner).change((latest) => ({ ...latest, [pathOf(path)]: size }))
}

/** How many corporates are remembered. */
const MAX_ENTERED = 20
const enteredSchema = z.array(z.string())
const entered = (userId: string) => storedState<string[]>(openSetting('last-corporates', { userId }), enteredSchema, [])

/** Remembers a corporate as the one that the user entered last. */
export const enterCorporate = ({ userId, corporateId }: UserScope) =>
  entered(userId).change((latest) =>
    latest[0] === corporateId
      ? latest
      : [corporateId, ...latest.filter((one) => one !== corporateId)].slice(0, MAX_ENTERED),
  )

/** The corporates with their index of the account, the last used first. */
export function byLastUse(userId: string, corporates: readonly Corporate[]): [number, Corporate][] {
  const last = entered(userId).get()
  const rankOf = ({ corporateId }: Corporate) => (last.includes(corporateId) ? last.indexOf(corporateId) : MAX_ENTERED)
  return [...corporates.entries()].toSorted(([, a], [, b]) => rankOf(a) - rankOf(b))
}
