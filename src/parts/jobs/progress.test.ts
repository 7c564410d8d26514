import { expect, test, vi } from 'vitest'
import { afterAnswer, afterFailure } from './progress'

vi.mock('~/api/client', () => ({ call: vi.fn() }))
const { readNewest } = await import('./jobKinds')
const before = { id: 'EXP-1', url: 'https://a.example/1' }
const mine = { id: 'EXP-2', before }
const answer = (id: string, url: string | null, status: 'SUCCESS' | 'FAILED' | null = null) => ({
  id,
  url,
  status,
  current: 0,
})

test('an answer of the export before says nothing of this one', () => {
  expect(readNewest(answer('EXP-1', before.url, 'SUCCESS'), mine)).toEqual({ state: 'running' })
  expect(readNewest(answer('EXP-1', null, 'FAILED'), mine)).toEqual({ state: 'running' })
  expect(readNewest(answer('EXP-9', before.url, 'SUCCESS'), mine)).toEqual({ state: 'running' })
})
test('an answer with its id or with a new link is its own', () => {
  expect(readNewest(answer('EXP-2', 'https://a.example/2'), mine)).toEqual({
    state: 'ready',
    url: 'https://a.example/2',
  })
  expect(readNewest(answer('EXP-9', 'https://a.example/2'), mine).state).toBe('ready')
  expect(readNewest(answer('EXP-2', null, 'FAILED'), mine)).toEqual({ state: 'failed' })
  expect(readNewest(answer('EXP-2', null), { id: 'EXP-2', before: null })).toEqual({ state: 'running' })
})
test('ten minutes without a link stall a job, a link that comes then still counts', () => {
  const job = { since: 0 }
  expect(afterAnswer(job, { state: 'running' }, 600_000).state).toBe('running')
  expect(afterAnswer(job, { state: 'running' }, 600_001).state).toBe('stalled')
  expect(afterAnswer(job, { state: 'ready', url: 'u' }, 900_000)).toEqual({ failures: 0, state: 'ready', url: 'u' })
})
test('the third failure in a row stalls a job, an answer between starts anew', () => {
  expect(afterFailure({ failures: 0 })).toEqual({ failures: 1, state: 'running' })
  expect(afterFailure({ failures: 2 })).toEqual({ failures: 3, state: 'stalled' })
  expect(afterAnswer({ since: 0 }, { state: 'running' }, 1).failures).toBe(0)
})
