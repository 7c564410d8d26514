import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { read, write } from '~/api/endpoint'
import { failureError, statusError } from '~/api/errors'
import { query } from '~/api/queries'
import { followOtherTabs, invalidate } from './tags'
import { send } from '~/api/useSend'

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
// Outside of a browser the library asks nothing by itself.
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
  test('marks what carries one of its tags as stale, and nothing else', async () => {
    expect(await send(client, adopt, { id: '1' })).toBe('Oren')
    expect(call.mock.calls).toEqual([[adopt, { id: '1' }]])
    expect(stale()).toEqual(['getCat 1', 'listCats 1'])
  })
  test('takes tags from its answer, too', async () => {
    const named = { ...query(dogs, { id: '9' }), meta: { tags: ['name:Oren'] } }
    await client.fetchQuery(named)
    await send(client, adopt, { id: '3' })
    expect(stale()).toEqual(['listCats 1', 'listDogs 9'])
  })
  test('leaves a read alone that says nothing of what it is about', async () => {
    await client.fetchQuery({ queryKey: ['own', { id: '1' }], queryFn: () => 'x', meta: {} })
    await client.fetchQuery({ queryKey: ['other', { id: '1' }], queryFn: () => 'x' })
    await send(client, adopt, { id: '9' })
    expect(stale()).toEqual(['listCats 1'])
  })
  test.each([400, 401, 403, 422, 429])('that was refused with %d changed nothing', async (status) => {
    call.mockRejectedValueOnce(statusError('adoptCat', status))
    await expect(send(client, adopt, { id: '1' })).rejects.toThrow()
    expect(stale()).toEqual([])
  })
  test.each([
    ['met another state', statusError('adoptCat', 409)],
    ['met nothing', statusError('adoptCat', 404)],
    ['was never answered', failureError('timeout', 'adoptCat')],
    ['ended on the way', statusError('adoptCat', 502)],
  ])('that %s may have changed something', async (_, error) => {
    call.mockRejectedValueOnce(error)
    await expect(send(client, adopt, { id: '1' })).rejects.toThrow()
    expect(stale()).toEqual(['getCat 1', 'listCats 1'])
  })
  test('does not let a read that left before it end as fresh', async () => {
    let answer = (_: string) => {}
    call.mockImplementationOnce(() => new Promise<string>((resolve) => (answer = resolve)))
    const early = client.fetchQuery(query(list, { id: '7' })).catch(() => 'cancelled')
    await send(client, adopt, { id: '7' })
    answer('from before')
    expect(await early).toBe('cancelled')
    expect(client.getQueryData(query(list, { id: '7' }).queryKey)).toBeUndefined()
  })
  test('loads what is shown again at once', async () => {
    const stop = new QueryObserver(client, query(list, { id: '1' })).subscribe(() => {})
    await send(client, adopt, { id: '1' })
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
    expect(call.mock.calls[1]!.slice(0, 2)).toEqual([list, { id: '1' }])
    stop()
  })
})
describe('another tab', () => {
  test('hears of a write; a hidden one marks what it shows and loads it when it is looked at', async () => {
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
  test('that is looked at loads what it shows at once', async () => {
    vi.stubGlobal('document', { hidden: false })
    const other = new BroadcastChannel('klob:tags')
    followOtherTabs(client)
    const stop = new QueryObserver(client, query(list, { id: '1' })).subscribe(() => {})
    other.postMessage(['cats', 'cat:1'])
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    // What nobody looks at waits.
    expect(new Set(call.mock.calls.map(([endpoint]) => endpoint as unknown))).toEqual(new Set([list]))
    expect(stale()).toContain('getCat 1')
    stop()
    other.close()
    vi.unstubAllGlobals()
  })
})
