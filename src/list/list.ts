import type { TablerIcon } from '@tabler/icons-react'
import type { UseNavigateResult } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Paged } from '~/api/endpoint'
import type { SavedQueries } from '~/api/endpointGroups/savedQueries'
import type { QueryOf } from '~/api/queries'
import type { Send } from '~/api/useSend'
import type { Viewer } from '~/components/corporate'
import type { Exportable } from '~/jobs/startExport'
import type { Right } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import type { UrlState } from '~/lib/url/urlState'
import type { AnySections, Condition, EveryFilter } from './filters/criterion'
import type { SearchBox } from '~/ui/SearchBox'
import type { DialogMove, ListState } from './listUrl'
import type { Column } from './table/columns'
import type { RowButton } from './table/rowAction'
import type { RowSelection } from './table/useGridTable'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'

/** Context passed to row actions. */
export type ListContext = {
  viewer: Viewer
  navigate: UseNavigateResult<string>
  send: Send
}
/** The props of a dialog about a row. */
export type RowDialogProps<Row> = { row: Row; onClose: () => void }
/**
 * An action on a row: a function that the engine runs at most once at a time, or a dialog. A function that resolves to
 * 'removed' has deleted the row: the engine moves the focus and leaves an empty last page.
 */
export type RowAction<Row> = Pick<RowButton<Row>, 'label' | 'icon' | 'isDestructive' | 'opensRow' | 'when'> & {
  off?: (row: Row, context: ListContext) => string | undefined
} & ({ run: (row: Row, context: ListContext) => unknown } | { Dialog: ComponentType<RowDialogProps<Row>> })

/** Columns, rows and pages of a list, on a screen or in a dialog. */
export type List<F extends object, Row extends object> = {
  /** The name of the table, and of the screen. */
  title: string
  /** The heading above the rows; without it only the count is shown. */
  heading?: string
  /** Noun of a row, for the count: '2.000 orang'. */
  noun: string
  /** Names the list in stored settings (visible columns, recent searches); without it columns cannot be chosen. */
  columnsKey?: string
  columns: readonly Column<Row>[]
  /** `index` is for rows without ids. */
  rowId: (row: Row, index: number) => string
  /** Name of a row, for the accessible names of its buttons. */
  rowName: (row: Row) => string
  /** The rows of one page. */
  query: (state: ListState<F>, scope: Scope) => QueryOf<Paged<Row>>
  /** Page sizes; the first one is the default. */
  sizes: readonly number[]
  /** The draft keys of a row's record and of what belongs to it, by which rows with unsaved input are marked. */
  draftKeys?: (row: Row) => readonly (readonly string[])[]
  actions?: readonly RowAction<Row>[]
  /** Header of the actions column. */
  actionsTitle?: string
  pages: {
    /** Accessible name of the pager. */
    label: string
    /** Shows page numbers instead of the position among all pages. */
    isNumbered?: boolean
    /** Number of page numbers shown in a row. */
    inRow?: number
    /** Prefetches the next page. */
    isEager?: boolean
  }
  /** Noun in the message of a page beyond the last one. */
  missingIn?: 'daftar' | 'hasil'
  /** Shown when nothing is found. */
  empty?: string | ((filters: F) => string)
  /** Table height in pixels; by default as high as the window allows. */
  height?: number
}

/** What a list adds to its rows. */
export type RowExtras<Row> = {
  /** Actions after those of the list; stable, since the rows depend on them. */
  actions: readonly RowAction<Row>[]
  /** Short notes about a row; `hasDraft` tells whether a record has unsaved input. */
  notes: (row: Row, hasDraft: (record: readonly string[]) => boolean) => readonly (string | false | undefined)[]
  /** A tool for all rows, beside the heading. */
  tool: ReactNode
  /** Stable until the order changes; absent where it is the answer's. */
  arrange?: Arrange<Row>
  /** Below the rows, which must not move under the pointer: about those that are ticked. */
  notice?: ReactNode
  /** Which rows are ticked; absent where they cannot be. */
  selection?: RowSelection<Row> | undefined
}
/** The order in which the rows of a page are shown. */
export type Arrange<Row> = (rows: readonly Row[]) => readonly Row[]
/** The props of a component that adds to the rows of a list, which it gets as its children. */
export type ExtrasProps<F, Row> = {
  state: ListState<F>
  setState: (state: ListState<F>, how: DialogMove) => void
  children: (extras: RowExtras<Row>) => ReactNode
}
/** A download of the search: the condition under which it is offered, and the right it requires. */
export type Download<F extends object> = Exportable<F> & { label: string; when?: Condition; right?: Right }
/** What a tool that sends the result of a search says about it. */
export type SearchFacts = {
  /** Its criteria; described by `useCriterionTexts`. */
  sections: AnySections
  /** The number of rows, once known. */
  total: number | undefined
  /** Searches again where that failed. */
  retry: (() => void) | undefined
  /** The form differs from it. */
  differs: boolean
}
/** The props of a tool's dialog: the current filters, once they can be searched with. */
export type ToolProps<F> = { filters: F; search: SearchFacts; onClose: () => void }
/** Something to do beside the rows, in a dialog of its own. */
export type Tool<F> = {
  label: string
  icon: TablerIcon
  Dialog: ComponentType<ToolProps<F>>
  /** Works without a search. */
  needsNoSearch?: boolean
  /** Works with what is filled in, searched or not. */
  usesDraft?: boolean
}
/** A filter panel beside the rows, optionally with saved filters. */
export type PanelUi<F extends object> = {
  kind: 'panel'
  label: string
  sections: EveryFilter<F>
  saved?: SavedQueries<F>
  /** Criteria that are used often, in order: offered above the sections until this person's searches know better. */
  common?: readonly string[]
  /** A row above the results instead of a panel beside them: for few criteria and many columns. */
  isAbove?: boolean
}
/** How a list is filtered: by a panel with chips, or by one keyword. */
export type FilterUi<F extends object> =
  | PanelUi<F>
  | { kind: 'keyword'; Box: typeof SearchBox; label: string; placeholder: string; submitLabel: string }

/** A list with its own screen and URL. The engine works with this record only and never branches on a specific list. */
export type ScreenList<F extends object, Row extends object> = List<F, Row> & {
  url: UrlState<ListState<F>, object>
  filters: FilterSchema<F>
  filterUi: FilterUi<F>
  /** Links include the corporate, so that they open the same one for every user. */
  isShared?: boolean
  /** Adds to the rows, with dialogs of its own: for searches for people, messages. */
  Extras?: ComponentType<ExtrasProps<F, Row>>
  downloads?: readonly Download<F>[]
  tools?: readonly Tool<F>[]
  /** Shown while required filters are missing. */
  emptyHint?: string
  /** What the filters do, where that is not plain from the chips; above the rows. */
  effectOf?: (filters: F) => string | undefined
  /** Called on every new search, not on paging. */
  onSearch?: (filters: F, scope: Scope) => void
}

/** Defines a list; only types the record. */
export const defineList = <F extends object, Row extends object>(list: ScreenList<F, Row>): ScreenList<F, Row> => list
