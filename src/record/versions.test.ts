import { describe, expect, test } from 'vitest'
import { itemsOf, listOf, mapItems, newKey, noItems, putItem, isItems } from './items'
import { changedNames, isSame, pick, put, valueAt, zip } from './versions'

test('compares values, lists in order and objects field by field, with null equal to undefined', () => {
  const same: [unknown, unknown][] = [
    [1, 1],
    [null, undefined],
    [{ a: null }, {}],
    [
      [1, { b: [2] }],
      [1, { b: [2] }],
    ],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ]
  for (const [one, other] of same) {
    expect(isSame(one, other)).toBe(true)
    expect(isSame(other, one)).toBe(true)
  }
  const others: [unknown, unknown][] = [
    [1, '1'],
    [0, null],
    ['', null],
    [{}, null],
    [[], null],
    ['text', {}],
    [[], {}],
    [[1], [1, null]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: [1] }, { a: { 0: 1 } }],
  ]
  for (const [one, other] of others) {
    expect(isSame(one, other)).toBe(false)
    expect(isSame(other, one)).toBe(false)
  }
})

test('names the fields that differ, and picks some fields of a version', () => {
  expect(changedNames({ a: 1, b: [1], c: null }, { a: 2, b: [1], c: undefined })).toEqual(['a'])
  expect(pick({ a: 1, b: 2 }, ['b'])).toEqual({ b: 2 })
})

const ani = { id: '1', name: 'Ani' }
const budi = { id: '2', name: 'Budi' }
const citra = { id: '3', name: 'Citra' }

describe('combining several versions', () => {
  const mine = <T>([own]: readonly T[]) => own
  const theirs = <T>(values: readonly T[]) => values[1]

  test('decides by field, by item, and by field within an item that all versions have', () => {
    const paths: string[] = []
    const one = { note: 'a', list: itemsOf([ani]) }
    const other = { note: 'b', list: itemsOf([{ ...ani, name: 'ANI' }, budi]) }
    const made = zip([one, other], (values, path) => {
      paths.push(path.join('.'))
      return values[1] ?? values[0]
    })
    expect(made).toEqual(other)
    expect(paths).toEqual(['note', 'list.id-1.id', 'list.id-1.name', 'list.id-2', 'list.order'])
  })

  test('removes an item without a value, also from the order', () => {
    const made = zip([{ list: itemsOf([ani]) }, { list: itemsOf([ani, budi]) }], ([own]) => own)
    expect(made).toEqual({ list: itemsOf([ani]) })
  })

  test('inserts an item that one side lacks after its predecessor in its own list', () => {
    const made = zip([{ list: itemsOf([ani, citra]) }, { list: itemsOf([citra, budi, ani]) }], (values, path) =>
      path.at(-1) === 'order' ? values[0] : (values[0] ?? values[1]),
    )
    expect(listOf(made.list).map(({ name }) => name)).toEqual(['Ani', 'Citra', 'Budi'])
    const first = zip([{ list: itemsOf([ani]) }, { list: itemsOf([budi, ani]) }], (values) => values[0] ?? values[1])
    expect(listOf(first.list).map(({ name }) => name)).toEqual(['Budi', 'Ani'])
  })

  test('takes unnamed fields from the first version, and keeps the object of an unchanged value', () => {
    const one = { a: { x: 1 }, b: 1 }
    const made = zip([one, { a: { x: 1 }, b: 2 }], theirs, ['a'])
    expect(made).toEqual({ a: { x: 1 }, b: 1 })
    expect(made.a).toBe(one.a)
    expect(zip([{ a: 1 }, { a: 2, b: 3 }] as { a: number }[], mine)).toEqual({ a: 1, b: undefined })
  })
})

describe('a path in a version', () => {
  const version = { note: 'a', list: itemsOf([ani, budi]) }

  test('yields its value, or undefined if the item is missing', () => {
    expect(valueAt(version, [])).toBeUndefined()
    expect(valueAt(version, ['note'])).toBe('a')
    expect(valueAt(version, ['note', 'key'])).toBe('a')
    expect(valueAt(version, ['list'])).toBe(version.list)
    expect(valueAt(version, ['list', 'order'])).toEqual(['id-1', 'id-2'])
    expect(valueAt(version, ['list', 'id-1'])).toEqual(ani)
    expect(valueAt(version, ['list', 'id-1', 'name'])).toBe('Ani')
    expect(valueAt(version, ['list', 'id-9'])).toBeUndefined()
    expect(valueAt(version, ['list', 'id-9', 'name'])).toBeUndefined()
    expect(valueAt(version, ['list', 'toString'])).toBeUndefined()
  })

  test('takes another value, and removes an item without a value', () => {
    expect(put(version, ['note'], 'b')).toEqual({ ...version, note: 'b' })
    expect(put(version, ['note', 'key'], 'b')).toEqual({ ...version, note: 'b' })
    expect(put(version, ['list'], noItems)).toEqual({ note: 'a', list: noItems })
    expect(put(version, ['list', 'order'], ['id-2', 'id-1']).list).toEqual(itemsOf([budi, ani]))
    expect(put(version, ['list', 'id-1', 'name'], 'ANI').list).toEqual(itemsOf([{ ...ani, name: 'ANI' }, budi]))
    expect(put(version, ['list', 'id-3'], citra).list).toEqual(itemsOf([ani, budi, citra]))
    expect(put(version, ['list', 'id-1'], undefined).list).toEqual(itemsOf([budi]))
    expect(put(version, ['list', 'id-9', 'name'], 'x')).toBe(version)
  })
})

describe('a list with client-side keys', () => {
  test('has keys that are not numbers and contain no dots, and a unique key for a new item', () => {
    expect(itemsOf([{ id: '1.2.3' }]).order).toEqual(['id-1~2~3'])
    const { order, byKey } = itemsOf([{ id: null }, { id: null }])
    expect(order).toHaveLength(2)
    expect(new Set(order).size).toBe(2)
    expect(order[0]).toMatch(/^new-[0-9a-z]+-\d+$/)
    expect(Object.keys(byKey)).toEqual(order)
    const [one, next] = [newKey(), newKey()].map((key) => Number(key.split('-').at(-1)))
    expect(next! - one!).toBe(1)
  })

  test('is recognised by its shape', () => {
    const others = [null, undefined, 'order', 1, [], {}, { order: [] }, { byKey: {} }, { order: 'a', byKey: {} }]
    expect(others.map(isItems)).toEqual(others.map(() => false))
    expect(isItems(noItems)).toBe(true)
  })

  test('is listed in its order without missing items, and mapped item by item', () => {
    expect(listOf({ order: ['b', 'toString', 'a'], byKey: { a: 1, b: 2 } })).toEqual([2, 1])
    expect(mapItems({ order: ['a', 'b'], byKey: { a: 1, b: 2 } }, (item, key) => `${key}${item}`)).toEqual({
      order: ['a', 'b'],
      byKey: { a: 'a1', b: 'b2' },
    })
  })

  test('replaces an item in place, appends a new one, and removes one set to undefined', () => {
    const list = { order: ['a', 'b'], byKey: { a: 1, b: 2 } }
    expect(putItem(list, 'a', 3)).toEqual({ order: ['a', 'b'], byKey: { a: 3, b: 2 } })
    expect(putItem(list, 'c', 3)).toEqual({ order: ['a', 'b', 'c'], byKey: { a: 1, b: 2, c: 3 } })
    expect(putItem(list, 'a', undefined)).toEqual({ order: ['b'], byKey: { b: 2 } })
  })
})
