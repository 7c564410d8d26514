import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { read, write } from '~/api/endpoint'
import { failureError, statusError } from '~/api/errors'
import { query } from '~/api/queries'
import { followOtherTabs, invalidate } from './tags'
import { senderOf } from '~/api/useSend'

const call = vi.hoisted(() => vi.fn())
vi.mock('~/api/client', () => ({ call }))

const about = { summary: 'X', doc: '1§7', result: z.nullable(z.string()) }
const params = z.strictObject({ id: z.string() })
const cat = read({ ...about, params, name: 'getCat', path: '/a', provides: ({ id }) => [`cat:${id}`] })
const list = read({ ...about, params, name: 'listCats', path: '/b', provides: ['cats'] })
const dogs = read({ ...about, params, name: 'listDogs', path: '/c', provides: ['dogs'] })
const adopt = write({
  ...about,
  params,
  name: 'adoptCat',
  path: '/d',
  invalidates: ({ id }, name) => ['cats', `cat:${id}`, ...(name ? [`name:${name}`] : [])],
})
// On a server the library would not refetch by itself.
environmentManager.setIsServer(() => false)
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })

const stale = () =>
  client
    .getQueryCache()
    .getAll()
    .filter((one) => one.isStale())
    .map(({ queryKey: [name, input] }) => `${String(name)} ${(input as { id: string }).id}`)

beforeEach(async () => {
  call.mockReset().mockResolvedValue('Oren')
  for (const one of [
    query(cat, { id: '1' }),
    query(cat, { id: '2' }),
    query(list, { id: '1' }),
    query(dogs, { id: '1' }),
  ])
    await client.fetchQuery(one)
  call.mockClear()
})
afterEach(() => client.clear())

describe('a write', () => {
  test('marks only reads with one of its tags as stale', async () => {
    expect(await senderOf(client)(adopt, { id: '1' })).toBe('Oren')
    expect(call.mock.calls).toEqual([[adopt, { id: '1' }]])
    expect(stale()).toEqual(['getCat 1', 'listCats 1'])
  })
  test('also uses tags from its answer', async () => {
    const named = { ...query(dogs, { id: '9' }), meta: { tags: ['name:Oren'] } }
    await client.fetchQuery(named)
    await senderOf(client)(adopt, { id: '3' })
    expect(stale()).toEqual(['listCats 1', 'listDogs 9'])
  })
  test('ignores reads without tags', async () => {
    await client.fetchQuery({ queryKey: ['own', { id: '1' }], queryFn: () => 'x', meta: {} })
    await client.fetchQuery({ queryKey: ['other', { id: '1' }], queryFn: () => 'x' })
    await senderOf(client)(adopt, { id: '9' })
    expect(stale()).toEqual(['listCats 1'])
  })
  test.each([400, 401, 403, 422, 429])('invalidates nothing when refused with %d', async (status) => {
    call.mockRejectedValueOnce(statusError('adoptCat', status))
    await expect(senderOf(client)(adopt, { id: '1' })).rejects.toThrow()
    expect(stale()).toEqual([])
  })
  test.each([
    ['conflicted', statusError('adoptCat', 409)],
    ['found no record', statusError('adoptCat', 404)],
    ['was never answered', failureError('timeout', 'adoptCat')],
    ['failed at a gateway', statusError('adoptCat', 502)],
  ])('invalidates its reads when it %s', async (_, error) => {
    call.mockRejectedValueOnce(error)
    await expect(senderOf(client)(adopt, { id: '1' })).rejects.toThrow()
    expect(stale()).toEqual(['getCat 1', 'listCats 1'])
  })
  test('cancels a read that was sent before it', async () => {
    let answer = (_: string) => {}
    call.mockImplementationOnce(() => new Promise<string>((resolve) => (answer = resolve)))
    const early = client.fetchQuery(query(list, { id: '7' })).catch(() => 'cancelled')
    await senderOf(client)(adopt, { id: '7' })
    answer('from before')
    expect(await early).toBe('cancelled')
    expect(client.getQueryData(query(list, { id: '7' }).queryKey)).toBeUndefined()
  })
  test('refetches visible reads at once', async () => {
    const stop = new QueryObserver(client, query(list, { id: '1' })).subscribe(() => {})
    await senderOf(client)(adopt, { id: '1' })
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
    expect(call.mock.calls[1]!.slice(0, 2)).toEqual([list, { id: '1' }])
    stop()
  })
})
describe('another tab', () => {
  test('is notified of a write; a hidden tab only marks its reads as stale', async () => {
    vi.stubGlobal('document', { hidden: true })
    const other = new BroadcastChannel('klob:tags')
    const heard = new Promise<unknown>((resolve) =>
      other.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    )
    followOtherTabs(client)
    const stop = new QueryObserver(client, query(list, { id: '1' })).subscribe(() => {})
    invalidate(client, ['dogs'])
    expect(await heard).toEqual(['dogs'])
    other.postMessage(['cats'])
    await vi.waitFor(() => expect(stale()).toContain('listCats 1'))
    expect(call).not.toHaveBeenCalled()
    stop()
    other.close()
    vi.unstubAllGlobals()
  })
  test('refetches its visible reads at once when the tab is visible', async () => {
    vi.stubGlobal('document', { hidden: false })
    const other = new BroadcastChannel('klob:tags')
    followOtherTabs(client)
    const stop = new QueryObserver(client, query(list, { id: '1' })).subscribe(() => {})
    other.postMessage(['cats', 'cat:1'])
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    // Reads without an observer are not refetched.
    expect(new Set(call.mock.calls.map(([endpoint]) => endpoint as unknown))).toEqual(new Set([list]))
    expect(stale()).toContain('getCat 1')
    stop()
    other.close()
    vi.unstubAllGlobals()
  })
})
