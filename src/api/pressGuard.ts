import { deepEqual } from '@tanstack/react-router'

/** Two presses within this time are a double click. */
export const DOUBLE_PRESS_MS = 500

/**
 * Tells the second press of a double click, which may come after the answer to the first. After a failure the same may be
 * sent at once.
 */
export function pressGuard() {
  let last: { input: object; at: number } | undefined
  return {
    /** Whether this is a press of its own. */
    take(input: object): boolean {
      const at = performance.now()
      if (last && at - last.at < DOUBLE_PRESS_MS && deepEqual(last.input, input)) return false
      last = { input, at }
      return true
    },
    forget: () => void (last = undefined),
  }
}
