/** Counts what went wrong for a name lately, known or not, so that nobody can try passwords or codes for long. */
export type Attempts = { exhausted(name: string): boolean; failed(name: string): void; forget(name: string): void }

const LIMIT = 10
const WINDOW_MS = 5 * 60 * 1000

/** Ten failures within five minutes exhaust a name. */
export function makeAttempts(now: () => number): Attempts {
  const failures = new Map<string, number[]>()
  const recent = (name: string) => (failures.get(name) ?? []).filter((at) => at > now() - WINDOW_MS)
  return {
    exhausted: (name) => recent(name).length >= LIMIT,
    failed: (name) => void failures.set(name, [...recent(name), now()]),
    forget: (name) => void failures.delete(name),
  }
}
