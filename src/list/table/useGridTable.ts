import {
  type ColumnOrderState,
  type ColumnVisibilityState,
  functionalUpdate,
  type PaginationState,
  type ReactTable,
  type RowSelectionState,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { z } from 'zod/mini'
import type { UserScope } from '~/lib/scope'
import { openSetting, storedState, useStoredState } from '~/lib/storedState'
import { type Column, type Grid, gridFeatures } from './columns'

/** Id of the buttons column. */
export const BUTTONS = 'buttons'
/** Id of the column of checkboxes. */
export const SELECT = 'select'
const SELECT_PX = 56
/** Rows that can be ticked; the library's own state of them, which is the list's to keep. */
export type RowSelection<Row> = {
  ids: RowSelectionState
  onChange: (ids: RowSelectionState) => void
  canSelect: (row: Row) => boolean
}
/** Maximum total width of frozen columns. */
const MAX_FROZEN_PX = 420
/** Plain text needs no renderer: one in each cell would double the time of the first rows. */
const plainText = { cell: '' }
const NO_ROWS: RowSelectionState = {}

type Options<Row extends object> = {
  /** Names the list in the settings; without it all columns are shown, in their order. */
  id: string | undefined
  /** Whose choice and order of columns are stored. */
  owner: UserScope
  columns: readonly Column<Row>[]
  /** Undefined until the first rows have loaded. */
  rows: readonly Row[] | undefined
  rowId: (row: Row, index: number) => string
  /** The buttons column; without width there is none. */
  buttons: { title: string; width: number }
  selection?: RowSelection<Row> | undefined
  /** Counted from one. */
  page: number
  size: number
  /** The number of rows on all pages. */
  total: number
  onPage: (page: number, size: number) => void
}

const visibilitySchema = z.catchall(z.object({}), z.boolean())
const orderSchema = z.array(z.string())
const NO_ORDER: ColumnOrderState = []

/**
 * The table of a grid: server-paged rows, frozen first columns and buttons, columns that the user shows, hides and puts in
 * order.
 */
export function useGridTable<Row extends object>(options: Options<Row>): ReactTable<Grid, Row> {
  const { id = '', owner, columns, rows, buttons, selection, page, size, onPage } = options
  const isSelectable = selection !== undefined
  const { title, width } = buttons
  const visibility = useMemo(
    () => storedState(openSetting('columns', owner, id), visibilitySchema, ofAllCorporates(owner, id)),
    [owner, id],
  )
  const order = useMemo(
    () => storedState<ColumnOrderState>(openSetting('column-order', owner, id), orderSchema, NO_ORDER),
    [owner, id],
  )
  const columnVisibility = useStoredState(visibility)
  const columnOrder = useStoredState(order)
  const pagination = useMemo<PaginationState>(() => ({ pageIndex: page - 1, pageSize: size }), [page, size])
  const columnPinning = useMemo(
    () => ({ start: [...(isSelectable ? [SELECT] : []), ...frozenOf(columns, columnVisibility)], end: [BUTTONS] }),
    [columns, columnVisibility, isSelectable],
  )
  const definitions = useMemo(
    () => [
      ...(isSelectable ? [{ id: SELECT, header: 'Pilih', size: SELECT_PX, enableHiding: false }] : []),
      // The first column cannot be hidden.
      ...columns.map((column, n) => ({ ...column, enableHiding: n > 0 })),
      ...(width > 0 ? [{ id: BUTTONS, header: title, size: width, enableHiding: false }] : []),
    ],
    [columns, title, width, isSelectable],
  )
  return useTable({
    features: gridFeatures,
    columns: definitions,
    defaultColumn: plainText,
    data: useMemo(() => rows ?? [], [rows]),
    getRowId: options.rowId,
    rowCount: options.total,
    manualPagination: true,
    enableRowSelection: ({ original }) => selection?.canSelect(original) ?? false,
    onRowSelectionChange: (change) => selection?.onChange(functionalUpdate(change, selection.ids)),
    state: { columnVisibility, columnOrder, columnPinning, pagination, rowSelection: selection?.ids ?? NO_ROWS },
    onColumnVisibilityChange: (change) => void visibility.change((latest) => functionalUpdate(change, latest)),
    onColumnOrderChange: (change) => void order.change((latest) => functionalUpdate(change, latest)),
    onPaginationChange: (change) => {
      const { pageIndex, pageSize } = functionalUpdate(change, pagination)
      // Another size starts at the first page; the library would keep the first row in sight.
      onPage(pageSize === size ? pageIndex + 1 : 1, pageSize)
    },
  })
}

/** The choice of columns as earlier builds stored it, for all corporates of the user. */
const ofAllCorporates = ({ userId }: UserScope, id: string): ColumnVisibilityState =>
  visibilitySchema.safeParse(openSetting('columns', { userId }, id).read()).data ?? {}

/** The ids of the first visible column and of those beside it that stay in view with it. */
export function frozenOf<Row extends object>(
  columns: readonly Column<Row>[],
  visibility: ColumnVisibilityState,
): string[] {
  const ids: string[] = []
  let left = 0
  for (const { id, size, meta } of columns) {
    if (visibility[id] === false) continue
    if (ids.length > 0 && (!meta?.isFrozen || left + size > MAX_FROZEN_PX)) break
    ids.push(id)
    left += size
  }
  return ids
}
