import type { Option } from '~/api/contract/values'
import { withoutOpenApplicant, type StageState } from './readStage'

/** The first page of another stage with the same filters and view, nobody open. */
export const withStage = (listState: StageState, { id, text }: Option): StageState => ({
  ...withoutOpenApplicant(listState),
  stage: { id, name: text },
  page: 1,
  isComparing: false,
})
