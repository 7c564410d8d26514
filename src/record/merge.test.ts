import { describe, expect, test } from 'vitest'
import { itemsOf, noItems } from './items'
import { adopt, merge, settle } from './merge'

describe('what was changed here over what is stored now', () => {
  const base = { a: 1, b: 1, c: 1, d: 1 }

  test('each side keeps its changes; the same change is no question, two different ones are', () => {
    const { values, conflicts, base: next } = merge(base, { a: 2, b: 1, c: 2, d: 2 }, { a: 1, b: 3, c: 2, d: 3 })
    expect(values).toEqual({ a: 2, b: 3, c: 2, d: 2 })
    expect(conflicts).toEqual([{ path: ['d'], mine: 2, theirs: 3 }])
    // The question stays until it is decided: its base is the old one.
    expect(next).toEqual({ a: 1, b: 3, c: 2, d: 1 })
  })

  test('only the named fields are laid over each other', () => {
    const { values, conflicts } = merge({ a: 1, b: 1 }, { a: 2, b: 2 }, { a: 3, b: 3 }, { names: ['a'] })
    expect(values).toEqual({ a: 2, b: 2 })
    expect(conflicts.map(({ path }) => path)).toEqual([['a']])
  })

  test('two orders of the same items are no question', () => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
    const list = itemsOf([a, b, c])
    const { values, conflicts } = merge({ list }, { list: itemsOf([c, a, b]) }, { list: itemsOf([b, a, c]) })
    expect(values.list.order).toEqual(['id-c', 'id-a', 'id-b'])
    expect(conflicts).toEqual([])
  })

  test('an item deleted here and changed there is a question', () => {
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

describe('what became of something that was sent', () => {
  const version = { a: 'lama', b: 'lama' }
  const sent = { before: version, sent: { a: 'baru ', b: 'lama' } }
  const births = new Set<string>()

  test('where it arrived, what is stored is the base; without an answer only where both agree', () => {
    const [certain, after] = [false, { a: 'baru', b: 'lain' }]
    expect(settle({ base: version, mine: { a: 'baru ', b: 'lama' } }, sent, after, { births, certain })).toEqual({
      base: { a: 'baru', b: 'lama' },
      mine: { a: 'baru', b: 'lama' },
    })
    const lost = { a: 'lain', b: 'lama' }
    expect(settle({ base: version, mine: sent.sent }, sent, lost, { births, certain })).toEqual({
      base: version,
      mine: sent.sent,
    })
    // The server has answered: what it made of it is stored.
    expect(settle({ base: version, mine: sent.sent }, sent, lost, { births, certain: true })).toEqual({
      base: { a: 'lain', b: 'lama' },
      mine: { a: 'lain', b: 'lama' },
    })
  })

  test('what was typed since it was sent stays', () => {
    const after = { a: 'baru', b: 'lama' }
    const typed = { a: 'lebih baru', b: 'lama' }
    expect(settle({ base: version, mine: typed }, sent, after, { births, certain: true }).mine).toEqual(typed)
  })

  test('only the named fields are settled', () => {
    const after = { a: 'baru', b: 'baru' }
    const both = { before: version, sent: { a: 'baru', b: 'baru' } }
    const settled = settle({ base: version, mine: both.sent }, both, after, { births, certain: true, names: ['a'] })
    expect(settled.base).toEqual({ a: 'baru', b: 'lama' })
  })

  test('an item that was born of it has arrived, whatever became of its fields', () => {
    const mine = { list: { order: ['k'], byKey: { k: { id: null, name: 'Ani' } } } }
    const after = { list: { order: ['k'], byKey: { k: { id: '7', name: 'ANI' } } } }
    const before = { list: { order: [], byKey: {} } }
    const made = settle({ base: before, mine } as never, { before, sent: mine } as never, after as never, {
      births: new Set(['list.k']),
      certain: false,
    })
    expect(made).toEqual({ base: after, mine: after })
  })
})

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

describe('items that were sent without an id get the keys that they have in the form', () => {
  type Part = { id: string | null; name: string }
  const list = (parts: Record<string, Part>) => ({ list: { order: Object.keys(parts), byKey: parts } })
  const ani = (id: string | null) => ({ id, name: 'Ani' })
  const budi = (id: string | null) => ({ id, name: 'Budi' })

  test('one that has its id already keeps its key, the first of several', () => {
    const known = [list({ k1: ani('1') }), list({ k2: ani('1') })]
    const { version, births } = adopt(list({ s1: ani('1'), s2: budi('2') }), known)
    expect(version).toEqual(list({ k1: ani('1'), s2: budi('2') }))
    expect([...births]).toEqual([])
  })

  test('by their content, in whatever order they come, answer or not', () => {
    for (const isAnswer of [true, false]) {
      const sent = list({ k1: ani(null), k2: budi(null) })
      const { version, births } = adopt(list({ s1: budi('1'), s2: ani('2') }), [], sent, isAnswer)
      expect(version).toEqual(list({ k2: budi('1'), k1: ani('2') }))
      expect([...births].toSorted((a, b) => a.localeCompare(b))).toEqual(['list.k1', 'list.k2'])
    }
  })

  test('two alike are two', () => {
    const { version } = adopt(list({ s1: ani('1'), s2: ani('2') }), [], list({ k1: ani(null), k2: ani(null) }))
    expect(version).toEqual(list({ k1: ani('1'), k2: ani('2') }))
  })

  test('in the answer also by their place, where there are as many of both', () => {
    const rewritten = { s1: { id: '1', name: 'ANI W.' }, s2: { id: '2', name: 'BUDI S.' } }
    const sent = list({ k1: ani(null), k2: budi(null) })
    const { version, births } = adopt(list(rewritten), [], sent, true)
    expect(version.list.order).toEqual(['k1', 'k2'])
    expect(version.list.byKey).toEqual({ k1: rewritten.s1, k2: rewritten.s2 })
    expect(births.size).toBe(2)
    // Not where a colleague has added one meanwhile, and not without an answer.
    const three = list({ ...rewritten, s3: { id: '3', name: 'CITRA' } })
    expect(adopt(three, [], sent, true).version.list.order).toEqual(['s1', 's2', 's3'])
    expect(adopt(list(rewritten), [], sent).version.list.order).toEqual(['s1', 's2'])
  })

  test('in the answer some by their content, the others by their place', () => {
    const stored = { s1: ani('1'), s2: { id: '2', name: 'BUDI S.' } }
    const { version } = adopt(list(stored), [], list({ k1: ani(null), k2: budi(null) }), true)
    expect(version.list.order).toEqual(['k1', 'k2'])
    // What agrees in part alone is no sign in an answer.
    const part = list({ s1: { ...ani('1'), note: 'B' } as Part, s2: budi('2') })
    const sent = list({ k1: { ...ani(null), note: 'A' } as Part })
    expect(adopt(part, [], sent, true).version.list.order).toEqual(['s1', 's2'])
    expect(adopt(part, [], sent).version.list.order).toEqual(['k1', 's2'])
  })

  test('without an answer one that is not there leaves the others alone', () => {
    const sent = list({ k1: { id: null, name: 'Zulaikha' }, k2: { ...ani(null), note: 'A' } as Part })
    const { version } = adopt(list({ s1: { ...ani('1'), note: 'B' } as Part }), [], sent)
    expect(version.list.order).toEqual(['k2'])
  })

  test('an earlier version may lack the list', () => {
    expect(adopt(list({ s1: ani('1') }), [{} as never]).version).toEqual(list({ s1: ani('1') }))
  })

  test('an item that has an id, or is known already, is not looked for', () => {
    expect(adopt(list({ s1: ani('9') }), [], list({ k1: ani('1') }), true).version.list.order).toEqual(['s1'])
    const known = [list({ k1: ani('1') })]
    const { version } = adopt(list({ s1: ani('1'), s2: ani('2') }), known, list({ k1: ani(null) }))
    expect(version.list.order).toEqual(['k1', 's2'])
  })

  test('what is no list stays as it is, with or without something sent', () => {
    expect(adopt({ name: 'Ani' }, [{ name: 'Budi' }], { name: 'Citra' }).version).toEqual({ name: 'Ani' })
    expect(adopt(list({ s1: ani('1') }), []).version).toEqual(list({ s1: ani('1') }))
  })
})
