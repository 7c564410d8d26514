import type { Option } from '~/api/contract/values'
import type { Viewer } from '~/components/viewer'
import type { StageAt } from './queries'
import type { StageAsked } from './readStage'
import type { useMoves } from './moves/useMoves'

/** What list and board have in common: whose stage, who looks, what is asked, and the ways to ask and to move. */
export type StageView = {
  at: StageAt
  viewer: Viewer
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
  asked: StageAsked
  /** Goes there, as long as this stage is shown: an answer that comes later leads nobody away. */
  ask: (next: StageAsked, replace?: boolean) => void
  isShown: () => boolean
  moves: ReturnType<typeof useMoves>
}
