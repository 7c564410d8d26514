import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOnce } from './earlyAnswers'

const MENUS = 'https://service.example/rest/menus?start=0'
const fetched = vi.fn<(request: Request) => Promise<Response>>()
const take = vi.fn<NonNullable<Window['takeEarlyAnswer']>>()
const menus = (init?: RequestInit) => new Request(MENUS, { headers: { Authorization: 'token' }, ...init })

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response('own'))
  take.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('window', { takeEarlyAnswer: take })
})
afterEach(() => vi.unstubAllGlobals())

test('a request takes over the answer that is under way for its address and token', async () => {
  take.mockResolvedValue(new Response('early'))
  expect(await (await fetchOnce(menus())).text()).toBe('early')
  expect(take.mock.calls).toEqual([['/rest/menus?start=0', 'token', expect.any(AbortSignal)]])
  expect(fetched).not.toHaveBeenCalled()
})
test.each([undefined, Promise.resolve(undefined)])('is sent where nothing was asked before (%s)', async (nothing) => {
  take.mockReturnValue(nothing)
  expect(await (await fetchOnce(menus())).text()).toBe('own')
})
test('fails like a request of its own', async () => {
  take.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(fetchOnce(menus())).rejects.toThrow(TypeError)
})
test('ends when it is aborted', async () => {
  take.mockReturnValue(new Promise(() => {}))
  const controller = new AbortController()
  const answer = fetchOnce(menus({ signal: controller.signal }))
  controller.abort()
  await expect(answer).rejects.toThrow('aborted')
})
