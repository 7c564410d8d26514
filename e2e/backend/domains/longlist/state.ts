import type { LonglistEntry } from './seed'

/** Longlists that were changed in this world, by corporate; newest entry first. */
export const longlistState = () => ({ longlists: new Map<string, readonly LonglistEntry[]>() })
