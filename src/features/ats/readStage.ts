import { stageFilters, type StageFilters } from '~/api/contract/recruitment/stageFilters'
import type { RawSearch } from '~/lib/url/searchParams'
import { readFilters } from '~/list/listUrl'
import { basketTexts, type Compared } from './compare/basket'
import { type Order, orders, readPlace, stageNamed, type StageSearch, DEFAULT_PAGE_SIZE } from './stageParams'

/** The state of the stage screen, all of it in the URL. */
export type StageState = {
  stage: { id: string; name: string }
  filters: StageFilters
  order: Order
  /** From one. */
  page: number
  size: number
  /** The applicant whose panel is open. */
  open?: string
  /** On the board: the column of the open applicant, if it is not `stage`. */
  openStage?: string
  /** Whether one writes to the open applicant. */
  isWriting?: boolean
  isBoard: boolean
  /** Who is to be compared. */
  basket: readonly Compared[]
  isComparing: boolean
}

/** The state in a URL; undefined without a stage. */
export function readStage(jobId: string, raw: RawSearch): StageState | undefined {
  const stage = stageNamed(jobId, raw)
  return stage && { stage, filters: readFilters<StageFilters>(stageFilters, raw), ...readPlace(raw) }
}

/** The same with nobody open. */
export function withoutOpenApplicant({
  open: _open,
  openStage: _stage,
  isWriting: _isWriting,
  ...list
}: StageState): StageState {
  return list
}
/** The same with somebody open. */
export const withOpenApplicant = (listState: StageState, userId: string): StageState => ({
  ...withoutOpenApplicant(listState),
  open: userId,
})

/** The same with somebody of a column of the board open. */
export const withOpenApplicantIn = (listState: StageState, userId: string, stageId: string): StageState => ({
  ...withOpenApplicant(listState, userId),
  ...(stageId === listState.stage.id ? {} : { openStage: stageId }),
})

/** The same when stepping from one applicant to the next: a message that is open stays open, to the next one. */
export const stillWriting = ({ isWriting = false }: StageState, next: StageState): StageState =>
  isWriting ? { ...next, isWriting } : next

/** A change of what is shown, made to what the URL says by now: keys come faster than the screen is drawn. */
export function changedOn(now: StageState, shown: StageState, next: StageState): StageState {
  const changed = Object.entries(next).filter(([name, value]) => value !== shown[name as keyof StageState])
  const kept = Object.entries(now).filter(([name]) => name in next || !(name in shown))
  return Object.fromEntries([...kept, ...changed]) as StageState
}

/** The URL of a state, without defaults. */
export const stageParams = ({
  stage,
  filters,
  order,
  page,
  size,
  open,
  openStage,
  isWriting,
  isBoard,
  basket,
  isComparing,
}: StageState) =>
  ({
    id: stage.id,
    stage: stage.name,
    ...filters,
    ...(order === orders[0].id ? {} : { order }),
    ...(page > 1 ? { page } : {}),
    ...(size === DEFAULT_PAGE_SIZE ? {} : { size }),
    ...(open === undefined ? {} : { open }),
    ...(openStage === undefined ? {} : { at: openStage }),
    ...(isWriting ? { dialog: 'message' as const } : {}),
    ...(isComparing ? { view: 'compare' as const } : isBoard ? { view: 'board' as const } : {}),
    ...(basket.length > 0 ? { compare: basketTexts(basket) } : {}),
  }) as StageSearch
