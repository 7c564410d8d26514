import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endWithNpmShell } from './npmShell'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often the program is ended when its parent goes after a second. */
function ends(env: NodeJS.ProcessEnv) {
  const end = vi.fn()
  let parent = 50
  endWithNpmShell(end, { env, ppid: parent }, () => parent)
  vi.advanceTimersByTime(1000)
  expect(end).not.toHaveBeenCalled()
  parent = 1
  vi.advanceTimersByTime(3000)
  return end.mock.calls.length
}

test('a program that npm or npx has started ends with its shell, once', () => {
  expect(ends({ npm_command: 'exec' })).toBe(1)
})
test('a program that was started otherwise outlives its parent', () => {
  expect(ends({})).toBe(0)
})
