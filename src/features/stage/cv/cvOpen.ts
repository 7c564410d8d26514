import { createContext, useContext } from 'react'
import type { Portfolio } from '../panel/portfolios'

/** Whether CVs are shown in the panel, which carries over to the next applicant. */
export type CvOpen = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** A portfolio that is shown for its applicant, above the CV. */
  portfolio: ShownPortfolio | undefined
  setPortfolio: (portfolio: ShownPortfolio | undefined) => void
}
export type ShownPortfolio = Portfolio & { userId: string }
export const CvOpenContext = createContext<CvOpen>({
  isOpen: false,
  setOpen: () => {},
  portfolio: undefined,
  setPortfolio: () => {},
})
export const useCvOpen = (): CvOpen => useContext(CvOpenContext)
