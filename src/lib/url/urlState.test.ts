import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch, type RawSearch, stringifySearch } from './searchParams'
import { alwaysWritten, idParam, keywordParam, numberParam, oneOfParam, urlState } from './urlState'

type State = { page: number; size: number; order: string; open?: string; keyword: string; number: number }
const url = urlState<State>({
  page: numberParam(1),
  size: oneOfParam<number>([10, 20, 50]),
  order: oneOfParam(['0', '1'], '1'),
  open: idParam,
  keyword: keywordParam,
  number: alwaysWritten(numberParam(0, 9)),
})
const DEFAULTS: State = { page: 1, size: 10, order: '1', keyword: '', number: 0 }

describe('reads a URL', () => {
  test.each([
    ['', {}],
    [
      '?page=3&size=50&order=0&open=USR-1&keyword=ayu&number=4',
      { page: 3, size: 50, order: '0', open: 'USR-1', keyword: 'ayu', number: 4 },
    ],
    ['?page=abc', {}],
    ['?page=2.5', {}],
    ['?page=-1', {}],
    ['?page=0', {}],
    ['?page=1e3', {}],
    ['?page=2&page=3', {}],
    ['?page=99999999999', { page: 1_000_000 }],
    ['?number=12', { number: 9 }],
    ['?size=15', {}],
    ['?open=%20USR-1%20', { open: 'USR-1' }],
    ['?open=../x', {}],
    [`?open=${'x'.repeat(65)}`, {}],
    ['?keyword=%20ayu%20', { keyword: 'ayu' }],
    [`?keyword=${'x'.repeat(101)}`, { keyword: 'x'.repeat(101) }],
    ['?constructor=x&__proto__=y', {}],
  ])('%s', (search, expected) => expect(url.read(parseSearch(search))).toEqual({ ...DEFAULTS, ...expected }))
  test('reads the numbers of a typed link like the text of a URL', () =>
    expect(url.read({ page: 3, size: 20 } as unknown as RawSearch)).toEqual({ ...DEFAULTS, page: 3, size: 20 }))
})
test('omits defaults from the URL, except those that are always written', () =>
  expect(url.write(DEFAULTS)).toEqual({ number: 0 }))
test('reads the same state after writing it, for any URL', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('1', '20', '0', ' USR-1 ', 'ayu '), fc.integer().map(String))
  const raw = fc.dictionary(
    fc.constantFrom('page', 'size', 'order', 'open', 'keyword', 'number'),
    fc.oneof(value, fc.array(value)),
  )
  fc.assert(
    fc.property(raw, (search) => {
      const state = url.read(search)
      expect(url.read(url.write(state) as RawSearch)).toEqual(state)
      expect(url.read(parseSearch(stringifySearch(url.write(state))))).toEqual(state)
    }),
  )
})
