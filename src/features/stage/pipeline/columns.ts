import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { type ApplicantsPage, inStage } from './queries'
import type { StageKey } from '../model/applicant'
import { type Column, NO_COLUMN, PAGE_SIZE, pagesBetween, withPage, withStalePages } from '../model/column'

export type ColumnFilters = Pick<ApplicantsPage, 'filters' | 'order'>

export const columnKey = ({ corporateId, klobVacancyCode }: StageKey, stageId: string) =>
  ['board-column', corporateId, klobVacancyCode, stageId] as const

type CardsPage = { cards: readonly StageCard[]; total: number }

/** One page of a column, from 0. */
async function fetchPage(
  stageKey: StageKey,
  { filters, order }: ColumnFilters,
  page: number,
  signal?: AbortSignal,
): Promise<CardsPage> {
  const input = { ...filters, ...inStage(stageKey), order, start: page, length: PAGE_SIZE }
  const { content, totalElements } = await call(pipeline.applicants, input, signal)
  return { cards: content, total: totalElements }
}

/** The first and the last card in view of each column, by its query: a refetch asks for their pages alone. */
const views = new WeakMap<object, readonly [first: number, last: number]>()

/**
 * A column of the board. A refetch asks for its pages in view again, and marks the others as stale: they are asked when
 * they are scrolled to. It has no tag: a move refreshes its two columns itself (see updateColumns).
 */
export const columnQuery = (client: QueryClient, stageKey: StageKey, { filters, order }: ColumnFilters) => {
  const queryKey = [...columnKey(stageKey, stageKey.stageId), { filters, order }] as const
  return queryOptions({
    queryKey,
    async queryFn({ signal }): Promise<Column> {
      const query = client.getQueryCache().find<Column>({ queryKey })
      const [first, last] = (query && views.get(query)) ?? [0, 0]
      const inView = query?.state.data ? pagesBetween(query.state.data, first, last) : []
      const pages = inView.length > 0 ? inView : [0]
      const answers = await Promise.all(
        pages.map((page) =>
          fetchPage(stageKey, { filters, order }, page, signal).then((answer) => ({ page, ...answer })),
        ),
      )
      // Pages that were scrolled to meanwhile are kept.
      const known = withStalePages(client.getQueryData<Column>(queryKey) ?? NO_COLUMN)
      return answers.reduce((column, { page, cards, total }) => withPage(column, page, cards, total), known)
    },
    meta: {},
    staleTime: 0,
    retryOnMount: false,
    // Colleagues move applicants in the same stages.
    refetchOnWindowFocus: true,
  })
}

/** The loaded cards of a column. */
export const cachedColumn = (client: QueryClient, stageKey: StageKey, listState: ColumnFilters): Column | undefined =>
  client.getQueryData(columnQuery(client, stageKey, listState).queryKey)

/** Tells which cards of a column are in view. */
export function setView(
  client: QueryClient,
  stageKey: StageKey,
  listState: ColumnFilters,
  view: readonly [first: number, last: number],
): void {
  const query = client.getQueryCache().find({ queryKey: columnQuery(client, stageKey, listState).queryKey })
  if (query) views.set(query, view)
}

/** Loads one page of a column, for the first time or again. */
export async function loadPage(
  client: QueryClient,
  stageKey: StageKey,
  listState: ColumnFilters,
  page: number,
): Promise<void> {
  const { queryKey } = columnQuery(client, stageKey, listState)
  // Scrolling and stepping may ask for the same page at the same time: it is requested once.
  const { cards, total } = await client.fetchQuery({
    queryKey: ['board-page', ...queryKey, page],
    queryFn: ({ signal }) => fetchPage(stageKey, listState, page, signal),
    meta: {},
    staleTime: 0,
    gcTime: 0,
  })
  client.setQueryData<Column>(queryKey, (column) => column && withPage(column, page, cards, total))
}
