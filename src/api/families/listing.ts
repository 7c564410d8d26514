import type { z } from 'zod/mini'
import type { Right } from '~/lib/rights'
import type { Scope } from '~/lib/scope'
import type { Filters } from '../contract/filters'
import { askingParams, askingRules } from '../contract/spelling'
import { inCorporate, pageOf } from '../contract/values'
import { type Endpoint, type Paged, paged, read } from '../endpoint'

/** Which page, from zero, of which size. */
export type PageOf = { start: number; length: number }

/** The paged rows of a query: one endpoint, and the filters that it takes. */
export type Listing<W extends object, Row, WireRow = Row> = {
  filters: Filters<W>
  rows: Endpoint<W & Scope & PageOf, Paged<Row>, PageWire<WireRow>>
}
type PageWire<WireRow> = Paged<WireRow> & { first: boolean; last: boolean; numberOfElements: number }

/** A server-paged search over one set of filters (document 1 §7 'pagingnew' and its siblings). */
export function listing<W extends object, R extends z.ZodMiniType>(
  about: { name: string; summary: string; doc: string; path: string; right: Right },
  filters: Filters<W>,
  row: R,
): Listing<W, z.infer<R>, z.input<R>> {
  const params = askingParams(filters, { ...inCorporate, ...pageOf })
  // The shape of W is open here, so the compiler cannot see that extending it gives W & Scope & PageOf.
  const rows = read({ ...about, params, result: paged(row), rules: askingRules(filters) }) as unknown
  return { filters, rows: rows as Listing<W, z.infer<R>, z.input<R>>['rows'] }
}
