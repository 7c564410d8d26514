import type { z } from 'zod/mini'
import type { Right } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import { filterParams, filterRules, type FilterSchema } from './wireMapping'
import { inCorporate, pageParams } from '../values'
import { type Endpoint, type Paged, paged, read, type Tag } from '~/api/endpoint'

/** Page parameters: page number from zero and page size. */
export type PageParams = { start: number; length: number }

/** The endpoint of a search's paged rows, and its filters. */
export type Listing<W extends object, Row, WireRow = Row> = {
  filters: FilterSchema<W>
  rows: Endpoint<W & Scope & PageParams, Paged<Row>, PageWire<WireRow>, never>
}
type PageWire<WireRow> = Paged<WireRow> & { first: boolean; last: boolean; numberOfElements: number }

/** Defines a server-paged search over one set of filters (document 1 §7 'pagingnew' and its siblings). */
export function listing<W extends object, R extends z.ZodMiniType>(
  about: { name: string; summary: string; doc: string; path: string; right: Right },
  filters: FilterSchema<W>,
  row: R,
  provides: readonly Tag[] | ((filters: W) => readonly Tag[]) = [],
): Listing<W, z.infer<R>, z.input<R>> {
  const params = filterParams(filters, { ...inCorporate, ...pageParams })
  const rows: unknown = read({
    ...about,
    params,
    result: paged(row),
    rules: filterRules(filters),
    // What it is called with are the filters, and more.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    provides: provides as readonly Tag[],
  })
  // W is generic here, so the compiler cannot see that the extended schema is W & Scope & PageParams.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { filters, rows: rows as Listing<W, z.infer<R>, z.input<R>>['rows'] }
}
