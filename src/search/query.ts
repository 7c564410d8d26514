import type { z } from 'zod/mini'
import type { Filters } from '~/api/contract/filters'
import { soundValues } from '~/lib/rules'
import { type RawSearch, stringifySearch } from '~/lib/searchParams'

/** What a search screen asks: the filters that hold, the page (from one), its size, and the saved filter that is open. */
export type Query<W> = { where: W; page: number; size: number; saved?: string }
/** The same, flat, as it stands in the URL: no defaults, nothing nested. */
export type SearchParams<W> = W & { page?: number; size?: PageSize; saved?: string; c?: string }

export const PAGE_SIZES = [10, 20, 50] as const
type PageSize = (typeof PAGE_SIZES)[number]
const MAX_PAGE = 1_000_000

/** One filter as text or texts, read as its schema wants it; undefined when it does not fit. */
function readOne(schema: z.ZodMiniType, raw: string | string[]): unknown {
  const list = [raw].flat().map(String)
  const readings = [list.length === 1 ? list[0] : undefined, list.length === 1 ? Number(list[0]) : undefined, list]
  for (const reading of readings) {
    const { success, data } = schema.safeParse(reading)
    if (success && data !== undefined) return data
  }
  return undefined
}

/** The filters that a URL's parameters mean: what does not fit is dropped, never a crash (house sentence 3). */
export function readWhere<W extends object>(filters: Filters<W>, raw: RawSearch): W {
  const { shape } = filters.schema
  const where: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const value = raw[name] === undefined ? undefined : readOne(schema as z.ZodMiniType, raw[name])
    if (value !== undefined) where[name] = value
  }
  return soundValues(filters.rules, where) as W
}

/** Counted from one; the router hands back a number where a link was followed, and text where a URL was opened. */
const readPage = (raw: RawSearch[string] | undefined) =>
  /^[1-9]\d{0,6}$/.test(String(raw)) ? Math.min(Number(raw), MAX_PAGE) : 1

/** The open saved filter; a link to a message resets it (document 1 §2). */
const readSaved = ({ saved, msgId }: RawSearch) =>
  typeof saved === 'string' && /^[\w.-]{1,64}$/.test(saved) && msgId === undefined ? { saved } : {}

/** The query that a URL's parameters mean; what does not fit counts as not said. */
export function queryOf<W extends object>(filters: Filters<W>, raw: RawSearch): Query<W> {
  const size = PAGE_SIZES.find((one) => String(one) === String(raw['size']))
  return {
    where: readWhere(filters, raw),
    page: readPage(raw['page']),
    size: size ?? PAGE_SIZES[0],
    ...readSaved(raw),
  }
}

/** The search parameters of a query: what a link or a navigation carries. */
export const paramsOf = <W extends object>({ where, page, size, saved }: Query<W>): SearchParams<W> =>
  ({
    ...where,
    ...(page > 1 ? { page } : {}),
    ...(size === PAGE_SIZES[0] ? {} : { size }),
    ...(saved === undefined ? {} : { saved }),
  }) as SearchParams<W>

/** The filters without some of them, and without those that mean nothing any more by themselves. */
export const without = <W extends object>(filters: Filters<W>, where: W, names: readonly string[]): W =>
  soundValues(filters.rules, Object.fromEntries(Object.entries(where).filter(([name]) => !names.includes(name)))) as W

/** Whether two searches ask for the same people, in whatever order their filters stand. */
export function isSameWhere(one: object, other: object): boolean {
  const said = (where: object) =>
    stringifySearch(Object.fromEntries(Object.entries(where).toSorted(([a], [b]) => (a < b ? -1 : 1))))
  return said(one) === said(other)
}
