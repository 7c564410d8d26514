import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch, queryPairs, stringifySearch } from './searchParams'

describe('parseSearch', () => {
  test.each([
    ['', {}],
    ['?', {}],
    ['?a=1', { a: '1' }],
    ['a=1', { a: '1' }],
    ['?a=1&b=x&b=y', { a: '1', b: ['x', 'y'] }],
    ['?b=x&a=1&b=y&b=z', { b: ['x', 'y', 'z'], a: '1' }],
    ['?a=&b=1', { b: '1' }],
    ['?a=x&a=', { a: 'x' }],
    ['?a', {}],
    ['?=1', { '': '1' }],
    ['?q=Budi+Santoso', { q: 'Budi Santoso' }],
    ['?q=a%2Bb', { q: 'a+b' }],
    ['?q=%C3%89cole%20%F0%9F%99%82', { q: 'École 🙂' }],
    ['?q=%E0%A4%A', { q: '\uFFFD%A' }],
    ['?q=%00', { q: '\0' }],
    ['?a={"b":1}&n=007&t=true', { a: '{"b":1}', n: '007', t: 'true' }],
    ['?a[]=1', { 'a[]': '1' }],
    ['?id=V&amp;corporateId=C&amp;amp;pr=1', { id: 'V', corporateId: 'C', pr: '1' }],
    ['?q=a%26amp%3Bb', { q: 'a&amp;b' }],
  ])('%s', (text, read) => expect(parseSearch(text)).toEqual(read))
  test('treats names of Object.prototype like any other', () => {
    expect(parseSearch('?constructor=x&toString=y&hasOwnProperty=z')).toEqual({
      constructor: 'x',
      toString: 'y',
      hasOwnProperty: 'z',
    })
  })
  test('ignores __proto__', () => {
    const read = parseSearch('?__proto__=x&__proto__=y&__proto__[polluted]=1&a=1')
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.keys(read)).toEqual(['__proto__[polluted]', 'a'])
    expect({}).not.toHaveProperty('polluted')
  })
})
describe('stringifySearch', () => {
  test.each([
    [{}, ''],
    [{ a: undefined, b: null, c: '', d: [] }, ''],
    [{ a: 1, b: ['x', 'y'] }, '?a=1&b=x&b=y'],
    [{ a: 0, b: false }, '?a=0&b=false'],
    [{ a: ['', 'x', undefined] }, '?a=x'],
    [{ q: 'Budi & Ayu=1#?' }, '?q=Budi+%26+Ayu%3D1%23%3F'],
    [{ q: 'É🙂' }, '?q=%C3%89%F0%9F%99%82'],
  ])('%j', (values, text) => expect(stringifySearch(values)).toBe(text))
})
describe('pairs', () => {
  test.each([
    ['lists are repeated', { a: ['x', 'y'], b: 1 }, ['a=x', 'a=y', 'b=1']],
    ['empty values are left out', { a: '', b: undefined, c: null, d: [], e: ['', 'x'] }, ['e=x']],
    ['zero and false are values', { a: 0, b: '0', c: false }, ['a=0', 'b=0', 'c=false']],
    ['numbers keep their point', { grade: 3.25 }, ['grade=3.25']],
    ['nothing is nothing', {}, []],
  ])('%s', (_, values, written) => {
    expect(queryPairs(values).map((pair) => pair.join('='))).toEqual(written)
  })
})
test('an empty value is kept where it says something', () => {
  const values = { keyword: '', size: 10, other: '' }
  expect(queryPairs(values, ['keyword']).map((pair) => pair.join('='))).toEqual(['keyword=', 'size=10'])
})
test('what was written is read again', () => {
  const name = fc.string({ unit: 'grapheme' }).filter((one) => one !== '__proto__')
  const value = fc.string({ unit: 'grapheme', minLength: 1 })
  const values = fc.dictionary(name, fc.oneof(value, fc.array(value, { minLength: 2, maxLength: 4 })), {
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(values, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search)
    }),
  )
})
test('does not throw for any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseSearch(text) === 'object'))
})
