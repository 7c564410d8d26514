import { expect, test } from 'vitest'
import { rememberedPage } from './paging'

const rows = Array.from({ length: 1_000 }, (_, n) => n)

test('goes through the list once for all pages of a search, and again for another search', () => {
  let count = 0
  const isEven = (n: number) => (count += 1) > 0 && n % 2 === 0
  const pageOf = (start: number, key: string) =>
    rememberedPage(rows, { key, tests: [isEven] }, { start, length: 10 }, (n) => n)
  expect(pageOf(0, 'even')).toMatchObject({ content: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18], totalElements: 500 })
  expect(pageOf(49, 'even')).toMatchObject({ content: [980, 982, 984, 986, 988, 990, 992, 994, 996, 998], last: true })
  expect(count).toBe(1_000)
  pageOf(0, 'even, otherwise')
  expect(count).toBe(2_000)
})
