import type { Option } from '~/api/contract/values'
import type { Viewer } from '~/parts/viewer'
import type { StageAt } from './queries'
import type { StageAsked } from './readStage'
import type { useMoves } from './useMoves'

/** What list and board have in common: whose stage, who looks, what is asked, and the ways to ask and to move. */
export type StageView = {
  at: StageAt
  viewer: Viewer
  stage: Option
  /** None until they are known. */
  stages: readonly Option[]
  /** Whether the stages cannot be had, which is told beside. */
  isLost: boolean
  /** What the vacancy is called; undefined until it is known. */
  position: string | undefined
  asked: StageAsked
  ask: (next: StageAsked, replace?: boolean) => void
  moves: ReturnType<typeof useMoves>
}
