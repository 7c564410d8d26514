import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { read, write } from './endpoint'
import { poll, query, send } from './queries'

const call = vi.hoisted(() => vi.fn())
vi.mock('./client', () => ({ call }))

const about = {
  summary: 'X',
  doc: '1§7',
  params: z.strictObject({}),
  result: z.object({ url: z.nullable(z.string()) }),
}
const latest = read({ ...about, name: 'getLatest', path: '/a' })
const list = read({ ...about, name: 'listCats', path: '/b' })
const listAll = read({ ...about, name: 'listCatsOfAll', path: '/c' })
const adopt = write({ ...about, name: 'adoptCat', path: '/d', stales: [list, latest] })
// Outside of a browser the library asks nothing by itself.
environmentManager.setIsServer(() => false)
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })

beforeEach(() => call.mockReset().mockResolvedValue({ url: null }))
afterEach(() => client.clear())

describe('a query', () => {
  test('is known by the name of its endpoint and by what is asked', () => {
    expect(query(latest, { start: 0 }).queryKey).toEqual(['getLatest', { start: 0 }])
  })
  test('is one whichever way its input was put together', async () => {
    const one = { gender: 'F', start: 0 }
    const other = { start: 0, gender: 'F' }
    await client.fetchQuery(query(list, one))
    await client.fetchQuery(query(list, other))
    await client.fetchQuery(query(list, { ...one, start: 1 }))
    expect(call).toHaveBeenCalledTimes(2)
  })
  test('sends its input, and a signal by which it is given up', async () => {
    await client.fetchQuery(query(list, { start: 3 }))
    expect(call.mock.calls[0]!.slice(0, 2)).toEqual([list, { start: 3 }])
    expect(call.mock.calls[0]![2]).toBeInstanceOf(AbortSignal)
  })
})
describe('a poll', () => {
  const settled = ({ url }: { url: string | null }) => url !== null
  test('asks every three seconds until it is settled, then no more', async () => {
    vi.useFakeTimers()
    call.mockResolvedValueOnce({ url: null }).mockResolvedValueOnce({ url: null }).mockResolvedValue({ url: '/file' })
    const stop = new QueryObserver(client, poll(latest, {}, { settled })).subscribe(() => {})
    const calls = [0, 2_900, 200, 2_800, 200, 60_000]
    const counts = []
    for (const ms of calls) {
      await vi.advanceTimersByTimeAsync(ms)
      counts.push(call.mock.calls.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3])
    stop()
    vi.useRealTimers()
  })
  test('asks as often as it is told to', () => {
    const { refetchInterval } = poll(latest, {}, { settled, every: 4_000 })
    const at = (data: unknown) => {
      if (typeof refetchInterval !== 'function') throw new Error('a poll looks at the data')
      return refetchInterval({ state: { data } } as Parameters<typeof refetchInterval>[0])
    }
    expect([at(undefined), at({ url: null }), at({ url: '/file' })]).toEqual([4_000, 4_000, false])
  })
  test('is the query of the read: a settled answer is there for whoever reads it', () => {
    expect(poll(latest, {}, { settled }).queryKey).toEqual(query(latest, {}).queryKey)
  })
})
describe('a write', () => {
  const staleNames = () =>
    client
      .getQueryCache()
      .getAll()
      .filter((one) => one.isStale())
      .map(({ queryKey }) => queryKey)
  const filled = async () => {
    await Promise.all([
      client.fetchQuery(query(list, { start: 0 })),
      client.fetchQuery(query(list, { start: 1 })),
      client.fetchQuery(query(latest, {})),
      client.fetchQuery(query(listAll, {})),
    ])
    call.mockClear()
  }
  test('makes stale every page of the reads that its endpoint names, and nothing else', async () => {
    await filled()
    call.mockResolvedValueOnce({ url: 'saved' })
    expect(await send(client, adopt, {})).toEqual({ url: 'saved' })
    expect(call.mock.calls).toEqual([[adopt, {}]])
    expect(staleNames()).toEqual([
      ['listCats', { start: 0 }],
      ['listCats', { start: 1 }],
      ['getLatest', {}],
    ])
  })
  test('that failed makes nothing stale', async () => {
    await filled()
    call.mockRejectedValueOnce(new Error('409'))
    await expect(send(client, adopt, {})).rejects.toThrow('409')
    expect(staleNames()).toEqual([])
  })
})
