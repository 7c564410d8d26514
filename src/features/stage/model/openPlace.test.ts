import { describe, expect, test } from 'vitest'
import {
  cardsBeforePanel,
  cardsUpToRow,
  type LoadedRow,
  type OpenPlace,
  pageOfPosition,
  placeOf,
  positionBeside,
} from './openPlace'

const secondPage = { page: 2, size: 10 }
const rowOf = (ids: readonly string[], first = 0): LoadedRow => ({
  cards: ids.map((userId) => ({ userId })),
  first,
  total: 50,
})

test.each<[string, OpenPlace, number, number]>([
  ['listed on the page', { kind: 'listed', at: 14 }, 15, 13],
  ['listed on another page', { kind: 'listed', at: 20 }, 21, 19],
  ['who has left: the next one has moved up', { kind: 'left', at: 14 }, 14, 13],
  ['who has left as the first of all', { kind: 'left', at: 0 }, 0, -1],
  ['never seen in the list: the first and the last of the page', { kind: 'unknown' }, 10, 12],
])('beside an applicant %s', (_, place, after, before) => {
  const row = rowOf(['A', 'B', 'C'], 10)
  expect([positionBeside(place, 1, row), positionBeside(place, -1, row)]).toEqual([after, before])
})
describe('the place of an applicant', () => {
  const last = rowOf(['A', 'B', 'C', 'D'], 4)
  test.each<[string, readonly string[], OpenPlace]>([
    ['is their position in the list', ['A', 'B', 'C'], { kind: 'listed', at: 6 }],
    ['who has left is where the next one is', ['A', 'B', 'D', 'E'], { kind: 'left', at: 6 }],
    ['follows the next one down after newer ones came', ['X', 'Y', 'A', 'D'], { kind: 'left', at: 7 }],
    ['is before the first follower who is still here', ['B', 'E', 'F'], { kind: 'left', at: 5 }],
    ['is the former position on a page without anybody of before', ['X', 'Y', 'Z'], { kind: 'left', at: 6 }],
  ])('%s', (_, now, place) => expect(placeOf('C', last, rowOf(now, 4))).toEqual(place))
  test('stays while the list loads', () => expect(placeOf('C', last, undefined)).toEqual({ kind: 'listed', at: 6 }))
  test('is unknown of who was never seen', () => expect(placeOf('N', undefined, last)).toEqual({ kind: 'unknown' }))
})
test('a position belongs to a page', () => {
  expect([0, 9, 10, 25].map((at) => pageOfPosition(at, 10))).toEqual([
    { page: 1, index: 0 },
    { page: 1, index: 9 },
    { page: 2, index: 0 },
    { page: 3, index: 5 },
  ])
})
describe('the panel', () => {
  test('follows the row of its card', () => {
    expect(cardsUpToRow({ kind: 'listed', at: 10 }, secondPage, 2)).toBe(2)
    expect(cardsUpToRow({ kind: 'listed', at: 13 }, secondPage, 2)).toBe(4)
  })
  test('stays where it was after its card has left', () =>
    expect(cardsUpToRow({ kind: 'left', at: 13 }, secondPage, 2)).toBe(4))
  test('is above the cards of a page that its applicant is not on', () => {
    expect(cardsUpToRow({ kind: 'listed', at: 3 }, secondPage, 2)).toBe(0)
    expect(cardsUpToRow({ kind: 'unknown' }, secondPage, 2)).toBe(0)
  })
  test.each([
    ['when it opens', ['A', 'B', 'C', 'D'], [], 2],
    ['before what was after it, when a newer one pushes its card to the row’s start', ['X', 'A', 'B', 'C'], ['C'], 3],
    ['after its row, when a card above it has gone', ['B', 'C', 'D'], ['C', 'D'], 1],
    ['at the end of a shorter page', ['A'], [], 1],
  ])('comes %s', (_, ids, after, before) => expect(cardsBeforePanel(ids, before === 3 ? 4 : 2, after)).toBe(before))
})
