import { createContext, useContext } from 'react'
import type { Menu } from '~/lib/rules/rights'
import type { Scope, UserScope } from '~/lib/scope'

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
