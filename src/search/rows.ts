import type { Listing, PageOf } from '~/api/families/listing'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'
import type { Query } from './query'

/** The read of one page of a search, the same value for the loader and the table. */
export const rowsOf = <W extends object, Row>(
  api: Listing<W, Row, unknown>,
  { where, page, size }: Query<W>,
  scope: Scope,
) => {
  const asked: W & Scope & PageOf = { ...where, ...scope, start: page - 1, length: size }
  // The loader has asked already; a screen that comes after its failure shows it and does not ask again by itself.
  return { ...query(api.rows, asked), retryOnMount: false }
}
