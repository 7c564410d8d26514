/** Where the open applicant is in a list, counted from 0 across its pages. */
export type OpenPlace =
  /** In the list, on the shown page or another one. */
  | { kind: 'listed'; at: number }
  /** No longer in it: the next one has moved up to `at`. */
  | { kind: 'left'; at: number }
  /** Never seen in it. */
  | { kind: 'unknown' }

type Paging = { page: number; size: number }
/** Where an applicant was seen last, and the ids of the page at that time. */
export type LastPlace = { at: number; ids: readonly string[] }

/**
 * The gap that an applicant has left in a page: before the first one still here who followed them, since others may
 * have come or gone above; where nobody of the page is left, their former position.
 */
export function gapAfter({ at, ids }: LastPlace, page: readonly string[], { page: number, size }: Paging): number {
  const index = at % size
  const next = ids.slice(index + 1).find((id) => page.includes(id))
  const previous = ids.slice(0, index).findLast((id) => page.includes(id))
  const first = (number - 1) * size
  if (next !== undefined) return first + page.indexOf(next)
  return previous === undefined ? at : first + page.indexOf(previous) + 1
}

/** The position of the applicant after or before the open one; without a place, the first or last of the page. */
export function positionBeside(place: OpenPlace, by: 1 | -1, { page, size }: Paging): number {
  if (place.kind === 'listed') return place.at + by
  if (place.kind === 'left') return by === 1 ? place.at : place.at - 1
  return by === 1 ? (page - 1) * size : page * size - 1
}

/** The page of a position, from 1, and the index within it. */
export const pageOfPosition = (at: number, size: number) => ({ page: Math.floor(at / size) + 1, index: at % size })

/** How many cards a page has up to the end of the row of a place; of a place on another page none. */
export function cardsUpToRow(place: OpenPlace, { page, size }: Paging, perRow: number): number {
  if (place.kind === 'unknown') return 0
  const { page: ownPage, index } = pageOfPosition(place.at, size)
  return ownPage === page ? (Math.floor(index / perRow) + 1) * perRow : 0
}

/**
 * How many cards come before the open panel. Cards that were after it stay there, though their row begins before it (the
 * grid fills the gap): else the panel would be moved in the page, and what is typed there would lose the focus.
 */
export function cardsBeforePanel(ids: readonly string[], upToRow: number, after: readonly string[]): number {
  const first = ids.findIndex((id) => after.includes(id))
  return first < 0 ? Math.min(upToRow, ids.length) : Math.min(upToRow, first)
}
