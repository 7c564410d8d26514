import { type ComponentType, createContext, type ReactNode } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { MenuEntry } from '~/ui/dialogs/ActionMenu'
import type { Portfolio } from './portfolios'

export type EntriesProps = { userId: string; name: string; children: (entries: readonly MenuEntry[]) => ReactNode }
export type PortfolioProps = {
  userId: string
  children: (entries: (portfolio: Portfolio) => readonly MenuEntry[]) => ReactNode
}
export type CvProps = { userId: string; profile: ApplicantProfile }
/** What the screen adds to the panel. */
export type PanelParts = {
  /** The menu entries that compare an applicant with others. */
  CompareEntries: ComponentType<EntriesProps>
  /** The button that shows the CV in the panel. */
  CvButton: ComponentType<{ userId: string; profile: ApplicantProfile | undefined }>
  /** The menu entry that shows a portfolio in the panel, where that can be. */
  PortfolioEntries: ComponentType<PortfolioProps>
  /** Shows the CV, or a portfolio, instead of what it surrounds. */
  CvView: ComponentType<CvProps & { children: ReactNode }>
}
export const noPanelParts: PanelParts = {
  CompareEntries: ({ children }) => children([]),
  CvButton: () => null,
  PortfolioEntries: ({ children }) => children(() => []),
  CvView: ({ children }) => children,
}
export const PanelPartsContext = createContext(noPanelParts)
