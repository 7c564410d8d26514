import { deepEqual } from '@tanstack/react-router'

/** Two presses within this time are a double click. */
export const DOUBLE_PRESS_MS = 500

/**
 * Detects the second press of a double click, which may come after the answer to the first. After a failure the same
 * input may be sent again at once.
 */
export function pressGuard() {
  let last: { input: object; time: number } | undefined
  return {
    /** Whether this press counts; false for the second one of a double click. */
    accept(input: object): boolean {
      const time = performance.now()
      if (last && time - last.time < DOUBLE_PRESS_MS && deepEqual(last.input, input)) return false
      last = { input, time }
      return true
    },
    reset: () => void (last = undefined),
  }
}
