import { stageFilters, type StageFilters } from '~/api/contract/recruitment/stageFilters'
import type { Option } from '~/api/contract/values'
import { readId } from '~/lib/ids'
import type { RawSearch } from '~/lib/url/searchParams'
import { idParam, numberParam, oneOfParam, textsOf, urlState } from '~/lib/url/urlState'
import { readFilters } from '~/list/listUrl'
import { basketTexts, type Compared, readBasket } from './compare/basket'

/** Page sizes of the stage screen (document 2 §9); 10 is the usual one. */
export const PAGE_SIZES = [4, 10, 20, 40] as const
const DEFAULT_PAGE_SIZE = 10
/** Orders of a stage's applicants (document 2 §4.1). */
export const orders = [
  { id: '0', text: 'Terbaru' },
  { id: '1', text: 'Terlama' },
  { id: '2', text: 'A-Z' },
  { id: '3', text: 'Z-A' },
] as const
export type Order = (typeof orders)[number]['id']

/** The stage screen's URL, flat and without defaults: whose stage, which applicants, who is open, whether one writes to them, list, board or comparison, and who is compared. */
export type StageSearch = StageFilters & {
  id?: string
  stage?: string
  page?: number
  size?: number
  order?: Order
  open?: string
  at?: string
  dialog?: 'message'
  view?: 'board' | 'compare'
  compare?: string[]
  c?: string
}

/** The stage that a URL names, or undefined when it names none. The name is shown as text until the true one is known. */
function stageNamed(jobId: string, { id, stage }: RawSearch): { id: string; name: string } | undefined {
  const stageId = readId(id)
  const name = typeof stage === 'string' ? stage.trim().slice(0, 100) : ''
  return stageId && name && readId(jobId) ? { id: stageId, name } : undefined
}

type Place = {
  page: number
  size: number
  order: Order
  open?: string
  at?: string
  dialog: '' | 'message'
  view: '' | 'board' | 'compare'
}
const placeUrl = urlState<Place>({
  page: numberParam(1),
  size: oneOfParam<number>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
  order: oneOfParam(orders.map(({ id }) => id)),
  open: idParam,
  at: idParam,
  dialog: oneOfParam(['', 'message']),
  view: oneOfParam(['', 'board', 'compare']),
})

/** Where in the list somebody is, and how it is shown; an invalid value counts as missing. */
function readPlace(raw: RawSearch) {
  const { view, open, at, dialog, ...place } = placeUrl.read(raw)
  const basket = readBasket(textsOf(raw, 'compare'))
  return {
    ...place,
    isBoard: view === 'board',
    basket,
    isComparing: view === 'compare' && basket.length > 1,
    ...(open === undefined ? {} : { open, isWriting: dialog === 'message' }),
    // Only the board shows somebody of another stage.
    ...(open === undefined || at === undefined || view !== 'board' ? {} : { openStage: at }),
  }
}

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
/** The first page of another stage with the same filters and view, nobody open. */
export const withStage = (listState: StageState, { id, text }: Option): StageState => ({
  ...withoutOpenApplicant(listState),
  stage: { id, name: text },
  page: 1,
  isComparing: false,
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
