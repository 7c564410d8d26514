import { ActionIcon } from '@mantine/core'
import type { Row as GridRow } from '@tanstack/react-table'
import { type CSSProperties, memo, type MouseEvent, type ReactNode } from 'react'
import { alert } from '~/ui/dialogs/dialogs'
import { textCell } from './cells'
import type { Column, gridFeatures } from './columns'
import classes from './DataTable.module.css'
import { hasMenu, type RowButton, splitButtons } from './rowAction'
import { RowMenu } from './RowMenu'

type Props<Row extends object> = {
  row: GridRow<typeof gridFeatures, Row>
  /** The shown columns; the list changes when one is shown or hidden. */
  columns: readonly Column<Row>[]
  /** How far from the left the frozen columns stay. */
  frozen: ReadonlyMap<string, CSSProperties>
  buttons: readonly RowButton<Row>[]
  /** The row in words, for the names of its buttons. */
  name: string
  /** A few words about it, below its name. */
  note: string | undefined
  /** Whether the Tab key comes to this row. */
  isCurrent: boolean
  onCurrent: (index: number) => void
}

function Cells<Row extends object>({ row, columns, frozen, buttons, name, note, isCurrent, onCurrent }: Props<Row>) {
  const { icons, menu } = splitButtons(buttons)
  const isThere = ({ when }: RowButton<Row>) => when?.(row.original) ?? true
  // What is off is in the menu, which has room for the reason.
  const isOff = ({ icon, off }: RowButton<Row>) => icon !== undefined && off?.(row.original) !== undefined
  return (
    <tr tabIndex={isCurrent ? 0 : -1} onFocus={() => onCurrent(row.index)} onClick={openRow}>
      {columns.map(({ accessorKey, cell, meta }, n) => {
        const content = cell ? cell({ row }) : textCell(row.original[accessorKey])
        return n === 0 ? (
          <th key={accessorKey} scope="row">
            {content}
            {note && <small className={classes.note}>{note}</small>}
          </th>
        ) : (
          <td
            key={accessorKey}
            data-numeric={meta?.isNumeric}
            data-frozen={frozen.has(accessorKey) || undefined}
            style={frozen.get(accessorKey)}
          >
            {content}
          </td>
        )
      })}
      {buttons.length > 0 && (
        <td>
          {icons
            .filter(isThere)
            .map((button) =>
              isOff(button) ? (
                <span key={button.label} className={classes.noMenu} />
              ) : (
                <Button key={button.label} button={button} row={row.original} name={name} />
              ),
            )}
          {hasMenu(buttons) && (
            <RowMenu buttons={[...menu, ...icons.filter(isOff)].filter(isThere)} row={row.original} name={name} />
          )}
        </td>
      )}
    </tr>
  )
}

/** A row with a link marked so opens by a press anywhere but on a control; text can be selected all the same. */
function openRow({ target, currentTarget, detail }: MouseEvent<HTMLTableRowElement>) {
  if (detail > 1 || !(target instanceof Element) || target.closest('a, button, input, label, [role=dialog]')) return
  if (window.getSelection()?.toString()) return
  currentTarget.querySelector<HTMLElement>('a[data-row-link]')?.click()
}

/** A row is drawn anew only when something of it changed; the table makes new row models for the same rows. */
const isSame = <Row extends object>({ row, ...props }: Props<Row>, { row: next, ...others }: Props<Row>) =>
  row.original === next.original &&
  row.index === next.index &&
  Object.entries(props).every(([name, value]) => Object.is(value, others[name as keyof typeof others]))
/** One row of a table. */
// The types of a generic component do not come through memo by themselves.
export const TableRow = memo(Cells, isSame) as typeof Cells

type ButtonProps<Row> = { button: RowButton<Row>; row: Row; name: string }
function Button<Row>({
  button: { label, icon: Icon, isDestructive, run, off },
  row,
  name,
}: ButtonProps<Row>): ReactNode {
  const reason = off?.(row)
  const shared = {
    'aria-label': `${label} ${name}`,
    onClick: ({ detail }: MouseEvent) => {
      // The second press of a double click does nothing again.
      if (detail > 1) return
      if (reason === undefined) run(row)
      else void alert(reason)
    },
  }
  if (!Icon)
    return (
      <button type="button" className={`link-button ${classes.verb}`} data-destructive={isDestructive} {...shared}>
        {label}
      </button>
    )
  return (
    <ActionIcon variant="subtle" size="md" data-destructive={isDestructive} title={label} {...shared}>
      <Icon size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
