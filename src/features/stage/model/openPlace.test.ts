import { describe, expect, test } from 'vitest'
import { cardsBeforePanel, cardsUpToRow, gapAfter, type OpenPlace, pageOfPosition, positionBeside } from './openPlace'

const secondPage = { page: 2, size: 10 }

test.each<[string, OpenPlace, number, number]>([
  ['listed on the page', { kind: 'listed', at: 14 }, 15, 13],
  ['listed on another page', { kind: 'listed', at: 20 }, 21, 19],
  ['who has left: the next one has moved up', { kind: 'left', at: 14 }, 14, 13],
  ['who has left as the first of all', { kind: 'left', at: 0 }, 0, -1],
  ['never seen in the list: the first and the last of the page', { kind: 'unknown' }, 10, 19],
])('beside an applicant %s', (_, place, after, before) => {
  expect([positionBeside(place, 1, secondPage), positionBeside(place, -1, secondPage)]).toEqual([after, before])
})
describe('the gap of an applicant who has left', () => {
  const last = { at: 2, ids: ['A', 'B', 'C', 'D'] }
  const paging = { page: 1, size: 4 }
  test.each([
    ['is where the next one is', ['A', 'B', 'D', 'E'], 2],
    ['follows the next one down after newer ones came', ['X', 'Y', 'A', 'D'], 3],
    ['is before the first follower who is still here', ['B', 'E', 'F'], 1],
    ['is the former position on a page without anybody of before', ['X', 'Y', 'Z'], 2],
  ])('%s', (_, page, at) => expect(gapAfter(last, page, paging)).toBe(at))
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
