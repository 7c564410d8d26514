import { loadStored, settingKey, saveStored } from '~/lib/storage'

type Visibility = Record<string, boolean>
const keyOf = (userId: string, table: string) => settingKey(`columns:${userId}:${table}`)

/** The stored column visibility of a user's table; invalid entries are ignored. */
export function loadColumns(userId: string, table: string | undefined): Visibility {
  const stored = table === undefined ? undefined : loadStored(keyOf(userId, table))
  return Object.fromEntries(Object.entries(Object(stored) as object).filter(([, shown]) => typeof shown === 'boolean'))
}

/** Stores the column visibility in this browser; without storage it lasts as long as the page. */
export function saveColumns(userId: string, table: string | undefined, visibility: Visibility): void {
  if (table !== undefined) saveStored(keyOf(userId, table), visibility)
}
