import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import type { Viewer } from '~/components/viewer'
import { notify } from '~/ui/messages/notify'
import type { Writer } from '~/lib/scope'
import type { StageKey } from './queries'
import type { StageState } from './readStage'
import type { Kept } from './moves/refusal/useRefusing'
import type { Applicant } from './moves/whereabouts'
import type { useStageMoves } from './moves/useStageMoves'

/** The message for a key that needs an open applicant. */
const NOBODY_OPEN = 'Buka pelamar dahulu.'
/** Says in sight why a key did nothing. */
export const refuseKey = (why = NOBODY_OPEN): void => void notify(why, 'info')

/** What list and board have in common: the stage, the viewer, the state of the list, and the ways to change it and to move. */
export type StageView = {
  stageKey: StageKey
  viewer: Viewer
  writer: Writer
  stage: Option
  /** None until they are known. */
  stages: readonly Option[]
  /** Where applicants of this stage can be moved, the last used one first. */
  targets: readonly Option[]
  /** The one among them that this person used last. */
  lastTarget: Option | undefined
  /** Whether the stages failed to load, which is shown beside. */
  hasFailed: boolean
  /** What the vacancy is called; undefined until it is known. */
  position: string | undefined
  /** The same without its code where the name cannot be loaded: what candidates read. */
  vacancyName: string | undefined
  listState: StageState
  /** The same as the URL says it by now: keys come faster than the screen is drawn. */
  stateNow: () => StageState
  /** Navigates only while this stage is shown: a late answer must not take the person off another page. */
  setListState: (next: StageState, replace?: boolean) => void
  isShown: () => boolean
  /** Announces to assistive technology what a key or button did, where the rest is visible only. */
  announce: (text: string) => void
  /** Begins one message to several applicants. */
  writeTo: (people: readonly StageCard[]) => void
  moves: ReturnType<typeof useStageMoves>
  /** Whether the conversations with opened applicants are loaded. */
  contact: { isAsked: boolean; ask: () => void }
  /** Refuses somebody of a stage by move and message; answers the stage where they went, if they did. */
  refuse: (applicant: Applicant, from: Option, kept: Kept) => Promise<Option | undefined>
}
