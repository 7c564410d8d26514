/** Ids as one text, sorted, each as the number of characters that it shares with the one before (base 36) and the rest. */
export function packIds(ids: readonly string[]): string {
  let previous = ''
  return ids
    .toSorted()
    .map((id) => {
      let shared = 0
      while (shared < 35 && shared < id.length && id[shared] === previous[shared]) shared += 1
      previous = id
      return shared.toString(36) + id.slice(shared)
    })
    .join(' ')
}

/** The ids of a packed text, sorted. */
export function unpackIds(packed: string): string[] {
  let previous = ''
  const entries = packed === '' ? [] : packed.split(' ')
  return entries.map((entry) => (previous = previous.slice(0, Number.parseInt(entry.charAt(0), 36)) + entry.slice(1)))
}
