import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { ApplicantsAsked, StageAt } from '../queries'

/** So many cards of a column are asked for at a time. */
export const PAGE = 50
/** The cards of a column that are loaded, and how many there are. */
export type Column = { cards: readonly StageCard[]; total: number }
type ColumnAsked = Pick<ApplicantsAsked, 'where' | 'order'>

const keyOf = ({ corporateId, klobVacancyCode }: StageAt, stageId: string) =>
  ['board-column', corporateId, klobVacancyCode, stageId] as const

async function read(
  { corporateId, klobVacancyCode, stageId }: StageAt,
  { where, order }: ColumnAsked,
  start: number,
  length: number,
  signal?: AbortSignal,
): Promise<Column> {
  const page = { ...where, vacancyCode: klobVacancyCode, stageId, corporateId, order, start, length }
  const { content, totalElements } = await call(pipeline.applicants, page, signal)
  return { cards: content, total: totalElements }
}

/** One list of two, each person once: who is in the first stands where the first has them. */
export function joined(first: readonly StageCard[], more: readonly StageCard[]): readonly StageCard[] {
  const known = new Set(first.map(({ userId }) => userId))
  return [...first, ...more.filter(({ userId }) => !known.has(userId))]
}

/**
 * A column of the board. However many pages of it are loaded, it is asked for anew in one call. It bears no tag: a move
 * asks for its two columns by itself (see refreshColumns).
 */
export const columnQuery = (client: QueryClient, at: StageAt, { where, order }: ColumnAsked) => {
  const queryKey = [...keyOf(at, at.stageId), { where, order }] as const
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Column> => {
      const loaded = client.getQueryData<Column>(queryKey)?.cards.length ?? 0
      return read(at, { where, order }, 0, Math.max(1, Math.ceil(loaded / PAGE)) * PAGE, signal)
    },
    meta: {},
    staleTime: 0,
    retryOnMount: false,
    // Colleagues work in the same stages.
    refetchOnWindowFocus: true,
  })
}

/** Loads the next page of a column. Moves shift later pages, so they are joined by person. */
export async function loadMore(client: QueryClient, at: StageAt, asked: ColumnAsked): Promise<void> {
  const { queryKey } = columnQuery(client, at, asked)
  const loaded = client.getQueryData<Column>(queryKey)
  if (!loaded) return
  const page = await read(at, asked, Math.floor(loaded.cards.length / PAGE), PAGE)
  const cards = joined(client.getQueryData<Column>(queryKey)?.cards ?? [], page.cards)
  // Without anybody new on it, what is loaded no longer fits what the server has.
  if (cards.length === loaded.cards.length) void client.invalidateQueries({ queryKey })
  else client.setQueryData<Column>(queryKey, { cards, total: page.total })
}

/**
 * What a move has changed of a vacancy's columns: whoever moved leaves the one at once, which is then asked for anew as far
 * as it was loaded; of the other one the first page is.
 */
export function refreshColumns(
  client: QueryClient,
  at: StageAt,
  { from, to, moved }: { from: string; to: string; moved: ReadonlySet<string> },
): void {
  const source = { queryKey: keyOf(at, from) }
  client.setQueriesData<Column>(source, (column) => {
    if (!column) return column
    const cards = column.cards.filter(({ userId }) => !moved.has(userId))
    return { cards, total: column.total - (column.cards.length - cards.length) }
  })
  void client.invalidateQueries(source)
  const target = client.getQueryCache().findAll({ queryKey: keyOf(at, to) })
  for (const query of target) {
    const { queryKey } = query
    const asked = queryKey.at(-1) as ColumnAsked
    if (!query.isActive()) {
      void client.invalidateQueries({ queryKey, refetchType: 'none' })
      continue
    }
    void read({ ...at, stageId: to }, asked, 0, PAGE).then(
      ({ cards, total }) =>
        client.setQueryData<Column>(queryKey, (column) => ({ cards: joined(cards, column?.cards ?? []), total })),
      () => client.invalidateQueries({ queryKey }),
    )
  }
}
