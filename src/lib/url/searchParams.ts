import type { SearchSchemaInput } from '@tanstack/react-router'

/** Raw search parameters of a URL: a name that occurs once is a string, a repeated one a list. Flat, never JSON. */
export type RawSearch = Record<string, string | string[] | undefined>

/** The search of an address that was copied out of HTML, where '&' is written `&amp;`; in a value it would be encoded. */
export const withoutEntities = (search: string): string => search.replaceAll(/&(?:amp;)+/g, '&')

/** Parses '?a=1&b=x&b=y' to {a: '1', b: ['x', 'y']}; empty values are omitted. */
export function parseSearch(text: string): RawSearch {
  const read: RawSearch = {}
  for (const [name, value] of new URLSearchParams(withoutEntities(text))) {
    if (value === '' || name === '__proto__') continue
    // A name like 'constructor' must not read the prototype.
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
 * A route's `validateSearch`: links to it are typed by P, values of a URL stay text until the screen parses them. So the
 * first download needs no schemas, however many screens there are.
 */
export const rawParams =
  // The route passes P, so that links to it are typed.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  <P extends object>() =>
    (raw: P & SearchSchemaInput): RawSearch =>
      raw
