import type { TablerIcon } from '@tabler/icons-react'

/** A button of a row. */
export type RowButton<Row> = {
  /** The verb; with the row's name it is the button's name. */
  label: string
  /** Shown instead of the verb. */
  icon?: TablerIcon
  /** It deletes, and looks like it. */
  isDestructive?: true
  run: (row: Row) => void
  /** Absent where every row has it. */
  when?: (row: Row) => boolean
  /** Why it cannot be used with that row. */
  off?: (row: Row) => string | undefined
}
