/** Counts recent failures per name, existing or not, against guessing passwords and codes. */
export type Attempts = { exhausted(name: string): boolean; failed(name: string): void; forget(name: string): void }

const LIMIT = 10
const WINDOW_MS = 5 * 60 * 1000

/** A name is exhausted after ten failures within five minutes. */
export function makeAttempts(now: () => number): Attempts {
  const failures = new Map<string, number[]>()
  const recent = (name: string) => (failures.get(name) ?? []).filter((at) => at > now() - WINDOW_MS)
  return {
    exhausted: (name) => recent(name).length >= LIMIT,
    failed: (name) => void failures.set(name, [...recent(name), now()]),
    forget: (name) => void failures.delete(name),
  }
}
