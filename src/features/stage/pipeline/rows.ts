import type { QueryClient } from '@tanstack/react-query'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { StageKey } from '../model/applicant'
import type { Arrange } from '~/list/list'
import { indexIn, type LoadedRow, pageOfPosition } from '../model/openPlace'
import { removeFromPage } from './cacheUpdates'
import { nextPage } from '../model/column'
import { cachedColumn, type ColumnFilters, columnQuery, loadPage } from './columns'
import { type ApplicantsPage, applicantsQuery } from './queries'

/** Applicants in order whose pages are loaded on demand: those of the list, or of a column. */
export type ApplicantRow = {
  /** What is loaded now. */
  read: () => LoadedRow<StageCard> | undefined
  /** Loads it, up to an applicant and the one after them, as far as they are there. */
  load: (userId?: string) => Promise<LoadedRow<StageCard> | undefined>
  /** The applicant at a position of the whole list, whose page is loaded if it is not yet; undefined beyond either end. */
  cardAt: (at: number) => Promise<StageCard | undefined>
  /** Removes an applicant who has left from what is loaded. */
  remove: (userId: string) => Promise<void>
}

/** The list of a stage: what is loaded of it is the shown page. */
export function listRow(
  client: QueryClient,
  stageKey: StageKey,
  params: ApplicantsPage,
  arrange: Arrange<StageCard>,
): ApplicantRow {
  const { queryKey } = applicantsQuery(stageKey, params)
  const read = (): LoadedRow<StageCard> | undefined => {
    const data = client.getQueryData(queryKey)
    return data && { cards: arrange(data.content), first: (params.page - 1) * params.size, total: data.totalElements }
  }
  return {
    read,
    async load() {
      await client.ensureQueryData(applicantsQuery(stageKey, params))
      return read()
    },
    async cardAt(at) {
      const row = read()
      if (at < 0 || (row && at >= row.total)) return undefined
      const loaded = row?.cards[at - row.first]
      if (loaded) return loaded
      const { page, index } = pageOfPosition(at, params.size)
      const { content } = await client.fetchQuery(applicantsQuery(stageKey, { ...params, page }))
      return arrange(content)[index]
    },
    async remove(userId) {
      if (indexIn(read(), userId) >= 0) await removeFromPage(client, stageKey, params, userId)
    },
  }
}

/** A column of the board: its pages are joined from the top. */
export function columnRow(client: QueryClient, stageKey: StageKey, filters: ColumnFilters): ApplicantRow {
  const read = (): LoadedRow<StageCard> | undefined => {
    const column = cachedColumn(client, stageKey, filters)
    return column && { cards: column.cards, total: column.total, first: 0 }
  }
  /** Loads pages until enough cards are there, or all. */
  async function loadUntil(isEnough: (cards: readonly StageCard[]) => boolean) {
    let column = await client.ensureQueryData(columnQuery(client, stageKey, filters))
    for (let page = nextPage(column); page !== undefined && !isEnough(column.cards); page = nextPage(column)) {
      await loadPage(client, stageKey, filters, page)
      column = cachedColumn(client, stageKey, filters) ?? column
      // The loaded pages have become fewer meanwhile.
      if (column.pages.length <= page) break
    }
    return column.cards
  }
  return {
    read,
    async load(userId) {
      await loadUntil((cards) => {
        const index = cards.findIndex((card) => card.userId === userId)
        return userId === undefined || (index >= 0 && index < cards.length - 1)
      })
      return read()
    },
    cardAt: async (at) => (at < 0 ? undefined : (await loadUntil((cards) => at < cards.length))[at]),
    // A move has removed them already, and refetches the column.
    remove: () => Promise.resolve(),
  }
}

/** Who takes the place of an applicant who leaves: whoever has moved up into it, else the one before; and where they are. */
export async function successor(
  row: ApplicantRow,
  at: number,
  userId: string,
): Promise<[StageCard, number] | undefined> {
  for (const position of [at, at + 1, at - 1]) {
    const card = await row.cardAt(position)
    // They may still be listed.
    if (card && card.userId !== userId) return [card, position]
  }
  return undefined
}
