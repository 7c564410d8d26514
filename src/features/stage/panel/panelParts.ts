import { type ComponentType, createContext } from 'react'

/** What the screen adds to the panel's head: the button that collects an applicant for the comparison. */
export type PanelParts = { CompareButton?: ComponentType<{ userId: string; name: string }> }
export const PanelPartsContext = createContext<PanelParts>({})
