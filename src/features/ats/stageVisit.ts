import type { Option } from '~/api/contract/values'
import { closed, type StageAsked } from './readStage'

/** The first page of another stage with the same filters and view, nobody open. */
export const atStage = (asked: StageAsked, { id, text }: Option): StageAsked => ({
  ...closed(asked),
  stage: { id, name: text },
  page: 1,
})
