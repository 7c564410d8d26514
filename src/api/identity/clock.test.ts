import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncServerTime, serverNow } from './clock'

const HERE = Date.parse('2027-03-01T00:00:00Z')
const THERE = Date.parse('2026-11-16T02:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: HERE }))
afterEach(() => void vi.useRealTimers())

test('uses the clock of the browser until an answer gives the server time, then continues from that', () => {
  expect(serverNow()).toBe(HERE)
  syncServerTime(null)
  syncServerTime('yesterday')
  expect(serverNow()).toBe(HERE)
  syncServerTime(new Date(THERE).toUTCString())
  expect(serverNow()).toBe(THERE)
  vi.advanceTimersByTime(5_000)
  syncServerTime(null)
  expect(serverNow()).toBe(THERE + 5_000)
})
