/** Applicants in a row as they are loaded: a page of the list, or a column from its top. */
export type LoadedRow<Card extends { userId: string } = { userId: string }> = {
  cards: readonly Card[]
  /** The position of the first one in the whole list, from 0. */
  first: number
  /** How many the whole list has. */
  total: number
}

/** Where the open applicant is in the whole list, counted from 0. */
export type OpenPlace =
  /** In the list, in the loaded part or elsewhere. */
  | { kind: 'listed'; at: number }
  /** No longer in it: the next one has moved up to `at`. */
  | { kind: 'left'; at: number }
  /** Never seen in it. */
  | { kind: 'unknown' }

/** The index of an applicant among the loaded ones; -1 without them. */
export const indexIn = (row: LoadedRow | undefined, userId: string | undefined): number =>
  row?.cards.findIndex((card) => card.userId === userId) ?? -1

/**
 * The gap that an applicant has left: before the first one still here who followed them, since others may have come or
 * gone above; where nobody of that time is left, their former position. `last` is the row in which they were seen last.
 */
function gapAfter(userId: string, last: LoadedRow, now: LoadedRow): number {
  const index = indexIn(last, userId)
  const isHere = (card: { userId: string }) => indexIn(now, card.userId) >= 0
  const next = last.cards.slice(index + 1).find(isHere)
  if (next) return now.first + indexIn(now, next.userId)
  const previous = last.cards.slice(0, index).findLast(isHere)
  return previous ? now.first + indexIn(now, previous.userId) + 1 : last.first + index
}

/** The place of an applicant in a row, by where they were seen last. */
export function placeOf(
  userId: string | undefined,
  last: LoadedRow | undefined,
  now: LoadedRow | undefined,
): OpenPlace {
  // While it loads, they are where they were.
  const row = now ?? last
  const index = indexIn(row, userId)
  if (row && index >= 0) return { kind: 'listed', at: row.first + index }
  return userId !== undefined && last && now ? { kind: 'left', at: gapAfter(userId, last, now) } : { kind: 'unknown' }
}

/** The position of the applicant after or before a place; of an unknown one, the first or last that is loaded. */
export function positionBeside(place: OpenPlace, by: 1 | -1, { first, cards }: LoadedRow): number {
  if (place.kind === 'listed') return place.at + by
  if (place.kind === 'left') return by === 1 ? place.at : place.at - 1
  return by === 1 ? first : first + cards.length - 1
}

/** The page of a position, from 1, and the index within it. */
export const pageOfPosition = (at: number, size: number) => ({ page: Math.floor(at / size) + 1, index: at % size })

/** How many cards a page has up to the end of the row of a place; of a place on another page none. */
export function cardsUpToRow(place: OpenPlace, { page, size }: { page: number; size: number }, perRow: number): number {
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
