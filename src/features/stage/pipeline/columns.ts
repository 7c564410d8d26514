import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { type ApplicantsPage, inStage } from './queries'
import type { StageKey } from '../model/applicant'

/** Cards of a column per request. */
export const PAGE_SIZE = 50
/** The loaded cards of a column, and how many it has in total. */
export type Column = { cards: readonly StageCard[]; total: number }
export type ColumnFilters = Pick<ApplicantsPage, 'filters' | 'order'>

export const columnKey = ({ corporateId, klobVacancyCode }: StageKey, stageId: string) =>
  ['board-column', corporateId, klobVacancyCode, stageId] as const

export async function fetchCards(
  stageKey: StageKey,
  { filters, order }: ColumnFilters,
  start: number,
  length: number,
  signal?: AbortSignal,
): Promise<Column> {
  const page = { ...filters, ...inStage(stageKey), order, start, length }
  const { content, totalElements } = await call(pipeline.applicants, page, signal)
  return { cards: content, total: totalElements }
}

/** Concatenates two lists without duplicates; an applicant in both keeps their position in the first. */
export function mergeCards(first: readonly StageCard[], next: readonly StageCard[]): readonly StageCard[] {
  const known = new Set(first.map(({ userId }) => userId))
  return [...first, ...next.filter(({ userId }) => !known.has(userId))]
}

/**
 * A column of the board. All its loaded pages are refetched in one request. It has no tag: a move refreshes its two
 * columns itself (see refreshColumns).
 */
export const columnQuery = (client: QueryClient, stageKey: StageKey, { filters, order }: ColumnFilters) => {
  const queryKey = [...columnKey(stageKey, stageKey.stageId), { filters, order }] as const
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Column> => {
      const loaded = client.getQueryData<Column>(queryKey)?.cards.length ?? 0
      return fetchCards(stageKey, { filters, order }, 0, Math.max(1, Math.ceil(loaded / PAGE_SIZE)) * PAGE_SIZE, signal)
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

/** Loads the next page of a column. Moves shift later pages, so pages are merged by applicant. */
export async function loadMore(client: QueryClient, stageKey: StageKey, listState: ColumnFilters): Promise<void> {
  const { queryKey } = columnQuery(client, stageKey, listState)
  const loaded = client.getQueryData<Column>(queryKey)
  if (!loaded) return
  const start = Math.floor(loaded.cards.length / PAGE_SIZE)
  // Scrolling and stepping may ask for the same page at the same time: it is requested once.
  const page = await client.fetchQuery({
    queryKey: ['board-page', ...queryKey, start],
    queryFn: ({ signal }) => fetchCards(stageKey, listState, start, PAGE_SIZE, signal),
    meta: {},
    staleTime: 0,
    gcTime: 0,
  })
  const cards = mergeCards(client.getQueryData<Column>(queryKey)?.cards ?? [], page.cards)
  // A page without new applicants means that the loaded cards are out of date.
  if (cards.length === loaded.cards.length) void client.invalidateQueries({ queryKey })
  else client.setQueryData<Column>(queryKey, { cards, total: page.total })
}
