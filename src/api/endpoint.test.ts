import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { address, envelope, hostOf, paged, read, write } from './endpoint'

const params = z.strictObject({ corporateId: z.string(), code: z.string() })
const about = { name: 'x', summary: 'X', doc: '1§7', params, result: z.null() }
const plain = read({ ...about, path: '/rest/a/{corporateId}/b/{code}' })
const repeating = read({ ...about, path: '/rest/a/{corporateId}', repeats: ['corporateId'] })

describe('the address of a call', () => {
  test('fills path segments from the input and does not repeat them in the query', () => {
    expect(address(plain, { corporateId: 'COR1', code: 'V2', start: 0 })).toEqual({
      path: '/rest/a/COR1/b/V2',
      query: [['start', '0']],
      body: undefined,
    })
  })
  test('sends a repeated segment in path and query', () => {
    expect(address(repeating, { corporateId: 'COR1', page: 0 })).toMatchObject({
      path: '/rest/a/COR1',
      query: [
        ['corporateId', 'COR1'],
        ['page', '0'],
      ],
    })
  })
  test.each([
    ['../../admin', '..%2F..%2Fadmin'],
    ['a?b=1&c#d', 'a%3Fb%3D1%26c%23d'],
    ['int01,pers01', 'int01%2Cpers01'],
    ['a b+c%', 'a%20b%2Bc%25'],
    ['é', '%C3%A9'],
  ])('encodes %s as one segment', (value, written) => {
    expect(address(plain, { corporateId: value, code: 'V' }).path).toBe(`/rest/a/${written}/b/V`)
  })
  test('keeps the body out of path and query', () => {
    const body = { userId: 'USR-1', file: null }
    expect(address(write({ ...about, path: '/rest/c', body: z.any() }), { body, id: 'a' })).toEqual({
      path: '/rest/c',
      query: [['id', 'a']],
      body,
    })
  })
  test('does not change the input', () => {
    const input = Object.freeze({ corporateId: 'COR1', code: 'V2', body: {} })
    expect(address(plain, input).query).toEqual([])
    expect(input).toEqual({ corporateId: 'COR1', code: 'V2', body: {} })
  })
})
test('an empty value is sent where it says something', () => {
  const values = { keyword: '', size: 10, other: '' }
  const endpoint = { ...plain, sendsEmpty: ['keyword'] }
  expect(address(endpoint, { ...values, code: 'V1' }).query).toEqual([
    ['keyword', ''],
    ['size', '10'],
  ])
})
describe('the backend of a path', () => {
  test.each(['/rest/page/klobnco/index/flag/data', '/rest/open/cv/download/USR-1'])(
    '%s is served by the base backend',
    (path) => expect(hostOf(path)).toBe('base'),
  )
  test.each([
    '/rest/console/population/pagingnew',
    '/rest/masterdata/msn01/findAll',
    '/rest/view/mco01/findOne/COR1',
    '/rest/post/login/onsuccess',
    '/rest/pages/x',
    '/rest/console/rest/page/x',
  ])('%s is served by the service backend', (path) => expect(hostOf(path)).toBe('service'))
})
describe('a call is', () => {
  test('a GET without rules when it reads', () => {
    expect(plain).toMatchObject({ kind: 'read', method: 'GET', rules: [] })
  })
  test('a POST when it writes, unless the API uses another method', () => {
    expect(write({ ...about, path: '/a' })).toMatchObject({ kind: 'write', method: 'POST' })
    expect(write({ ...about, path: '/a', method: 'GET' })).toMatchObject({ kind: 'write', method: 'GET' })
  })
})
describe('an answer', () => {
  test('is an envelope of status, message and result', () => {
    expect(envelope.safeParse({ status: 'SUCCESS', message: null, result: 1 }).success).toBe(true)
    expect(envelope.safeParse({ status: 'OK', message: null, result: 1 }).success).toBe(false)
    expect(envelope.safeParse([]).success).toBe(false)
  })
  test('is a page for many rows and ignores unknown fields', () => {
    const page = {
      content: [{ id: 'a' }],
      number: 0,
      size: 10,
      totalPages: 1,
      totalElements: 1,
      first: true,
      last: true,
      numberOfElements: 1,
    }
    const rows = paged(z.object({ id: z.string() }))
    expect(rows.safeParse({ ...page, sort: null }).data).toEqual(page)
    expect(rows.safeParse({ ...page, totalElements: '1' }).success).toBe(false)
  })
})
