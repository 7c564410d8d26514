import { expect, test } from 'vitest'
import { pagesShown } from './pagesShown'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 6, '1 2 3 … 6'],
  [2, 6, '1 2 3 … 6'],
  [3, 6, '1 2 3 4 5 6'],
  [4, 7, '1 2 3 4 5 6 7'],
  [6, 6, '1 … 4 5 6'],
  [3, 5, '1 2 3 4 5'],
  [4, 20, '1 2 3 4 5 … 20'],
  [10, 20, '1 … 9 10 11 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [99, 6, '1 … 4 5 6'],
])('page %i of %i shows %s', (page, pages, shown) => {
  expect(
    pagesShown(page, pages)
      .map((one) => (one === 'gap' ? '…' : one))
      .join(' '),
  ).toBe(shown)
})

test.each([
  [1, 1, '1'],
  [4, 6, '1 2 3 4 5 6'],
  [1, 60, '1 2 3 4 5 6 7 8 9 10'],
  [7, 60, '2 3 4 5 6 7 8 9 10 11'],
  [59, 60, '51 52 53 54 55 56 57 58 59 60'],
])('page %i of %i shows ten in a row: %s', (page, pages, shown) =>
  expect(pagesShown(page, pages, 10).join(' ')).toBe(shown),
)
