import { expect, test, vi } from 'vitest'
import { DOUBLE_PRESS_MS, pressGuard } from './pressGuard'

test('rejects the second press of a double click and accepts other presses, later ones and one after a reset', () => {
  vi.useFakeTimers()
  const { accept: take, reset: forget } = pressGuard()
  expect([take({ id: '1' }), take({ id: '1' }), take({ id: '2' }), take({ id: '2' })]).toEqual([
    true,
    false,
    true,
    false,
  ])
  vi.advanceTimersByTime(DOUBLE_PRESS_MS - 1)
  expect(take({ id: '2' })).toBe(false)
  vi.advanceTimersByTime(1)
  expect(take({ id: '2' })).toBe(true)
  forget()
  expect(take({ id: '2' })).toBe(true)
  vi.useRealTimers()
})
