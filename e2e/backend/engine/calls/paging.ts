/** Zero-based page number and page size. */
type PageOf = { start: number; length: number }

const pageAround = <Row>(content: Row[], totalElements: number, { start, length }: PageOf) => {
  const totalPages = Math.ceil(totalElements / length)
  return {
    content,
    number: start,
    size: length,
    totalPages,
    totalElements,
    first: start === 0,
    last: start >= totalPages - 1,
    numberOfElements: content.length,
  }
}

/** One page of all rows; past the end it is empty with the true totals (wire decision G05). */
export const pageOf = <Kept, Row>(rows: readonly Kept[], page: PageOf, show: (kept: Kept) => Row) =>
  pageAround(rows.slice(page.start * page.length, (page.start + 1) * page.length).map(show), rows.length, page)

/** One page of the rows that pass every predicate: counts all of them, maps only those of the page. */
export function pageWhere<Kept, Row>(
  rows: readonly Kept[],
  tests: readonly ((kept: Kept) => boolean)[],
  page: PageOf,
  show: (kept: Kept) => Row,
) {
  if (tests.length === 0) return pageOf(rows, page, show)
  const from = page.start * page.length
  const content: Row[] = []
  let found = 0
  for (const kept of rows) {
    if (!tests.every((passes) => passes(kept))) continue
    if (found >= from && content.length < page.length) content.push(show(kept))
    found += 1
  }
  return pageAround(content, found, page)
}
