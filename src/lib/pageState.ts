/** A value that the whole page shares, for React's `useSyncExternalStore`. */
export function pageState<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    /** Setting the same value notifies nobody. */
    set(next: T): void {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
