import { ActionIcon } from '@mantine/core'
import { memo } from 'react'
import { alert } from '~/ui/dialogs'
import type { Action } from './Action'
import { textOf } from './cells'
import type { Column } from './columns'

type Props<Row> = {
  row: Row
  /** Its place in the page, from 0. */
  number: number
  columns: readonly Column<Row, unknown>[]
  actions: readonly Action<Row>[]
  /** The row in words, for the names of its actions. */
  name: string
  /** Whether the Tab key comes to this row. */
  isCurrent: boolean
  onCurrent: (number: number) => void
}

function Cells<Row extends object>({ row, number, columns, actions, name, isCurrent, onCurrent }: Props<Row>) {
  return (
    <tr tabIndex={isCurrent ? 0 : -1} onFocus={() => onCurrent(number)}>
      {columns.map(({ id, show, numeric }, at) => {
        const content = show ? show(row) : textOf(row[id])
        return at === 0 ? (
          <th key={id} scope="row">
            {content}
          </th>
        ) : (
          <td key={id} data-numeric={numeric || undefined}>
            {content}
          </td>
        )
      })}
      {actions.length > 0 && (
        <td>
          {actions
            .filter(({ when }) => when?.(row) ?? true)
            .map(({ label, icon: Icon, run, off }) => {
              const why = typeof off === 'function' ? off(row) : off
              return (
                <ActionIcon
                  key={label}
                  variant="subtle"
                  size="md"
                  aria-label={`${label} ${name}`}
                  aria-disabled={why !== undefined}
                  data-disabled={why !== undefined || undefined}
                  title={why === undefined ? label : `${label}: ${why}`}
                  onClick={() => (why === undefined ? run(row) : void alert(why))}
                >
                  <Icon size={18} stroke={1.7} aria-hidden />
                </ActionIcon>
              )
            })}
        </td>
      )}
    </tr>
  )
}
/** A row of a table; drawn anew only when something of it has changed. */
// The types of a generic component do not come through memo by themselves.
export const TableRow = memo(Cells) as typeof Cells
