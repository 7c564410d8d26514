import type { StageFilters } from '~/api/contract/recruitment/stageFilters'
import { readBasket } from './compare/basket'
import { readId } from '~/lib/ids'
import type { RawSearch } from '~/lib/url/searchParams'
import { idParam, numberParam, oneOfParam, textsOf, urlState } from '~/lib/url/urlState'

/** Page sizes of the stage screen (document 2 §9); 10 is the usual one. */
export const PAGE_SIZES = [4, 10, 20, 40] as const
export const DEFAULT_PAGE_SIZE = 10
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
export function stageNamed(jobId: string, { id, stage }: RawSearch): { id: string; name: string } | undefined {
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
export function readPlace(raw: RawSearch) {
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
