import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { Read } from '~/components/reads/StaleNotice'
import type { UserScope } from '~/lib/scope'
import type { Applicant, StageKey } from '../model/applicant'
import type { PanelActions } from '../model/panelActions'

export type PanelProps = {
  card: Applicant
  actions: PanelActions
  /** What has changed about the applicant's place meanwhile. */
  notice?: ReactNode
  /** The list around the panel, which may be out of view: the panel says when its latest read failed. */
  listRead?: Read<unknown>
}

/** What is new in a stage since the last visit. */
export type SinceVisit = {
  markOf: (userId: string) => string | undefined
  /** Records the visit; the applicants count as seen from the next one on. */
  remember: (userIds: readonly string[]) => void
}

/** What the screen hands to the layers below it, since they do not know it; by default its place stays empty. */
export type StageParts = {
  Panel: ComponentType<PanelProps> & { preload: () => void }
  /** Renders the verdict on an applicant whose profile is cached. */
  Verdict: ComponentType<{ stageKey: StageKey; userId: string; children: (verdict: string) => ReactNode }>
  /** The button that shows an applicant's identity, where that is hidden. */
  Reveal: ComponentType<{ userId: string; name: string }>
  /** Provides the visit to what it surrounds. */
  Visit: ComponentType<{ children: ReactNode }>
  /** How many have applied since the last visit, and the button that marks the stage as seen. */
  SinceLine: ComponentType<{ onAccepted: () => void }>
  /** Compares the ticked applicants. */
  CompareSelected: ComponentType<{ userIds: readonly string[] }>
  /** Marks applicants as seen without counting as a visit to the stage. */
  markAsSeen: (client: QueryClient, writer: UserScope, stageKey: StageKey, userIds: readonly string[]) => void
}

export const VisitContext = createContext<SinceVisit>({
  markOf: () => undefined,
  remember: () => {},
})
export const useVisit = (): SinceVisit => useContext(VisitContext)

export const noParts: StageParts = {
  Panel: Object.assign(() => null, { preload: () => {} }),
  Verdict: () => null,
  Reveal: () => null,
  Visit: ({ children }) => children,
  SinceLine: () => null,
  CompareSelected: () => null,
  markAsSeen: () => {},
}
export const PartsContext = createContext(noParts)
export const useStageParts = (): StageParts => useContext(PartsContext)
