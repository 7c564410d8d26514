import { rawParams } from '~/lib/searchParams'
import type { SearchParams } from './query'

/** A search route's `validateSearch`: links are typed by the filters, what a URL says is read by `queryOf`. */
// Named by the route, so that links to it are typed.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const searchParams = <W extends object>() => rawParams<SearchParams<W>>()
