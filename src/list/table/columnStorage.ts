type Visibility = Record<string, boolean>
const keyOf = (userId: string, table: string) => `klob:columns:${userId}:${table}`

/** The columns that a user chose to see in a table; what cannot be read counts as no choice. */
export function loadColumns(userId: string, table: string | undefined): Visibility {
  if (table === undefined) return {}
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, table)) ?? '{}')
    const entries = Object.entries(stored as object).filter(([, visible]) => typeof visible === 'boolean')
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

/** Stores the choice in this browser; without storage it lasts as long as the page. */
export function saveColumns(userId: string, table: string | undefined, visibility: Visibility): void {
  if (table === undefined) return
  try {
    localStorage.setItem(keyOf(userId, table), JSON.stringify(visibility))
  } catch {
    // The choice still holds for this page.
  }
}
