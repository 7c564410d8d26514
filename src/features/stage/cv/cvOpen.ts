import { createContext, useContext } from 'react'

/** Whether CVs are shown in the panel, which carries over to the next applicant. */
export type CvOpen = { isOpen: boolean; setOpen: (isOpen: boolean) => void }
export const CvOpenContext = createContext<CvOpen>({ isOpen: false, setOpen: () => {} })
export const useCvOpen = (): CvOpen => useContext(CvOpenContext)
