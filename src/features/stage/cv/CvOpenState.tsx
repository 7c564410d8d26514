import { type ReactNode, useMemo, useState } from 'react'
import { useSelection } from '../pipeline/stageContext'
import { CvOpenContext, type ShownPortfolio } from './cvOpen'

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
