import { columnSizingFeature, columnVisibilityFeature, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { RowColumn, RowColumns } from '~/api/contract/columns'
import type { Paged } from '~/api/endpoint'
import type { Condition } from '~/list/filters/criterion'
import { cellText } from './cells'

/** Column properties beyond the table library's own fields. */
export type ColumnMeta = {
  /** Right-aligned, with tabular figures. */
  isNumeric?: true
  /** Stays in view while others scroll, beside the first column, which always does. */
  isFrozen?: true
  /** Values are masked; those of a page can be revealed together. */
  isMasked?: true
  /** Shown only if this condition holds. */
  when?: Condition
}
/**
 * A column definition of the table library, narrowed to what a server-paged list uses, so that person columns can be
 * shared by every list of people.
 */
export type Column<Row> = {
  accessorKey: keyof Row & string
  header: string
  /** Pixels; widths do not depend on the content. */
  size: number
  /** Without it the value is shown as text. */
  cell?: (context: { row: { original: Row } }) => ReactNode
  meta?: ColumnMeta
}
/** Display options of a column that is also in the file. */
type DisplayOptions<Row> = Pick<Column<Row>, 'size' | 'cell' | 'meta'>
/**
 * Builds the columns of a screen from those of the contract, in their order. Each must be given a width, so that a new
 * one appears on the screen and in the file at once.
 */
export const columnsOf =
  <Row extends object>() =>
  <C extends RowColumns<Row>>(columns: C, shown: { [Name in keyof C]: DisplayOptions<Row> }): readonly Column<Row>[] =>
    Object.entries<RowColumn<Row>>(columns as Record<string, RowColumn<Row>>).map(([name, { title, text }]) => ({
      accessorKey: name as keyof Row & string,
      header: title,
      ...(text ? { cell: ({ row }: { row: { original: Row } }) => cellText(text(row.original)) } : {}),
      ...shown[name as keyof C],
    }))
/** The features of the table library that grids use. */
export const gridFeatures = tableFeatures({
  columnVisibilityFeature,
  columnSizingFeature,
  columnMeta: {},
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
