import { expect, test } from 'vitest'
import { provinceShares } from './provinceShares'
import { infographicUrl, loadOutlines } from './queries'

test('the map has 34 provinces with wire ids, from west to east, each with an outline', async () => {
  const { box, regions, names } = await loadOutlines()
  expect(regions).toHaveLength(34)
  expect(regions[0]!.id).toBe('ID-AC')
  expect(regions.at(-1)!.id).toBe('ID-PA')
  for (const { id, d } of regions) {
    expect(id).toMatch(/^ID-[A-Z]{2}$/)
    expect(d).toMatch(/^[mM]/)
    expect(names.get(id)).toBeTruthy()
  }
  expect(box.width / box.height).toBeGreaterThan(2)
})
test('figures have the first known name, and provinces only on the map have no figure', () => {
  const data = [
    { id: 'ID-JB', value: 7 },
    { id: 'ID-XX', value: 0 },
    { id: 'ID-BA', value: null },
  ]
  const named = new Map([['ID-JB', 'Jawa Barat']])
  const drawn = new Map([
    ['ID-JB', 'West Java'],
    ['ID-BA', 'Bali'],
    ['ID-AC', 'Aceh'],
  ])
  expect(provinceShares(data, ['ID-JB', 'ID-BA', 'ID-AC'], undefined, named, drawn)).toEqual([
    { id: 'ID-AC', label: 'Aceh', value: null },
    { id: 'ID-BA', label: 'Bali', value: null },
    { id: 'ID-XX', label: 'ID-XX', value: 0 },
    { id: 'ID-JB', label: 'Jawa Barat', value: 7 },
  ])
})
test.each([
  ['ID-JB', 'ID-JB'],
  ['../x', undefined],
  ['', undefined],
  [['ID-JB', 'ID-BA'], undefined],
])('?province=%j selects %s', (province, read) => expect(infographicUrl.read({ province }).province).toBe(read))
