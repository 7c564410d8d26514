import { type SavedQuery, savedQueries } from './seed'

/** Saved filters, oldest first. */
export const savedQueryState = (): { savedQueries: SavedQuery[] } => ({ savedQueries: [...savedQueries] })
