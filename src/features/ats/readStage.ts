import { stageFilters, type StageWhere } from '~/api/contract/recruitment/stageFilters'
import type { RawSearch } from '~/lib/url/searchParams'
import { readFilters } from '~/list/listUrl'
import { type Order, orders, readPlace, stageNamed, type StageSearch, DEFAULT_PAGE_SIZE } from './stageParams'

/** The state of the stage screen, all of it in the URL. */
export type StageAsked = {
  stage: { id: string; name: string }
  where: StageWhere
  order: Order
  /** From one. */
  page: number
  size: number
  /** The applicant whose panel is open. */
  open?: string
  /** On the board: the column that the open applicant stands in, where it is not `stage`. */
  openStage?: string
  /** Whether one writes to the open applicant. */
  isWriting?: boolean
  isBoard: boolean
}

/** What a URL asks for; without a stage it asks for nothing. */
export function readStage(jobId: string, raw: RawSearch): StageAsked | undefined {
  const stage = stageNamed(jobId, raw)
  return stage && { stage, where: readFilters<StageWhere>(stageFilters, raw), ...readPlace(raw) }
}

/** The same with nobody open. */
export function closed({ open: _open, openStage: _stage, isWriting: _isWriting, ...list }: StageAsked): StageAsked {
  return list
}
/** The same with somebody open. */
export const opened = (asked: StageAsked, userId: string): StageAsked => ({ ...closed(asked), open: userId })

/** The same with somebody of a column of the board open. */
export const openedAt = (asked: StageAsked, userId: string, stageId: string): StageAsked => ({
  ...opened(asked, userId),
  ...(stageId === asked.stage.id ? {} : { openStage: stageId }),
})

/** The URL of a state, without defaults. */
export const stageParams = ({ stage, where, order, page, size, open, openStage, isWriting, isBoard }: StageAsked) =>
  ({
    id: stage.id,
    stage: stage.name,
    ...where,
    ...(order === orders[0].id ? {} : { order }),
    ...(page > 1 ? { page } : {}),
    ...(size === DEFAULT_PAGE_SIZE ? {} : { size }),
    ...(open === undefined ? {} : { open }),
    ...(openStage === undefined ? {} : { at: openStage }),
    ...(isWriting ? { dialog: 'message' as const } : {}),
    ...(isBoard ? { view: 'board' as const } : {}),
  }) as StageSearch
