import { type ReactNode, useMemo, useState } from 'react'
import { useSelection } from '../pipeline/stageContext'
import { CvOpenContext } from './cvOpen'

/** Keeps CVs open from one applicant of the stage to the next, until the panel is closed. */
export function CvOpenState({ children }: { children: ReactNode }) {
  const { listState } = useSelection()
  const [isOpen, setOpen] = useState(false)
  if (isOpen && listState.open === undefined) setOpen(false)
  const value = useMemo(() => ({ isOpen, setOpen }), [isOpen])
  return <CvOpenContext value={value}>{children}</CvOpenContext>
}
