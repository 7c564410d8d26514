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
  /** Values are masked, in a narrow column until one is shown; those of a page can be revealed together. */
  isMasked?: true
  /** Its share of the room beside the columns, relative to others that grow; without any, all do by their widths. */
  grows?: number
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
const inRem = (px: number): string => `${px / 16}rem`

/** The same where columns are widened to end with a whole one (`fitColumns`). */
export const fitted = (px: number): string => `calc(${inRem(px)} * var(--fit, 1))`

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

/** A larger factor would leave wide gaps. */
const MAX_FIT = 1.3

/** Widens columns that do not all fit, so that the last one in sight is whole; the first report is before paint. */
export function fitColumns(area: HTMLElement): void {
  const before = Number(getComputedStyle(area).getPropertyValue('--fit')) || 1
  const widths = [...area.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect().width / before)
  const total = widths.reduce((sum, width) => sum + width, 0)
  let inSight = 'actions' in area.dataset ? (widths.pop() ?? 0) : 0
  for (const width of widths) {
    if (inSight + width > area.clientWidth) break
    inSight += width
  }
  const factor = total > area.clientWidth + 1 ? area.clientWidth / inSight : 1
  const fit = factor > MAX_FIT ? 1 : factor
  if (Math.abs(fit - before) > 0.001) area.style.setProperty('--fit', String(fit))
}

/** Sets the attributes by which the styles show that there is more to scroll at an edge. */
export function markEdges(area: HTMLElement): void {
  area.style.setProperty('--scrollbar', `${area.offsetWidth - area.clientWidth}px`)
  area.toggleAttribute('data-left', area.scrollLeft > 0)
  area.toggleAttribute('data-right', area.scrollLeft + area.clientWidth < area.scrollWidth - 1)
}
