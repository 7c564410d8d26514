import type { Listing } from '~/api/endpointGroups/listing'
import type { SavedQueries } from '~/api/endpointGroups/savedQueries'
import { query } from '~/api/queries'
import type { EveryFilter } from '~/list/filters/criterion'
import type { ScreenList } from '~/list/list'
import { listUrl, PAGE_SIZES } from '~/list/listUrl'
import type { Messaging } from './messaging'
import { PeopleMessages } from './PeopleMessages'

type Search<F extends object, Row extends object> = Pick<
  ScreenList<F, Row>,
  | 'title'
  | 'noun'
  | 'columns'
  | 'rowName'
  | 'actions'
  | 'actionsTitle'
  | 'height'
  | 'draftKeys'
  | 'downloads'
  | 'tools'
  | 'emptyHint'
  | 'effectOf'
  | 'onSearch'
> & {
  /** One complete resource of the contract, so that its parts cannot be mixed with another's. */
  api: Listing<F, Row, unknown> & { saved?: SavedQueries<F> }
  sections: EveryFilter<F>
  /** The filters that recruiters use most, in order. */
  common?: readonly (keyof F & string)[]
  messages?: Messaging<Row>
}
/** Defines a search for people: a list with a filter panel over one resource of the contract. */
export function defineSearch<F extends object, Row extends { userId: string }>({
  api,
  sections,
  common,
  messages,
  ...search
}: Search<F, Row>): ScreenList<F, Row> {
  const list: ScreenList<F, Row> = {
    ...search,
    heading: 'Hasil pencarian',
    columnsKey: api.rows.name,
    rowId: ({ userId }) => userId,
    filters: api.filters,
    filterUi: {
      kind: 'panel',
      label: 'Filter pencarian',
      sections,
      ...(common ? { common } : {}),
      ...(api.saved ? { saved: api.saved } : {}),
    },
    url: listUrl(api.filters, messages?.recipientFromUrl),
    query: ({ filters, page, size }, scope) => query(api.rows, { ...filters, ...scope, start: page - 1, length: size }),
    sizes: PAGE_SIZES,
    pages: { label: 'Halaman hasil', isEager: true },
    missingIn: 'hasil',
    isShared: true,
    ...(messages ? { Extras: (props) => <PeopleMessages list={list} messages={messages} {...props} /> } : {}),
  }
  return list
}
