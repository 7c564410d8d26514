import type { SearchSchemaInput } from '@tanstack/react-router'

/** Search parameters of a URL as text: a name once is a string, several times a list. Flat, never JSON. */
export type RawSearch = Record<string, string | string[]>

/** Reads '?a=1&b=x&b=y' as {a: '1', b: ['x', 'y']}; empty values are left out. */
export function parseSearch(text: string): RawSearch {
  const read: RawSearch = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '' || name === '__proto__') continue
    // A name like 'constructor' is nobody's inheritance.
    const earlier = Object.hasOwn(read, name) ? read[name] : undefined
    read[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return read
}

/** Flat values as pairs: lists repeated, empty values omitted unless listed in keepsEmpty, zero included (wire decision G06). */
export const queryPairs = (values: Record<string, unknown>, keepsEmpty: readonly string[] = []): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null && (one !== '' || keepsEmpty.includes(name)))
      .map((one): [string, string] => [name, String(one)]),
  )

/** Writes flat search parameters; undefined and empty values are left out. */
export function stringifySearch(values: Record<string, unknown>): string {
  const text = new URLSearchParams(queryPairs(values)).toString()
  return text && `?${text}`
}

/**
 * A route's `validateSearch`: links to it are typed by P, what a URL says stays text until the screen reads it. So the
 * first download knows no schemas, however many screens there are.
 */
export const rawParams =
  // Named by the route, so that links to it are typed.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  <P extends object>() =>
    (raw: P & SearchSchemaInput): RawSearch =>
      raw
