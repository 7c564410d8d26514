import type { TablerIcon } from '@tabler/icons-react'

/** Something to do with one row. Made by a function that closes over its endpoints. */
export type Action<Row> = {
  /** The verb; with the row's name it is the button's name. */
  label: string
  icon: TablerIcon
  run: (row: Row) => void
  /** Absent where every row has it. */
  when?: (row: Row) => boolean
  /** Why it cannot be done: by whoever looks, or with that row. */
  off?: string | ((row: Row) => string | undefined) | undefined
}
