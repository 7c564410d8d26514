const WIB_MS = 7 * 60 * 60 * 1000

/** A moment in the wire's format: RFC 3339 in WIB (wire decision G09). */
export const momentOf = (ms: number): string =>
  `${new Date(ms + WIB_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)}+07:00`
/** The day of a moment in WIB, YYYY-MM-DD. */
export const dayAt = (ms: number): string => momentOf(ms).slice(0, 'YYYY-MM-DD'.length)
