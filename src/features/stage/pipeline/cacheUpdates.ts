import type { QueryClient } from '@tanstack/react-query'
import { pipeline, type VacancySummary } from '~/api/contract/recruitment/pipeline'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { SkipRefetch } from '~/api/tags/tags'
import { adjustSeenCounts } from '~/components/seenCounts'
import type { UserScope } from '~/lib/scope'
import type { Move, StageKey } from '../model/applicant'
import { type Column, withoutCards } from '../model/column'
import { columnKey } from './columns'
import { type ApplicantsPage, applicantsQuery } from './queries'

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
 * Updates the columns of a vacancy after a move: the moved applicants are removed from the source at once, and of source
 * and target the pages in view are refetched, the others when they come into view.
 */
function updateColumns(client: QueryClient, { stageKey, from, to }: Move, moved: ReadonlySet<string>): void {
  const [source, target] = [from, to].map(({ id }) => ({ queryKey: columnKey(stageKey, id) }))
  client.setQueriesData<Column>(source!, (column) => column && withoutCards(column, moved))
  void client.invalidateQueries(source)
  void client.invalidateQueries(target)
}

type MovedListener = (client: QueryClient, writer: UserScope, to: StageKey, userIds: readonly string[]) => void
const movedListeners = new Set<MovedListener>()
/** Calls the listener after each move of this tab with who was moved, and where; the same one only once. */
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

/**
 * Removes an applicant who has left from a page of the list and fills it with the first one of the next page; both stay
 * stale, since they are not the server's answer. If the next page is not cached, this one is refetched.
 */
export async function removeFromPage(
  client: QueryClient,
  stageKey: StageKey,
  params: ApplicantsPage,
  userId: string,
): Promise<void> {
  const { queryKey } = applicantsQuery(stageKey, params)
  const { queryKey: nextKey } = applicantsQuery(stageKey, { ...params, page: params.page + 1 })
  // A request in flight may not include the move.
  await client.cancelQueries({ queryKey, exact: true })
  const next = client.getQueryData(nextKey)
  const adjust = (key: typeof queryKey, content: (cards: readonly StageCard[]) => StageCard[]) =>
    client.setQueryData(key, (page) => {
      if (!page) return page
      const totalElements = page.totalElements - 1
      const totalPages = Math.ceil(totalElements / page.size)
      return { ...page, content: content(page.content), totalElements, totalPages }
    })
  const isLast = (client.getQueryData(queryKey)?.totalPages ?? 0) <= params.page
  adjust(queryKey, (cards) => [...cards.filter((card) => card.userId !== userId), ...(next?.content.slice(0, 1) ?? [])])
  adjust(nextKey, (cards) => cards.slice(1))
  void client.invalidateQueries({ queryKey, exact: true, refetchType: next || isLast ? 'none' : 'active' })
  void client.invalidateQueries({ queryKey: nextKey, exact: true, refetchType: 'none' })
}

/** Queries that are not invalidated by a single move: the list is updated in the cache, and the profile is left. */
export const isUpdatedLocally: SkipRefetch = ({ queryKey: [name] }) =>
  name === pipeline.applicants.name || name === pipeline.profile.name
