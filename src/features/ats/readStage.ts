import { stageFilters, type StageWhere } from '~/api/contract/stageFilters'
import type { RawSearch } from '~/lib/searchParams'
import { readWhere } from '~/search/query'
import { type Order, orders, readPlace, stageNamed, type StageSearch, USUAL_SIZE } from './stageParams'

/** What the stage screen shows: all of it stands in the URL. */
export type StageAsked = {
  stage: { id: string; name: string }
  where: StageWhere
  order: Order
  /** From one. */
  page: number
  size: number
  /** The applicant whose panel is open. */
  open?: string
  isBoard: boolean
}

/** What a URL asks for; without a stage it asks for nothing. */
export function readStage(jobId: string, raw: RawSearch): StageAsked | undefined {
  const stage = stageNamed(jobId, raw)
  return stage && { stage, where: readWhere<StageWhere>(stageFilters, raw), ...readPlace(raw) }
}

/** The URL of what is asked, without defaults. */
export const stageParams = ({ stage, where, order, page, size, open, isBoard }: StageAsked) =>
  ({
    id: stage.id,
    stage: stage.name,
    ...where,
    ...(order === orders[0].id ? {} : { order }),
    ...(page > 1 ? { page } : {}),
    ...(size === USUAL_SIZE ? {} : { size }),
    ...(open === undefined ? {} : { open }),
    ...(isBoard ? { view: 'board' as const } : {}),
  }) as StageSearch
