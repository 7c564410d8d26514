import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useSelection } from '../pipeline/stageContext'
import type { Portfolio } from '../panel/portfolios'

/** Whether CVs are shown in the panel, which carries over to the next applicant. */
type CvOpen = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** A portfolio that is shown for its applicant, above the CV. */
  portfolio: ShownPortfolio | undefined
  setPortfolio: (portfolio: ShownPortfolio | undefined) => void
}
type ShownPortfolio = Portfolio & { userId: string }
const CvOpenContext = createContext<CvOpen>({
  isOpen: false,
  setOpen: () => {},
  portfolio: undefined,
  setPortfolio: () => {},
})
export const useCvOpen = (): CvOpen => useContext(CvOpenContext)

/** Keeps CVs open from one applicant of the stage to the next, until the panel is closed. */
export function CvOpenState({ children }: { children: ReactNode }) {
  const { listState } = useSelection()
  const [isOpen, setOpen] = useState(false)
  const [portfolio, setPortfolio] = useState<ShownPortfolio>()
  if (isOpen && listState.open === undefined) setOpen(false)
  if (portfolio && listState.open !== portfolio.userId) setPortfolio(undefined)
  const value = useMemo(() => ({ isOpen, setOpen, portfolio, setPortfolio }), [isOpen, portfolio])
  return <CvOpenContext value={value}>{children}</CvOpenContext>
}
