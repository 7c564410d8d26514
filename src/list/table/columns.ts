import {
  type AccessorFnColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactElement } from 'react'
import type { RowColumn } from '~/api/contract/columns'
import type { Paged } from '~/api/endpoint'
import type { Condition } from '~/list/filters/criterion'
import { keysOf } from '~/lib/fields'
import { cellText } from './cells'

/** Column properties beyond the table library's own fields. */
export type ColumnMeta = {
  /** Right-aligned, with tabular figures. */
  isNumeric?: true
  /** Names the row, where that is not the first column. */
  isName?: true
  /** Begins with the initials of the row's name. */
  isPerson?: true
  /** Stays in view while others scroll, beside the first column, which always does. */
  isFrozen?: true
  /** Values are masked; those of a page can be revealed together. */
  isMasked?: true
  /** Shown only if this condition holds. */
  when?: Condition
}
/** Its type alone is read. */
const columnMeta: ColumnMeta = {}
/** The features of the table library that grids use. */
export const gridFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  columnMeta,
})
/** The features of a grid, as the library's types want them. */
export type Grid = typeof gridFeatures

type ColumnOptions<Row> = {
  header: string
  /** Pixels at the usual size of text, with which they grow (`inRem`); widths do not depend on the content. */
  size: number
  /** The text, where it differs from the plain value. */
  text?: (row: Row) => string | null | undefined
  /** What is shown, where that is more than the text, which has a tooltip. */
  cell?: (row: Row) => ReactElement
  meta?: ColumnMeta
}
/** A column of a list: one of the table library, always with an id, a title and a width. */
export type Column<Row extends object> = AccessorFnColumnDef<Grid, Row> &
  Pick<ColumnOptions<Row>, 'header' | 'size'> & { id: string }

/** A width in pixels as one that grows with the browser's size of text. */
export const inRem = (px: number): string => `${px / 16}rem`

/** Defines the columns of a row type by the library's helper, which alone would accept one without title or width. */
export function columnHelper<Row extends object>() {
  const { accessor } = createColumnHelper<Grid, Row>()
  return (id: keyof Row & string, { text, cell, ...options }: ColumnOptions<Row>) =>
    // The helper forgets that title and width were given.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    accessor((row): unknown => cellText(text ? text(row) : row[id]), {
      ...options,
      id,
      ...(cell ? { cell: ({ row }) => cell(row.original) } : {}),
    }) as Column<Row>
}

/** Display options of a column that is also in the file; a text replaces that of the file. */
export type DisplayOptions<Row> = Omit<ColumnOptions<Row>, 'header'>
/**
 * Builds the columns of a screen from those of the contract, in their order. Each must be given a width, so that a new
 * one appears on the screen and in the file at once.
 */
export const columnsOf =
  <Row extends object>() =>
  <Name extends keyof Row & string>(
    columns: Readonly<Record<Name, RowColumn<Row>>>,
    shown: Readonly<Record<NoInfer<Name>, DisplayOptions<Row>>>,
  ): readonly Column<Row>[] =>
    keysOf(columns).map((name) => {
      const { title, text } = columns[name]
      return columnHelper<Row>()(name, { header: title, ...(text ? { text } : {}), ...shown[name] })
    })

/** Adds each row's number in the whole list, counted from one. */
export const withRowNumbers = <Row extends object>(page: Paged<Row>): Paged<Row & { number: number }> => ({
  ...page,
  content: page.content.map((row, n) => ({ ...row, number: page.number * page.size + n + 1 })),
})

/** Pages rows that are all in the browser. */
export const pageOfRows = <Row>(rows: readonly Row[], page: number, size: number): Paged<Row> => ({
  content: rows.slice((page - 1) * size, page * size),
  number: page - 1,
  size,
  totalPages: Math.ceil(rows.length / size),
  totalElements: rows.length,
})
