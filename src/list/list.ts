import type { TablerIcon } from '@tabler/icons-react'
import type { UseNavigateResult } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { FilterSchema } from '~/api/contract/filters'
import type { Endpoint, Paged } from '~/api/endpoint'
import type { Listing } from '~/api/endpointGroups/listing'
import type { SavedQueries } from '~/api/endpointGroups/savedQueries'
import { query, type QueryOf } from '~/api/queries'
import type { Viewer } from '~/components/corporate'
import type { Recipient, ConversationConfig } from '~/conversation/conversationConfig'
import type { Exportable } from '~/jobs/startExport'
import type { Right } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import type { RawSearch } from '~/lib/url/searchParams'
import type { UrlState } from '~/lib/url/urlState'
import type { Condition, EveryFilter } from './filters/criterion'
import type { SearchBox } from '~/ui/SearchBox'
import { type ListState, listUrl, PAGE_SIZES } from './listUrl'
import type { Column } from './table/columns'
import type { RowButton } from './table/rowAction'

/** What the actions of rows work with. */
export type ListContext = {
  viewer: Viewer
  navigate: UseNavigateResult<string>
  send: <In extends object, Out>(endpoint: Endpoint<In, Out, unknown>, input: In) => Promise<Out>
}
/** The props of a dialog about a row. */
export type RowDialogProps<Row> = { row: Row; onClose: () => void }
/**
 * Something to do with a row: work that the engine runs once at a time, or a dialog. 'removed' says that the row is gone:
 * the focus moves on, and an empty last page is left.
 */
export type RowAction<Row> = Pick<RowButton<Row>, 'label' | 'icon' | 'isDestructive' | 'when'> & {
  off?: (row: Row, context: ListContext) => string | undefined
} & ({ run: (row: Row, context: ListContext) => unknown } | { Dialog: ComponentType<RowDialogProps<Row>> })

/** Columns, rows and pages: what every list has, on a screen and in a dialog. */
export type List<F extends object, Row extends object> = {
  /** The name of the table, and of the screen. */
  title: string
  /** The heading above the rows; without it the count is alone. */
  heading?: string
  /** What a row is, for the count: '2.000 orang'. */
  noun: string
  /** Names the table in what is stored of its columns; without it they are not chosen. */
  columnsKey?: string
  columns: readonly Column<Row>[]
  /** Without the index where the rows have ids. */
  rowId: (row: Row, index: number) => string
  /** A row in words, for the names of its buttons. */
  rowName: (row: Row) => string
  /** The rows of one page. */
  query: (state: ListState<F>, scope: Scope) => QueryOf<Paged<Row>>
  /** Rows a page; the first one unless the URL says another. */
  sizes: readonly number[]
  actions?: readonly RowAction<Row>[]
  /** The title of the column of actions. */
  actionsTitle?: string
  pages: {
    /** The name of the page buttons. */
    label: string
    /** Shows page numbers instead of the position among all pages. */
    isNumbered?: boolean
    /** How many numbers are shown in a row. */
    inRow?: number
    /** The next page is fetched before it is needed. */
    isEager?: boolean
  }
  /** What a page behind the last one is missing in. */
  missingIn?: 'daftar' | 'hasil'
  /** Shown when nothing is found. */
  empty?: string | ((filters: F) => string)
  /** How high the table is, in pixels; without it as high as the window allows. */
  height?: number
}

/** Writing to the person of a row. */
export type Messaging<Row> = {
  right: Right
  /** Absent where every row can be written to. */
  when?: (row: Row) => boolean
  /** Why a row cannot be written to now. */
  off?: (row: Row) => string | undefined
  recipientOf: (row: Row) => Recipient
  /** The recipient of a link that opens the conversation by itself; undefined unless the link names one fully. */
  recipientFromUrl: (raw: RawSearch) => Recipient | undefined
  conversationWith: (to: Recipient, viewer: Viewer) => ConversationConfig
}
/** A file of what was searched: where it is offered, and the right that it takes; without it, it says so. */
export type Download<F extends object> = Exportable<F> & { label: string; when?: Condition; right?: Right }
/** The props of a tool's dialog: the current filters, once they can be searched with. */
export type ToolProps<F> = { filters: F; onClose: () => void }
/** Something to do beside the rows, in a dialog of its own. */
export type Tool<F> = {
  label: string
  icon: TablerIcon
  Dialog: ComponentType<ToolProps<F>>
  /** Works without a search. */
  needsNoSearch?: boolean
  /** Works with what is filled in, searched or not. */
  takesDraft?: boolean
}
/** A panel of criteria beside the rows, and what can be saved of it. */
export type PanelUi<F extends object> = {
  kind: 'panel'
  label: string
  sections: EveryFilter<F>
  saved?: SavedQueries<F>
  /** 'Reset' leaves the page size alone. */
  keepsSize?: boolean
}
/** How a list is narrowed down: by a panel with chips, or by one keyword. */
export type FilterUi<F extends object> =
  | PanelUi<F>
  | { kind: 'keyword'; Box: typeof SearchBox; label: string; placeholder: string; submit: string; missing?: string }

/** A list with a screen and a URL of its own. The engine reads this record and never asks which one it is. */
export type ScreenList<F extends object, Row extends object> = List<F, Row> & {
  url: UrlState<ListState<F>, object>
  filters: FilterSchema<F>
  filterUi: FilterUi<F>
  /** Links name the corporate, so that they open the same one for everybody. */
  isShared?: boolean
  messages?: Messaging<Row>
  downloads?: readonly Download<F>[]
  tools?: readonly Tool<F>[]
  /** Shown where a search is needed first. */
  emptyHint?: string
  /** Called on every new search, not on paging. */
  onSearch?: (filters: F, scope: Scope) => void
}

type Search<F extends object, Row extends object> = Pick<
  ScreenList<F, Row>,
  | 'title'
  | 'noun'
  | 'columns'
  | 'rowName'
  | 'actions'
  | 'actionsTitle'
  | 'height'
  | 'messages'
  | 'downloads'
  | 'tools'
  | 'emptyHint'
  | 'onSearch'
> & {
  /** One resource of the contract, whole: its parts cannot belong to another. */
  api: Listing<F, Row, unknown> & { saved?: SavedQueries<F> }
  sections: EveryFilter<F>
}
/** A search for people: a list with a filter panel over one resource of the contract. */
export const defineSearch = <F extends object, Row extends { userId: string }>({
  api,
  sections,
  ...search
}: Search<F, Row>): ScreenList<F, Row> => ({
  ...search,
  heading: 'Hasil pencarian',
  columnsKey: api.rows.name,
  rowId: ({ userId }) => userId,
  filters: api.filters,
  filterUi: { kind: 'panel', label: 'Filter pencarian', sections, ...(api.saved ? { saved: api.saved } : {}) },
  url: listUrl(api.filters, search.messages?.recipientFromUrl),
  query: ({ filters, page, size }, scope) => query(api.rows, { ...filters, ...scope, start: page - 1, length: size }),
  sizes: PAGE_SIZES,
  pages: { label: 'Halaman hasil', isEager: true },
  missingIn: 'hasil',
  isShared: true,
})
/** The same for another list; it only types the record. */
export const defineList = <F extends object, Row extends object>(list: ScreenList<F, Row>): ScreenList<F, Row> => list
