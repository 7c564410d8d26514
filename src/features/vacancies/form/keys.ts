const start = Date.now().toString(36)
let last = 0
/** A key for an item that has no id yet; none of an earlier page, which a restored draft may hold. */
export const newKey = (): string => `new-${start}-${++last}`
