import type { ReactNode } from 'react'

/** One column of a table of rows. */
export type Column<Row, When = never> = {
  /** The column's name in memory and in tests. */
  id: keyof Row & string
  header: string
  /** Pixels; a table's columns do not jump with their content. */
  width: number
  /** How the value shows; without it as text. */
  show?: (row: Row) => ReactNode
  when?: When
  /** Right-aligned, with figures of one width. */
  numeric?: boolean
}
