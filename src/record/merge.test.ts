import { describe, expect, test } from 'vitest'
import { itemsOf } from './items'
import { adopt, merge } from './merge'

describe('a field that a colleague has locked meanwhile', () => {
  const isLocked = ([name]: readonly string[]) => name === 'stage' || name === 'list'

  test('keeps what is stored; what was typed there is left over, the rest stays typed', () => {
    const base = { stage: 'Tes', note: 'lama' }
    const { values, conflicts, leftover } = merge(base, { stage: 'Wawancara', note: 'baru' }, base, { isLocked })
    expect(values).toEqual({ stage: 'Tes', note: 'baru' })
    expect(conflicts).toEqual([])
    expect(leftover).toEqual([{ path: ['stage'], value: 'Wawancara' }])
  })

  test('an order that was changed there is not left over: without its items it says nothing', () => {
    const list = itemsOf([{ id: 'a' }, { id: 'b' }])
    const turned = { ...list, order: list.order.toReversed() }
    const { values, leftover } = merge({ list }, { list: turned }, { list }, { isLocked })
    expect(values.list.order).toEqual(list.order)
    expect(leftover).toEqual([])
  })
})

describe('an item sent without an id, when nobody answered and a colleague has changed it since', () => {
  const KNOWN = ['mine']
  const sent = (item: object) => ({ list: { order: KNOWN, byKey: { mine: { id: null, ...item } } } })
  const stored = (item: object) => ({ list: { order: ['theirs'], byKey: { theirs: { id: '7', ...item } } } })
  const keysOf = (mine: object, theirs: object) => {
    const { version, births } = adopt(stored(theirs), [], sent(mine) as never)
    expect([...births]).toEqual([])
    return version.list.order
  }

  test('is the same one where anything that was filled in agrees, stray spaces aside', () => {
    expect(keysOf({ name: 'Ani', note: 'lama' }, { name: 'Ani', note: 'baru' })).toEqual(['mine'])
    expect(keysOf({ name: 'Ani ', note: 'lama' }, { name: ' Ani', note: 'baru' })).toEqual(['mine'])
  })

  test('is another one where they agree only in what was left empty', () => {
    expect(keysOf({ name: 'Ani', note: '', place: null }, { name: 'Budi', note: '', place: null })).toEqual(['theirs'])
    expect(keysOf({ name: 'Ani', note: ' ', place: null }, { name: 'Budi', note: '', place: null })).toEqual(['theirs'])
  })
})
