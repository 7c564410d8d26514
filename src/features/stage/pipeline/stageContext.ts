import { createContext, useContext } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import type { Applicant, StageKey } from '../model/applicant'
import type { StageState } from '../model/stageState'
import type { MoveOptions, MoveOutcome } from './useMoves'
import type { useStageMoves } from './useStageMoves'

/** A stage of a vacancy, as far as it is loaded. */
export type Stage = {
  stageKey: StageKey
  stage: Option
  /** Empty until they are loaded. */
  stages: readonly Option[]
  /** Whether the stages failed to load; the screen shows that. */
  hasFailed: boolean
  /** The vacancy's name, or its code if the name failed to load; undefined until then. */
  position: string | undefined
  /** The vacancy's name, never its code: the text that candidates read. */
  vacancyName: string | undefined
}

/** Who and what is shown of the stage: the state in the URL. */
export type StageSelection = {
  listState: StageState
  /** The state in the URL now, which may be newer than `listState`: keys are pressed faster than the screen renders. */
  currentState: () => StageState
  /**
   * Navigates only while this stage is shown: a late response must not navigate away from another page. `replace` is for
   * a change of the list; opening and closing an applicant have their history entry.
   */
  setListState: (requested: StageState, replace?: boolean) => void
  isShown: () => boolean
}

/** The options of a move for the data that the screen updates itself. */
export type ScreenMoveOptions = Pick<MoveOptions, 'page' | 'skipRefetch'>

/** What is called for people of a rejection of several: after their move, and when one is taken off it. */
export type RejectionListeners = { onMoved: (outcome: MoveOutcome) => void; deselect: (userId: string) => void }

/** What can be done in the stage. */
export type StageActions = {
  moves: ReturnType<typeof useStageMoves>
  /** Announces to assistive technology what a key or button did, where the change is only visible. */
  announce: (text: string) => void
  /** Opens the dialog for one message to several applicants; `deselect` is called for those who are taken off it. */
  writeTo: (people: readonly StageCard[], deselect: (userId: string) => void) => void
  /** Rejects an applicant of a stage by move and message; resolves with the new stage if they were moved. */
  reject?: (applicant: Applicant, from: Option, moveOptions: ScreenMoveOptions) => Promise<Option | undefined>
  /** Rejects several applicants of the shown stage; resolves once closed. */
  rejectMany?: (people: readonly StageCard[], listeners: RejectionListeners) => Promise<void>
  /** Whether the conversations with opened applicants are loaded, and the way to start that. */
  contact: { isEnabled: boolean; enable: () => void }
  /** Whether the answers are unfolded, which carries over to the next applicant. */
  answers: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
}

export const StageContext = createContext<Stage | undefined>(undefined)
export const SelectionContext = createContext<StageSelection | undefined>(undefined)
export const ActionsContext = createContext<StageActions | undefined>(undefined)

const outside = (): never => {
  throw new Error('Outside of a stage')
}
/** The stage that is shown; in the panel of the board that of the open applicant. */
export const useStage = (): Stage => useContext(StageContext) ?? outside()
export const useSelection = (): StageSelection => useContext(SelectionContext) ?? outside()
export const useStageActions = (): StageActions => useContext(ActionsContext) ?? outside()

/** Where applicants of the stage can be moved, the last used one first. */
export function useTargets() {
  const { stageKey } = useStage()
  const { moves } = useStageActions()
  const targets = moves.targetsFrom(stageKey.stageId)
  return { targets, lastTarget: targets.find(moves.isLastTarget) }
}
