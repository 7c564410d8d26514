import type { PaginationState } from '@tanstack/react-table'

/** What a pager reads of a table; without its row type, in which the library's table is invariant. */
export type PagedTable = {
  state: { pagination: PaginationState }
  getRowCount: () => number
  getPageCount: () => number
  setPageIndex: (index: number) => void
  setPageSize: (size: number) => void
}

/** The pages of cards, which are no table: the library would cost their screen 10 KB. Their size is fixed. */
export const pagesOfCards = (
  page: number,
  size: number,
  total: number,
  onPage: (page: number) => void,
): PagedTable => ({
  state: { pagination: { pageIndex: page - 1, pageSize: size } },
  getRowCount: () => total,
  getPageCount: () => Math.ceil(total / size),
  setPageIndex: (index) => onPage(index + 1),
  setPageSize: () => {},
})
