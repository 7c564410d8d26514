import { expect, test } from 'vitest'
import type { Job } from './jobs'
import { afterAnswer, afterFailure, hashOf, jobText, linkFrom } from './progress'

const OLD = 'https://a.example/1'
const before = { id: 'EXP-1', urlHash: hashOf(OLD) }
const mine = { id: 'EXP-2', before, gives: 'file', since: 0 } as const
const answer = (id: string, url: string | null, status: 'SUCCESS' | 'FAILED' | null = null) => ({
  id,
  url,
  status,
  current: 7,
})
const stateOf = (...input: Parameters<typeof answer>) => afterAnswer(mine, answer(...input), 1).state

test('ignores the answer of the previous export', () => {
  expect(afterAnswer(mine, answer('EXP-1', OLD, 'SUCCESS'), 1)).toEqual({ failures: 0, state: 'running' })
  expect(stateOf('EXP-1', null, 'FAILED')).toBe('running')
  expect(stateOf('EXP-9', OLD, 'SUCCESS')).toBe('running')
})
test('accepts an answer with its id or with a new link', () => {
  expect(afterAnswer(mine, answer('EXP-2', 'https://a.example/2'), 1)).toMatchObject({
    state: 'ready',
    url: 'https://a.example/2',
    current: 7,
  })
  expect(stateOf('EXP-9', 'https://a.example/2')).toBe('ready')
  expect(stateOf('EXP-2', null, 'FAILED')).toBe('failed')
  expect(afterAnswer({ ...mine, before: null }, answer('EXP-2', null), 1).state).toBe('running')
})
test('tells a report without an id from the previous one by its link', () => {
  const report = { ...mine, before: { id: null, urlHash: before.urlHash } }
  expect(afterAnswer(report, { current: 9, url: OLD }, 1).state).toBe('running')
  expect(afterAnswer(report, { current: 0, url: null }, 1)).toMatchObject({ state: 'running', current: 0 })
  expect(afterAnswer(report, { current: 9, url: 'https://a.example/2' }, 1).state).toBe('ready')
})
test('counts changes as ready once there is any status except FAILED', () => {
  const upload = { ...mine, before: null, gives: 'changes' } as const
  expect(afterAnswer(upload, { id: 'EXP-2', current: 5, status: null }, 1)).toMatchObject({
    state: 'running',
    current: 5,
  })
  expect(afterAnswer(upload, { id: 'EXP-2', current: 9, status: 'PARTIAL' }, 1)).toMatchObject({
    state: 'ready',
    status: 'PARTIAL',
  })
  expect(afterAnswer(upload, { id: 'EXP-2', current: 0, status: 'FAILED' }, 1).state).toBe('failed')
})
test('stalls a job after ten minutes without a link, and still accepts a later link', () => {
  expect(afterAnswer(mine, answer('EXP-2', null), 600_000).state).toBe('running')
  expect(afterAnswer(mine, answer('EXP-2', null), 600_001).state).toBe('stalled')
  expect(afterAnswer(mine, answer('EXP-2', 'u'), 900_000)).toMatchObject({ failures: 0, state: 'ready', url: 'u' })
})
test('stalls a job at the third failure in a row, and resets the count at an answer', () => {
  expect(afterFailure({ failures: 0 })).toEqual({ failures: 1, state: 'running' })
  expect(afterFailure({ failures: 2 })).toEqual({ failures: 3, state: 'stalled' })
  expect(afterAnswer(mine, answer('EXP-2', null), 1).failures).toBe(0)
})
test('takes the link of its own file from a later answer', () => {
  expect(linkFrom(mine, answer('EXP-2', 'https://a.example/2'))).toBe('https://a.example/2')
})
test('takes no link of a newer export', () => {
  expect(linkFrom(mine, answer('EXP-3', 'https://a.example/3'))).toBeUndefined()
})
test('changes that ended are told by the number of rows that were applied and that were not', () => {
  const upload = { gives: 'changes', current: 500, status: 'SUCCESS' } as Job
  const counts = { changed: 480, failed: 20 }
  expect(jobText({ ...upload, state: 'ready', counts })).toBe('480 berubah, 20 gagal')
  expect(jobText({ ...upload, state: 'failed', counts: { changed: 0, failed: 500 } })).toBe('0 berubah, 500 gagal')
  expect(jobText({ ...upload, state: 'ready' })).toBe('Selesai: 500 baris, SUCCESS')
})
