type Visibility = Record<string, boolean>
const keyOf = (userId: string, table: string) => `klob:columns:${userId}:${table}`

/** Which columns a user wants to see of a table; what cannot be read counts as nothing said. */
export function keptColumns(userId: string, table: string): Visibility {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, table)) ?? '{}')
    const entries = Object.entries(kept as object).filter(([, visible]) => typeof visible === 'boolean')
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

/** Remembers them in this browser; a full or closed storage costs only the remembering. */
export function keepColumns(userId: string, table: string, visibility: Visibility): void {
  try {
    localStorage.setItem(keyOf(userId, table), JSON.stringify(visibility))
  } catch {
    // The columns still hold for this page.
  }
}
