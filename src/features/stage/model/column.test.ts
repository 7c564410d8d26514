import { describe, expect, test } from 'vitest'
import type { StageCard } from '~/api/contract/recruitment/profile'
import {
  type Column,
  columnOf,
  nextPage,
  pagesBetween,
  pageToLoad,
  withoutCards,
  withPage,
  withStalePages,
} from './column'

const cards = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => ({ userId: String(from + n) })) as unknown as StageCard[]
const fresh = (...pages: StageCard[][]) =>
  columnOf(
    pages.map((page) => ({ cards: page, isStale: false })),
    1_000,
  )
const ids = (column: { cards: readonly StageCard[] }) => column.cards.map(({ userId }) => Number(userId))

test('one whom a move has shifted to another page is on the page that was asked last alone', () => {
  const moved = withPage(withStalePages(fresh(cards(0, 50), cards(50, 100))), 1, cards(49, 99), 1_000)
  expect(ids(moved).slice(48, 51)).toEqual([48, 49, 50])
  expect(new Set(ids(moved)).size).toBe(moved.cards.length)
  expect(ids(withPage(moved, 0, cards(0, 50), 1_000))).toHaveLength(99)
})

test('a page that comes into view is loaded again when others were asked since', () => {
  const column = withPage(withStalePages(fresh(cards(0, 50), cards(50, 100), cards(100, 150))), 2, cards(100, 150), 150)
  expect(pageToLoad(column, 110, 120)).toBeUndefined()
  expect(pageToLoad(column, 95, 105)).toBe(1)
  expect(pageToLoad(column, 0, 9)).toBe(0)
})

test('the next page is loaded near the end of the loaded cards, unless that is the end of the column', () => {
  expect(pageToLoad(fresh(cards(0, 50)), 30, 39)).toBeUndefined()
  expect(pageToLoad(fresh(cards(0, 50)), 31, 40)).toBe(1)
  expect(pageToLoad({ ...fresh(cards(0, 50)), total: 50 }, 40, 49)).toBeUndefined()
})

test('pages in view are found by the cards they still have', () => {
  const column = withoutCards(fresh(cards(0, 50), cards(50, 100)), new Set(['3']))
  expect(column.total).toBe(999)
  expect(pagesBetween(column, 40, 48)).toEqual([0])
  expect(pagesBetween(column, 40, 49)).toEqual([0, 1])
})

test('pages that the column no longer has are dropped, and an answer for a page beyond the next one', () => {
  const column = fresh(cards(0, 50), cards(50, 100), cards(100, 101))
  const smaller = withPage(column, 0, cards(0, 50), 100)
  expect(smaller.pages).toHaveLength(2)
  expect(withPage(smaller, 3, cards(150, 200), 200)).toBe(smaller)
})

describe('a page whose applicants have all been moved away', () => {
  /** The column of some applicants after a refetch, which asks for the pages in view alone. */
  const refetched = (column: Column, userIds: number[], first: number, last: number) => {
    const asked = pagesBetween(column, first, last)
    const answers = asked.map((page) => userIds.slice(page * 50, page * 50 + 50).map((id) => cards(id, id + 1)[0]!))
    return asked.reduce((known, page, n) => withPage(known, page, answers[n]!, userIds.length), withStalePages(column))
  }
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)
  const moved = (from: number, to: number) => new Set(range(from, to).map(String))
  const loaded = (total: number) =>
    columnOf(
      Array.from({ length: Math.ceil(total / 50) }, (_, n) => ({
        cards: cards(n * 50, Math.min(total, n * 50 + 50)),
        isStale: false,
      })),
      total,
    )

  test('at the top is asked for again, with those who follow', () => {
    expect(ids(refetched(withoutCards(loaded(100), moved(0, 50)), range(50, 100), 0, 0))).toEqual(range(50, 100))
    expect(ids(refetched(withoutCards(loaded(120), moved(0, 50)), range(50, 120), 0, 5))).toEqual(range(50, 120))
  })
  test('at the end is the next page to load', () => {
    const column = refetched(withoutCards(loaded(150), moved(50, 100)), [...range(0, 50), ...range(100, 150)], 0, 5)
    expect(nextPage(withPage(column, 0, cards(0, 50), 100))).toBeUndefined()
    const taken = withPage(withStalePages(loaded(120)), 0, cards(50, 100), 70)
    expect(ids(taken)).toEqual(range(50, 100))
    expect(nextPage(taken)).toBe(1)
  })
  test('between two others is loaded from wherever one looks', () => {
    const taken = withPage(withStalePages(loaded(170)), 0, cards(50, 100), 120)
    expect([pageToLoad(taken, 0, 5), nextPage(taken)]).toEqual([1, 1])
    const next = withPage(taken, 1, cards(100, 150), 120)
    expect(nextPage(next)).toBe(2)
    expect(ids(withPage(next, 2, cards(150, 170), 120))).toEqual(range(50, 170))
  })
  test('that the server still gives empty is asked for once', () => {
    const column = withPage(loaded(50), 1, [], 100)
    expect(pageToLoad(column, 30, 49)).toBeUndefined()
  })
})
