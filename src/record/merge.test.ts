import { describe, expect, test } from 'vitest'
import { itemsOf } from './items'
import { merge } from './merge'

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
