import { describe, expect, test } from 'vitest'
import { itemsOf, noItems } from './items'
import { adoptKeys, merge, settle } from './merge'

describe('merging local changes with the stored version', () => {
  const base = { a: 1, b: 1, c: 1, d: 1 }

  test('keeps the changes of both sides, and reports a conflict only for different changes of one field', () => {
    const { values, conflicts, base: next } = merge(base, { a: 2, b: 1, c: 2, d: 2 }, { a: 1, b: 3, c: 2, d: 3 })
    expect(values).toEqual({ a: 2, b: 3, c: 2, d: 2 })
    expect(conflicts).toEqual([{ path: ['d'], mine: 2, theirs: 3 }])
    // The conflict stays until it is decided: its base is the old one.
    expect(next).toEqual({ a: 1, b: 3, c: 2, d: 1 })
  })

  test('merges the named fields only', () => {
    const { values, conflicts } = merge({ a: 1, b: 1 }, { a: 2, b: 2 }, { a: 3, b: 3 }, { names: ['a'] })
    expect(values).toEqual({ a: 2, b: 2 })
    expect(conflicts.map(({ path }) => path)).toEqual([['a']])
  })

  test('does not treat two orders of the same items as a conflict', () => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
    const list = itemsOf([a, b, c])
    const { values, conflicts } = merge({ list }, { list: itemsOf([c, a, b]) }, { list: itemsOf([b, a, c]) })
    expect(values.list.order).toEqual(['id-c', 'id-a', 'id-b'])
    expect(conflicts).toEqual([])
  })

  test('reports a conflict for an item deleted here and changed elsewhere', () => {
    const now = itemsOf([{ id: 'a', name: 'baru' }])
    const { conflicts } = merge(
      { list: itemsOf([{ id: 'a', name: 'lama' }]) },
      { list: noItems },
      {
        list: now,
      },
    )
    expect(conflicts).toEqual([{ path: ['list', 'id-a'], mine: undefined, theirs: { id: 'a', name: 'baru' } }])
  })
})

describe('settling what was sent', () => {
  const version = { a: 'lama', b: 'lama' }
  const sent = { before: version, sent: { a: 'baru ', b: 'lama' } }
  const created = new Set<string>()

  test('takes the stored value as the base where it was delivered; without an answer only where both agree', () => {
    const [isConfirmed, after] = [false, { a: 'baru', b: 'lain' }]
    expect(settle({ base: version, mine: { a: 'baru ', b: 'lama' } }, sent, after, { created, isConfirmed })).toEqual({
      base: { a: 'baru', b: 'lama' },
      mine: { a: 'baru', b: 'lama' },
    })
    const lost = { a: 'lain', b: 'lama' }
    expect(settle({ base: version, mine: sent.sent }, sent, lost, { created, isConfirmed })).toEqual({
      base: version,
      mine: sent.sent,
    })
    // The server has answered: its version of the value is stored.
    expect(settle({ base: version, mine: sent.sent }, sent, lost, { created, isConfirmed: true })).toEqual({
      base: { a: 'lain', b: 'lama' },
      mine: { a: 'lain', b: 'lama' },
    })
  })

  test('keeps what was typed since it was sent', () => {
    const after = { a: 'baru', b: 'lama' }
    const typed = { a: 'lebih baru', b: 'lama' }
    expect(settle({ base: version, mine: typed }, sent, after, { created, isConfirmed: true }).mine).toEqual(typed)
  })

  test('settles the named fields only', () => {
    const after = { a: 'baru', b: 'baru' }
    const both = { before: version, sent: { a: 'baru', b: 'baru' } }
    const settled = settle({ base: version, mine: both.sent }, both, after, {
      created,
      isConfirmed: true,
      names: ['a'],
    })
    expect(settled.base).toEqual({ a: 'baru', b: 'lama' })
  })

  test('counts a created item as delivered, even if the server changed its fields', () => {
    const mine = { list: { order: ['k'], byKey: { k: { id: null, name: 'Ani' } } } }
    const after = { list: { order: ['k'], byKey: { k: { id: '7', name: 'ANI' } } } }
    const before = { list: { order: [], byKey: {} } }
    const made = settle({ base: before, mine } as never, { before, sent: mine } as never, after as never, {
      created: new Set(['list.k']),
      isConfirmed: false,
    })
    expect(made).toEqual({ base: after, mine: after })
  })
})

describe('a field that was locked elsewhere meanwhile', () => {
  const isLocked = ([name]: readonly string[]) => name === 'stage' || name === 'list'

  test('keeps the stored value and reports the typed one as leftover; other changes stay', () => {
    const base = { stage: 'Tes', note: 'lama' }
    const { values, conflicts, leftover } = merge(base, { stage: 'Wawancara', note: 'baru' }, base, { isLocked })
    expect(values).toEqual({ stage: 'Tes', note: 'baru' })
    expect(conflicts).toEqual([])
    expect(leftover).toEqual([{ path: ['stage'], value: 'Wawancara' }])
  })

  test('does not report a changed order as leftover, which is meaningless without its items', () => {
    const list = itemsOf([{ id: 'a' }, { id: 'b' }])
    const turned = { ...list, order: list.order.toReversed() }
    const { values, leftover } = merge({ list }, { list: turned }, { list }, { isLocked })
    expect(values.list.order).toEqual(list.order)
    expect(leftover).toEqual([])
  })
})

describe('an item sent without an id and without an answer, and changed by a colleague since', () => {
  const KNOWN = ['mine']
  const sent = (item: object) => ({ list: { order: KNOWN, byKey: { mine: { id: null, ...item } } } })
  const stored = (item: object) => ({ list: { order: ['theirs'], byKey: { theirs: { id: '7', ...item } } } })
  const similarTo = (mine: object, theirs: object) => {
    const { version, created, similar } = adoptKeys(stored(theirs), [], sent(mine) as never)
    expect([[...created], version.list.order]).toEqual([[], ['theirs']])
    return similar
  }

  test('is not taken for its own, but named, if a filled-in text agrees apart from surrounding spaces', () => {
    const found = [{ path: ['list', 'mine'], item: { id: '7', name: 'Ani', note: 'baru' } }]
    expect(similarTo({ name: 'Ani', note: 'lama' }, { name: 'Ani', note: 'baru' })).toEqual(found)
    expect(similarTo({ name: 'Ani ', note: 'lama' }, { name: 'Ani', note: 'baru' })).toEqual(found)
  })

  test('is nobody if only empty values, numbers or marks agree', () => {
    expect(similarTo({ name: 'Ani', note: '', place: null }, { name: 'Budi', note: '', place: null })).toEqual([])
    expect(similarTo({ name: 'Ani', note: ' ', place: null }, { name: 'Budi', note: '', place: null })).toEqual([])
    expect(similarTo({ name: 'Ani', n: 1, must: false }, { name: 'Budi', n: 1, must: false })).toEqual([])
  })
})

describe('matching stored items with the keys of the form', () => {
  type Part = { id: string | null; name: string }
  const list = (parts: Record<string, Part>) => ({ list: { order: Object.keys(parts), byKey: parts } })
  const ani = (id: string | null) => ({ id, name: 'Ani' })
  const budi = (id: string | null) => ({ id, name: 'Budi' })

  test('keeps the key of an item with a known id, the first of several', () => {
    const known = [list({ k1: ani('1') }), list({ k2: ani('1') })]
    const { version, created } = adoptKeys(list({ s1: ani('1'), s2: budi('2') }), known)
    expect(version).toEqual(list({ k1: ani('1'), s2: budi('2') }))
    expect([...created]).toEqual([])
  })

  test('matches by content in any order, with and without an answer', () => {
    for (const isAnswer of [true, false]) {
      const sent = list({ k1: ani(null), k2: budi(null) })
      const { version, created } = adoptKeys(list({ s1: budi('1'), s2: ani('2') }), [], sent, isAnswer)
      expect(version).toEqual(list({ k2: budi('1'), k1: ani('2') }))
      expect([...created].toSorted((a, b) => a.localeCompare(b))).toEqual(['list.k1', 'list.k2'])
    }
  })

  test('matches two equal items separately', () => {
    const { version } = adoptKeys(list({ s1: ani('1'), s2: ani('2') }), [], list({ k1: ani(null), k2: ani(null) }))
    expect(version).toEqual(list({ k1: ani('1'), k2: ani('2') }))
  })

  test('matches by position in an answer with the same number of items', () => {
    const rewritten = { s1: { id: '1', name: 'ANI W.' }, s2: { id: '2', name: 'BUDI S.' } }
    const sent = list({ k1: ani(null), k2: budi(null) })
    const { version, created } = adoptKeys(list(rewritten), [], sent, true)
    expect(version.list.order).toEqual(['k1', 'k2'])
    expect(version.list.byKey).toEqual({ k1: rewritten.s1, k2: rewritten.s2 })
    expect(created.size).toBe(2)
    // Not if a colleague has added an item meanwhile, and not without an answer.
    const three = list({ ...rewritten, s3: { id: '3', name: 'CITRA' } })
    expect(adoptKeys(three, [], sent, true).version.list.order).toEqual(['s1', 's2', 's3'])
    expect(adoptKeys(list(rewritten), [], sent).version.list.order).toEqual(['s1', 's2'])
  })

  test('matches some items of an answer by content and the others by position', () => {
    const stored = { s1: ani('1'), s2: { id: '2', name: 'BUDI S.' } }
    const { version } = adoptKeys(list(stored), [], list({ k1: ani(null), k2: budi(null) }), true)
    expect(version.list.order).toEqual(['k1', 'k2'])
    // A partial agreement does not count in an answer.
    const part = list({ s1: { ...ani('1'), note: 'B' } as Part, s2: budi('2') })
    const sent = list({ k1: { ...ani(null), note: 'A' } as Part })
    expect(adoptKeys(part, [], sent, true)).toMatchObject({ version: { list: { order: ['s1', 's2'] } }, similar: [] })
  })

  test('matches the other items if one is missing without an answer', () => {
    const sent = list({ k1: { id: null, name: 'Zulaikha' }, k2: ani(null) })
    const { version } = adoptKeys(list({ s1: ani('1') }), [], sent)
    expect(version.list.order).toEqual(['k2'])
  })

  test('accepts an earlier version without the list', () => {
    expect(adoptKeys(list({ s1: ani('1') }), [{} as never]).version).toEqual(list({ s1: ani('1') }))
  })

  test('does not look for an item that has an id or is already known', () => {
    expect(adoptKeys(list({ s1: ani('9') }), [], list({ k1: ani('1') }), true).version.list.order).toEqual(['s1'])
    const known = [list({ k1: ani('1') })]
    const { version } = adoptKeys(list({ s1: ani('1'), s2: ani('2') }), known, list({ k1: ani(null) }))
    expect(version.list.order).toEqual(['k1', 's2'])
  })

  test('leaves values other than lists unchanged, with or without something sent', () => {
    expect(adoptKeys({ name: 'Ani' }, [{ name: 'Budi' }], { name: 'Citra' }).version).toEqual({ name: 'Ani' })
    expect(adoptKeys(list({ s1: ani('1') }), []).version).toEqual(list({ s1: ani('1') }))
  })
})
