import { expect, test } from 'vitest'
import { columnHelper } from './columns'
import { frozenOf } from './useGridTable'

type Cat = { name: string; owner: string; city: string }
const column = columnHelper<Cat>()
const columns = [
  column('name', { header: 'Nama', size: 200 }),
  column('owner', { header: 'Pemilik', size: 150, meta: { isFrozen: true } }),
  column('city', { header: 'Kota', size: 150, meta: { isFrozen: true } }),
]

test('the first column stays in view, and frozen ones beside it as far as there is room', () => {
  expect(frozenOf(columns, {})).toEqual(['name', 'owner'])
})
test('a hidden column takes no room of those that stay in view', () => {
  expect(frozenOf(columns, { owner: false })).toEqual(['name', 'city'])
})
