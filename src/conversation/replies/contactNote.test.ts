import { expect, test } from 'vitest'
import { answeredFirst } from './contactNote'

test('those who have answered come first, and both groups keep their order', () => {
  expect(answeredFirst([1, 2, 3, 4], (n) => n % 2 === 0)).toEqual([2, 4, 1, 3])
})
test('without an answer the items stay the same array', () => {
  const items = [1, 2]
  expect(answeredFirst(items, () => false)).toBe(items)
})
