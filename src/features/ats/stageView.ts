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
  stages: readonly Option[]
  position: string
  asked: StageAsked
  ask: (next: StageAsked, replace?: boolean) => void
  moves: ReturnType<typeof useMoves>
}
