import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { read } from './endpoint'
import { query } from './queries'

const call = vi.hoisted(() => vi.fn())
vi.mock('./client', () => ({ call }))

const list = read({
  name: 'listCats',
  summary: 'X',
  doc: '1§7',
  path: '/b',
  params: z.strictObject({ start: z.int() }),
  result: z.null(),
  provides: ({ start }) => ['cats', `page:${start}`],
})
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })

beforeEach(() => call.mockReset().mockResolvedValue(null))
afterEach(() => client.clear())

test('keys a query by endpoint name and input, and carries its tags', () => {
  expect(query(list, { start: 0 })).toMatchObject({
    queryKey: ['listCats', { start: 0 }],
    meta: { tags: ['cats', 'page:0'] },
  })
})
test('shares one query for equal inputs in any key order', async () => {
  await client.fetchQuery(query(list, { gender: 'F', start: 0 } as never))
  await client.fetchQuery(query(list, { start: 0, gender: 'F' } as never))
  await client.fetchQuery(query(list, { start: 1 }))
  expect(call).toHaveBeenCalledTimes(2)
})
test('passes its input and an abort signal to the client', async () => {
  await client.fetchQuery(query(list, { start: 3 }))
  expect(call.mock.calls[0]!.slice(0, 2)).toEqual([list, { start: 3 }])
  expect(call.mock.calls[0]![2]).toBeInstanceOf(AbortSignal)
})
