import type { SearchSchemaInput } from '@tanstack/react-router'
import type { RawSearch } from '~/lib/searchParams'
import type { SearchParams } from './query'

/**
 * A search route's `validateSearch`: links are typed by the filters, what a URL says stays text until `queryOf` reads
 * it. So the first download knows no filters, however many searches there are.
 */
export const searchParams =
  // Named by the route, so that links to it are typed.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  <W extends object>() =>
    (raw: SearchParams<W> & SearchSchemaInput): RawSearch =>
      raw as RawSearch
