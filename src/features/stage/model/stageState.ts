import { stageFilters, type StageFilters } from '~/api/contract/recruitment/stageFilters'
import type { Option } from '~/api/values'
import { readId } from '~/lib/ids'
import { type RawSearch, stringifySearch } from '~/lib/url/searchParams'
import { idParam, numberParam, oneOfParam, paramTexts, urlState } from '~/lib/url/urlState'
import { readFilters } from '~/list/listUrl'
import { basketParams, type ComparedApplicant, readBasket } from './basket'

/** Page sizes of the stage screen (document 2 §9); 10 is the default. */
export const STAGE_PAGE_SIZES = [4, 10, 20, 40] as const
const DEFAULT_PAGE_SIZE = 10
/** Orders of a stage's applicants (document 2 §4.1). */
export const orders = [
  { id: '0', text: 'Terbaru' },
  { id: '1', text: 'Terlama' },
  { id: '2', text: 'A-Z' },
  { id: '3', text: 'Z-A' },
] as const
export type Order = (typeof orders)[number]['id']
/** The orders that tell nothing of names. */
export const ordersByDate = orders.filter(({ id }) => id === '0' || id === '1')
/** The criteria that tell who an applicant is. */
export const nameFilters = ['firstNames', 'lastNames', 'email'] as const satisfies readonly (keyof StageFilters)[]

/**
 * The stage screen's URL, flat and without defaults: stage, filters and page, the open applicant (on the board with
 * their column, `at`), the message dialog, list, board or comparison, and the compared applicants.
 */
export type StageSearch = StageFilters & {
  id?: string
  stage?: string
  page?: number
  size?: number
  order?: Order
  open?: string
  at?: string
  dialog?: 'message'
  view?: 'board' | 'compare' | 'compareBoard'
  compare?: string[]
  c?: string
}

/** The stage in a URL; undefined when it names none. Its name is shown until the stages are loaded. */
function stageFromUrl(jobId: string, { id, stage }: RawSearch): { id: string; name: string } | undefined {
  const stageId = readId(id)
  const name = typeof stage === 'string' ? stage.trim().slice(0, 100) : ''
  return stageId && name && readId(jobId) ? { id: stageId, name } : undefined
}

type ViewParams = {
  page: number
  size: number
  order: Order
  open?: string
  at?: string
  dialog: '' | 'message'
  view: '' | 'board' | 'compare' | 'compareBoard'
}
const viewParams = urlState<ViewParams>({
  page: numberParam(1),
  size: oneOfParam<number>(STAGE_PAGE_SIZES, DEFAULT_PAGE_SIZE),
  order: oneOfParam(orders.map(({ id }) => id)),
  open: idParam,
  at: idParam,
  dialog: oneOfParam(['', 'message']),
  view: oneOfParam(['', 'board', 'compare', 'compareBoard']),
})

/** Page, open applicant and view from a URL; an invalid value counts as missing. */
function readViewState(raw: RawSearch) {
  const { view, open, at, dialog, ...paging } = viewParams.read(raw)
  const basket = readBasket(paramTexts(raw, 'compare'))
  // The comparison keeps the view that it was opened from.
  const isBoard = view === 'board' || view === 'compareBoard'
  return {
    ...paging,
    isBoard,
    basket,
    isComparing: (view === 'compare' || view === 'compareBoard') && basket.length > 1,
    ...(open === undefined ? {} : { open, isWriting: dialog === 'message' }),
    // Only the board shows applicants of other stages.
    ...(open === undefined || at === undefined || !isBoard ? {} : { openStage: at }),
  }
}

/** The state of the stage screen, all of it in the URL. */
export type StageState = {
  stage: { id: string; name: string }
  filters: StageFilters
  /** Whether the URL also asks for a name, which is hidden. */
  isNameDropped?: boolean
  order: Order
  /** Counted from 1. */
  page: number
  size: number
  /** The applicant whose panel is open. */
  open?: string
  /** On the board: the column of the open applicant, if it is not `stage`. */
  openStage?: string
  /** Whether the conversation with the open applicant is shown. */
  isWriting?: boolean
  isBoard: boolean
  /** The applicants to compare. */
  basket: readonly ComparedApplicant[]
  isComparing: boolean
}

/**
 * Reads the state of a vacancy's stage in a URL; undefined without a stage. Where names are hidden, nothing of it asks by
 * them (decision 'blind review').
 */
export const readStage =
  (jobId: string, areNamesHidden = false) =>
  (raw: RawSearch): StageState | undefined => {
    const stage = stageFromUrl(jobId, raw)
    const read = stage && { stage, filters: readFilters<StageFilters>(stageFilters, raw), ...readViewState(raw) }
    return read && areNamesHidden ? withoutNames(read) : read
  }

function withoutNames({ filters: named, order, ...state }: StageState): StageState {
  const filters = { ...named }
  for (const name of nameFilters) delete filters[name]
  const isNameDropped = Object.keys(filters).length < Object.keys(named).length
  const isByDate = ordersByDate.some(({ id }) => id === order)
  return { ...state, filters, order: isByDate ? order : orders[0].id, ...(isNameDropped ? { isNameDropped } : {}) }
}

/** The state without an open applicant. */
export function withoutOpenApplicant({
  open: _open,
  openStage: _stage,
  isWriting: _isWriting,
  ...list
}: StageState): StageState {
  return list
}
/** The state with an applicant open. */
export const withOpenApplicant = (listState: StageState, userId: string): StageState => ({
  ...withoutOpenApplicant(listState),
  open: userId,
})

/** The state with an applicant of a board column open. */
export const withOpenApplicantIn = (listState: StageState, userId: string, stageId: string): StageState => ({
  ...withOpenApplicant(listState, userId),
  ...(stageId === listState.stage.id ? {} : { openStage: stageId }),
})
/** The first page of another stage with the same filters and view, without an open applicant. */
export const withStage = (listState: StageState, { id, text }: Option): StageState => ({
  ...withoutOpenApplicant(listState),
  stage: { id, name: text },
  page: 1,
  isComparing: false,
})

/** Keeps the conversation open, with the next applicant, when stepping from one applicant to another. */
export const withConversationKept = ({ isWriting = false }: StageState, next: StageState): StageState =>
  isWriting ? { ...next, isWriting } : next

/**
 * Applies the difference between the shown state and the next one to the URL's current state, which may be newer: keys
 * are pressed faster than the screen renders.
 */
export function applyChange(current: StageState, shown: StageState, next: StageState): StageState {
  const before = new Map(Object.entries(shown))
  const changed = Object.entries(next).filter(([name, value]) => value !== before.get(name))
  const retained = Object.entries(current).filter(([name]) => name in next || !(name in shown))
  // Whatever the next state lacks comes from the current one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries([...retained, ...changed]) as StageState
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
    ...(isComparing
      ? { view: isBoard ? ('compareBoard' as const) : ('compare' as const) }
      : isBoard
        ? { view: 'board' as const }
        : {}),
    ...(basket.length > 0 ? { compare: basketParams(basket) } : {}),
  }) as StageSearch

/**
 * What a change of the state is for Back: an applicant opens in the list as it is, which is a history entry of its own;
 * closes there, which takes it back; is another one or shows something else, within the same entry; or the list changes.
 */
export function historyStep(now: StageState, next: StageState): 'open' | 'close' | 'within' | 'list' {
  const [listNow, listNext] = [now, next].map((state) => stringifySearch(stageParams(withoutOpenApplicant(state))))
  if (listNow !== listNext) return 'list'
  if ((now.open === undefined) === (next.open === undefined)) return 'within'
  return now.open === undefined ? 'open' : 'close'
}
