import type { Messaging } from './messaging'

type Input<Row> = {
  messages: Pick<Messaging<Row>, 'when' | 'off'>
  /** The rows of the page. */
  rows: readonly Row[]
  /** The recipient's index in `rows`. */
  from: number
  by: 1 | -1
  page: number
  pages: number
  /** The rows of another page. */
  pageOf: (page: number) => Promise<readonly Row[]>
}

/** Maximum distance in pages to search. */
const MAX_PAGES = 5

/** The next or previous row whose person can be messaged, across pages; undefined at the end. */
export async function findNeighbour<Row>({
  messages,
  rows,
  from,
  by,
  page,
  pages,
  pageOf,
}: Input<Row>): Promise<{ row: Row; page: number } | undefined> {
  const canWrite = (row: Row) => (messages.when?.(row) ?? true) && messages.off?.(row) === undefined
  const nearest = (some: readonly Row[]) => (by === 1 ? some.find(canWrite) : some.findLast(canWrite))
  const onPage = nearest(by === 1 ? rows.slice(from + 1) : rows.slice(0, Math.max(0, from)))
  if (onPage) return { row: onPage, page }
  for (let other = page + by; other >= 1 && other <= pages && Math.abs(other - page) <= MAX_PAGES; other += by) {
    const row = nearest(await pageOf(other))
    if (row) return { row, page: other }
  }
  return undefined
}
