import { createContext, useContext } from 'react'
import type { Menu } from '~/lib/rules/rights'
import type { Scope, Writer } from '~/lib/scope'

/** Who looks at a screen, and within which corporate. */
export type Viewer = {
  userId: string
  corporate: { corporateId: string; corporateName: string; menu: Menu }
}

/** The corporate that a screen works in, who works and writes there, and its place among the user's corporates. */
export type CorporateContext = { viewer: Viewer; writer: Writer; scope: Scope; index: string }

/** Provided by the frame of the admin area. */
export const CurrentCorporate = createContext<CorporateContext | undefined>(undefined)

/** The corporate of the admin area; the same object until the corporate or the user changes. */
export function useCorporate(): CorporateContext {
  const corporate = useContext(CurrentCorporate)
  if (!corporate) throw new Error('useCorporate outside of the admin area')
  return corporate
}
