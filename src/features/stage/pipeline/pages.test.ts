import { expect, test } from 'vitest'
import { windowOf } from './pages'

test('a window holds a page and the next one, and starts at a multiple of its length', () => {
  const windows = [1, 2, 3, 4, 6, 12].map((page) => windowOf({ page, size: 10 }))
  expect(windows).toEqual([
    // Pages 1 and 2.
    { start: 0, length: 20, firstPage: 1 },
    // 1 to 3.
    { start: 0, length: 30, firstPage: 1 },
    // 3 and 4.
    { start: 1, length: 20, firstPage: 3 },
    // 4 to 6.
    { start: 1, length: 30, firstPage: 4 },
    // 5 to 8.
    { start: 1, length: 40, firstPage: 5 },
    // 11 to 15.
    { start: 2, length: 50, firstPage: 11 },
  ])
})
