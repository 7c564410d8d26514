import { expect, test } from 'vitest'
import { findNeighbour } from './findNeighbour'

const messages = {
  when: (name: string) => name !== 'internal',
  off: (name: string) => (name === 'off' ? 'x' : undefined),
}
const pages = [
  ['a', 'internal', 'b'],
  ['internal', 'off'],
  ['c', 'd'],
]
const pageOf = (page: number) => Promise.resolve(pages[page - 1]!)
const beside = (page: number, from: number, by: 1 | -1) =>
  findNeighbour({ messages, rows: pages[page - 1]!, from, by, page, pages: pages.length, pageOf })

test('skips people who cannot be messaged, within and across pages', async () => {
  expect(await beside(1, 0, 1)).toEqual({ row: 'b', page: 1 })
  expect(await beside(1, 2, 1)).toEqual({ row: 'c', page: 3 })
  expect(await beside(3, 0, -1)).toEqual({ row: 'b', page: 1 })
})
test('returns undefined at either end', async () => {
  expect(await beside(1, 0, -1)).toBeUndefined()
  expect(await beside(3, 1, 1)).toBeUndefined()
})
