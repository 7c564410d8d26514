import type { QueryClient } from '@tanstack/react-query'
import { pipeline, type VacancySummary } from '~/api/contract/recruitment/pipeline'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { SkipRefetch } from '~/api/tags/tags'
import { adjustSeenCounts } from '~/components/seenCounts'
import type { UserScope } from '~/lib/scope'
import type { Move, StageKey } from '../model/applicant'
import { type Column, type ColumnFilters, columnKey, fetchCards, mergeCards, PAGE_SIZE } from './columns'
import { cachedCards, firstCardOfNextPage, isOnCachedPage, type ListPage, nextPage, pageKey } from './pages'

/** Adjusts a vacancy's stage counts after a move, wherever they are cached; `by` is the change by stage id. */
function adjustCounts(client: QueryClient, { klobVacancyCode }: StageKey, by: ReadonlyMap<string, number>): void {
  client.setQueriesData({ queryKey: [pipeline.vacancies.name] }, (vacancies: VacancySummary[] | undefined) =>
    vacancies?.map((one) =>
      one.klobVacancyCode === klobVacancyCode
        ? {
            ...one,
            stageCounter: one.stageCounter.map((stage) => ({
              ...stage,
              count: Math.max(0, stage.count + (by.get(stage.id) ?? 0)),
            })),
          }
        : one,
    ),
  )
}
/**
 * Updates the columns of a vacancy after a move. The moved applicants are removed from the source column at once, and
 * its loaded pages are refetched; of the target column only the first page is.
 */
function updateColumns(client: QueryClient, { stageKey, from, to }: Move, moved: ReadonlySet<string>): void {
  const source = { queryKey: columnKey(stageKey, from.id) }
  client.setQueriesData<Column>(source, (column) => {
    if (!column) return column
    const cards = column.cards.filter(({ userId }) => !moved.has(userId))
    return { cards, total: column.total - (column.cards.length - cards.length) }
  })
  void client.invalidateQueries(source)
  const target = client.getQueryCache().findAll({ queryKey: columnKey(stageKey, to.id) })
  for (const query of target) {
    const { queryKey } = query
    const listState = queryKey.at(-1) as ColumnFilters
    if (!query.isActive()) {
      void client.invalidateQueries({ queryKey, refetchType: 'none' })
      continue
    }
    void fetchCards({ ...stageKey, stageId: to.id }, listState, 0, PAGE_SIZE).then(
      ({ cards, total }) =>
        client.setQueryData<Column>(queryKey, (column) => ({ cards: mergeCards(cards, column?.cards ?? []), total })),
      () => client.invalidateQueries({ queryKey }),
    )
  }
}

type MovedListener = (client: QueryClient, writer: UserScope, to: StageKey, userIds: readonly string[]) => void
const movedListeners = new Set<MovedListener>()
/** Calls the listener after each move of this tab with who was moved, and where. */
export const onMoved = (listener: MovedListener): void => void movedListeners.add(listener)

/**
 * Updates what is cached after a request to move: counts and columns show it without a request of their own. If nobody
 * was moved, the columns alone are refetched, since they may be out of date.
 */
export function updateCaches(client: QueryClient, writer: UserScope, move: Move, moved: ReadonlySet<string>): void {
  const { stageKey, from, to } = move
  if (moved.size > 0) {
    const by = new Map([
      [from.id, -moved.size],
      [to.id, moved.size],
    ])
    adjustCounts(client, stageKey, by)
    adjustSeenCounts(client, writer, stageKey.klobVacancyCode, by)
    for (const listener of movedListeners) listener(client, writer, { ...stageKey, stageId: to.id }, [...moved])
  }
  updateColumns(client, move, moved)
}

/** Updates a cached page, and marks it as stale, since it is not the server's response. */
function updatePage(client: QueryClient, place: ListPage, content: (cards: StageCard[]) => StageCard[], by = 0): void {
  const queryKey = pageKey(place)
  client.setQueryData(queryKey, (page) => {
    if (!page) return page
    const totalElements = page.totalElements + by
    return {
      ...page,
      content: content(page.content),
      totalElements,
      totalPages: Math.ceil(totalElements / page.size),
    }
  })
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
}
/**
 * Appends the first applicant of the next page to a page that an applicant is leaving, and returns the neighbour of the
 * one who leaves. If the next page is not cached, the page is refetched.
 */
export async function fillPage(client: QueryClient, place: ListPage, userId: string): Promise<StageCard | undefined> {
  const queryKey = pageKey(place)
  // A request in flight may not include the move.
  await client.cancelQueries({ queryKey, exact: true })
  const nextCard = firstCardOfNextPage(client, place)
  if (nextCard) {
    updatePage(client, place, (cards) => [...cards, nextCard])
    updatePage(client, nextPage(place), (cards) => cards.slice(1))
  } else if ((client.getQueryData(queryKey)?.totalPages ?? 0) > place.params.page)
    void client.invalidateQueries({ queryKey, exact: true })
  const cards = cachedCards(client, place) ?? []
  const index = cards.findIndex((card) => card.userId === userId)
  return cards[index + 1] ?? cards[index - 1]
}
/** Removes a moved applicant from a page. */
export function removeFromPage(client: QueryClient, place: ListPage, userId: string): void {
  if (!isOnCachedPage(client, place, userId)) return
  updatePage(client, place, (cards) => cards.filter((card) => card.userId !== userId), -1)
  updatePage(client, nextPage(place), (cards) => cards, -1)
}

/** Queries that are not invalidated by a single move: the list is updated in the cache, and the profile is left. */
export const isUpdatedLocally: SkipRefetch = ({ queryKey: [name] }) =>
  name === pipeline.applicants.name || name === pipeline.profile.name
