import type { StageWhere } from '~/api/contract/stageFilters'
import type { RawSearch } from '~/lib/searchParams'

/** Page sizes of the stage screen (document 2 §9); 10 is the usual one. */
export const PAGE_SIZES = [4, 10, 20, 40] as const
export const USUAL_SIZE = 10
/** Orders of a stage's applicants (document 2 §4.1). */
export const orders = [
  { id: '0', text: 'Terbaru' },
  { id: '1', text: 'Terlama' },
  { id: '2', text: 'A-Z' },
  { id: '3', text: 'Z-A' },
] as const
export type Order = (typeof orders)[number]['id']

/** The stage screen's URL, flat and without defaults: whose stage, which applicants, who is open, whether one writes to them, list or board. */
export type StageSearch = StageWhere & {
  id?: string
  stage?: string
  page?: number
  size?: number
  order?: Order
  open?: string
  dialog?: 'message'
  view?: 'board'
  c?: string
}

const ID = /^[\w.-]{1,64}$/
const idIn = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined)

/** The stage that a URL names, or undefined when it names none. The name is shown as text until the true one is known. */
export function stageNamed(jobId: string, { id, stage }: RawSearch): { id: string; name: string } | undefined {
  const stageId = idIn(id)
  const name = typeof stage === 'string' ? stage.trim().slice(0, 100) : ''
  return stageId && name && idIn(jobId) ? { id: stageId, name } : undefined
}

/** Where in the list somebody is, and how it is shown; what does not fit counts as not said. */
export function readPlace({ page, size, order, open, dialog, view }: RawSearch) {
  const openId = idIn(open)
  return {
    page: /^[1-9]\d{0,6}$/.test(String(page)) ? Math.min(Number(page), 1_000_000) : 1,
    size: PAGE_SIZES.find((one) => String(one) === String(size)) ?? USUAL_SIZE,
    order: orders.find(({ id }) => id === String(order))?.id ?? orders[0].id,
    isBoard: view === 'board',
    ...(openId === undefined ? {} : { open: openId, isWriting: dialog === 'message' }),
  }
}
