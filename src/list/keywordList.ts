import { keywordFilters, type KeywordFilters } from '~/api/contract/filterValues'
import type { PageParams } from '~/api/endpointGroups/listing'
import type { Paged } from '~/api/endpoint'
import type { QueryOf } from '~/api/queries'
import type { Scope } from '~/lib/scope'
import { SearchBox } from '~/ui/SearchBox'
import type { FilterUi, ScreenList } from './list'
import { listUrl } from './listUrl'

type KeywordBox = Omit<Extract<FilterUi<KeywordFilters>, { kind: 'keyword' }>, 'kind' | 'Box'>
type KeywordList<Row extends object> = Omit<
  ScreenList<KeywordFilters, Row>,
  'url' | 'filters' | 'filterUi' | 'query' | 'sizes'
> & {
  /** The texts of the search box. */
  box: KeywordBox
}

/** Defines a list that is searched by one keyword, ten rows a page (document 3 §2, §9). */
export const defineKeywordList = <Row extends object>(
  rows: (input: KeywordFilters & Scope & PageParams) => QueryOf<Paged<Row>>,
  { box, ...list }: KeywordList<Row>,
): ScreenList<KeywordFilters, Row> => ({
  ...list,
  url: listUrl(keywordFilters),
  filters: keywordFilters,
  filterUi: { kind: 'keyword', Box: SearchBox, ...box },
  query: ({ filters, page, size }, scope) => rows({ ...filters, ...scope, start: page - 1, length: size }),
  sizes: [10],
})
