/** Zero-based page number and page size. */
type PageRequest = { start: number; length: number }

const envelopeOf = <Row>(content: Row[], totalElements: number, { start, length }: PageRequest) => {
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
export const pageOf = <Item, Row>(rows: readonly Item[], page: PageRequest, toRow: (item: Item) => Row) =>
  envelopeOf(rows.slice(page.start * page.length, (page.start + 1) * page.length).map(toRow), rows.length, page)

/** Searches remembered of a list: pages of one search are asked for one after the other, and by many. */
const REMEMBERED = 30
const searches = new WeakMap<readonly unknown[], Map<string, readonly unknown[]>>()

/**
 * One page of the rows that pass every predicate, of a list that never changes: who passes is remembered under `key`, which
 * names all that the predicates depend on.
 */
export function rememberedPage<Item, Row>(
  rows: readonly Item[],
  { key, tests }: { key: string; tests: readonly ((item: Item) => boolean)[] },
  page: PageRequest,
  toRow: (item: Item) => Row,
) {
  if (tests.length === 0) return pageOf(rows, page, toRow)
  const known = searches.get(rows) ?? new Map<string, readonly unknown[]>()
  searches.set(rows, known)
  const found =
    (known.get(key) as readonly Item[] | undefined) ?? rows.filter((one) => tests.every((test) => test(one)))
  // The latest come last, and the first one goes.
  known.delete(key)
  known.set(key, found)
  if (known.size > REMEMBERED) known.delete(known.keys().next().value!)
  return pageOf(found, page, toRow)
}

/** One page of the rows that pass every predicate: counts all of them, maps only those of the page. */
export function filteredPage<Item, Row>(
  rows: readonly Item[],
  tests: readonly ((item: Item) => boolean)[],
  page: PageRequest,
  toRow: (item: Item) => Row,
) {
  if (tests.length === 0) return pageOf(rows, page, toRow)
  const from = page.start * page.length
  const content: Row[] = []
  let found = 0
  for (const item of rows) {
    if (!tests.every((passes) => passes(item))) continue
    if (found >= from && content.length < page.length) content.push(toRow(item))
    found += 1
  }
  return envelopeOf(content, found, page)
}
