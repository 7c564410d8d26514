import type { StageCard } from '~/api/contract/recruitment/profile'

/** Cards of a column per request. */
export const PAGE_SIZE = 50

type LoadedPage = {
  cards: readonly StageCard[]
  /** Whether others were asked for since: it is asked for again when it comes into view. */
  isStale: boolean
}
/** The loaded pages of a column from its top, their cards joined, and how many applicants it has in total. */
export type Column = { pages: readonly LoadedPage[]; cards: readonly StageCard[]; total: number }

export const columnOf = (pages: readonly LoadedPage[], total: number): Column => ({
  pages,
  cards: pages.flatMap(({ cards }) => cards),
  total,
})

export const NO_COLUMN = columnOf([], 0)

/**
 * A column with the answer for one of its pages, or for the page after its last. Moves shift applicants between pages:
 * one who was on another page is now on this one alone.
 */
export function withPage(column: Column, page: number, cards: readonly StageCard[], total: number): Column {
  // Pages before it are gone meanwhile.
  if (page > column.pages.length) return column
  const here = new Set(cards.map(({ userId }) => userId))
  const pages = column.pages.map((other) => without(other, here))
  pages[page] = { cards, isStale: false }
  pages.length = Math.min(pages.length, Math.max(1, Math.ceil(total / PAGE_SIZE)))
  // The last ones are loaded again when the end comes into view.
  while (pages.length > 1 && isEmptied(pages.at(-1)!)) pages.pop()
  return columnOf(pages, total)
}

/** A page without some applicants; one that loses all of its applicants is out of date. */
function without(page: LoadedPage, userIds: ReadonlySet<string>): LoadedPage {
  const cards = page.cards.filter(({ userId }) => !userIds.has(userId))
  if (cards.length === page.cards.length) return page
  return { cards, isStale: page.isStale || cards.length === 0 }
}
/** Whether all applicants of a page have left it since: others are there now. */
const isEmptied = ({ cards, isStale }: LoadedPage) => isStale && cards.length === 0

export const withStalePages = (column: Column): Column => ({
  ...column,
  pages: column.pages.map((page) => ({ ...page, isStale: true })),
})

/**
 * The loaded pages of the cards between two positions, both included, and the first page that all have left: it has no
 * card that could come into view.
 */
export function pagesBetween({ pages }: Column, first: number, last: number): number[] {
  const emptied = pages.findIndex(isEmptied)
  const found: number[] = []
  let start = 0
  for (const [page, { cards }] of pages.entries()) {
    if (page === emptied || (start <= last && start + cards.length > first)) found.push(page)
    start += cards.length
  }
  return found
}

/** The page to load when the cards between two positions are in view: one of theirs that is stale, or the next one near the end. */
export function pageToLoad(column: Column, first: number, last: number): number | undefined {
  const stale = pagesBetween(column, first, last).find((page) => column.pages[page]!.isStale)
  const isNearEnd = last >= column.cards.length - PAGE_SIZE / 5
  return stale ?? (isNearEnd ? nextPage(column) : undefined)
}

/** The first page that is not loaded, or whose applicants have all left, if there is one. */
export function nextPage({ pages, total }: Column): number | undefined {
  const emptied = pages.findIndex(isEmptied)
  if (emptied >= 0) return emptied
  return pages.length * PAGE_SIZE < total ? pages.length : undefined
}

/** Removes applicants who have left from the loaded cards of a column. */
export function withoutCards(column: Column, userIds: ReadonlySet<string>): Column {
  const pages = column.pages.map((page) => without(page, userIds))
  const gone = column.cards.filter(({ userId }) => userIds.has(userId)).length
  return columnOf(pages, column.total - gone)
}
