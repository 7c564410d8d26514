/** Search parameters of a URL as text: a name once is a string, several times a list. Flat, never JSON. */
export type RawSearch = Record<string, string | string[]>

/** Reads '?a=1&b=x&b=y' as {a: '1', b: ['x', 'y']}; empty values are left out. */
export function parseSearch(text: string): RawSearch {
  const read: RawSearch = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '' || name === '__proto__') continue
    // A name like 'constructor' is nobody's inheritance.
    const kept = Object.hasOwn(read, name) ? read[name] : undefined
    read[name] = kept === undefined ? value : [kept, value].flat()
  }
  return read
}

/** Writes flat search parameters; undefined and empty values are left out. */
export function stringifySearch(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null && one !== '')
      .map((one) => [name, String(one)]),
  )
  const text = new URLSearchParams(pairs).toString()
  return text && `?${text}`
}
