import type { Row as GridRow } from '@tanstack/react-table'
import { type CSSProperties, memo, type MouseEvent, type ReactNode, useState } from 'react'
import { alert } from '~/ui/dialogs/dialogs'
import { cellText, tooltipOf } from './cells'
import type { Column, gridFeatures } from './columns'
import classes from './DataTable.module.css'
import { hasMenu, type RowButton, splitButtons } from './rowAction'
import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { lazyDialog } from '~/ui/lazyDialog'
import type { RowMenuProps } from './RowMenuPopup'

type Props<Row extends object> = {
  row: GridRow<typeof gridFeatures, Row>
  /** The visible columns; a new array when one is shown or hidden. */
  columns: readonly Column<Row>[]
  /** Left offsets of the frozen columns. */
  frozen: ReadonlyMap<string, CSSProperties>
  buttons: readonly RowButton<Row>[]
  /** Name of the row, for the accessible names of its buttons. */
  name: string
  /** A short note about the row, below its name. */
  note: string | undefined
  /** Whether this row is in the tab order. */
  isCurrent: boolean
  onCurrent: (index: number) => void
}

function Cells<Row extends object>({ row, columns, frozen, buttons, name, note, isCurrent, onCurrent }: Props<Row>) {
  const { icons, menu } = splitButtons(buttons)
  const isAvailable = ({ when }: RowButton<Row>) => when?.(row.original) ?? true
  // Disabled icon actions move to the menu, which has room for the reason.
  const isDisabled = ({ icon, off }: RowButton<Row>) => icon !== undefined && off?.(row.original) !== undefined
  return (
    <tr tabIndex={isCurrent ? 0 : -1} onFocus={() => onCurrent(row.index)} onClick={openRow}>
      {columns.map(({ accessorKey, cell, meta }, n) => {
        const content = cell ? cell({ row }) : cellText(row.original[accessorKey])
        const title = typeof content === 'string' ? tooltipOf(content) : undefined
        return n === 0 ? (
          <th key={accessorKey} scope="row" title={title}>
            {content}
            {note && <small className={classes.note}>{note}</small>}
          </th>
        ) : (
          <td
            key={accessorKey}
            title={title}
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
            .filter(isAvailable)
            .map((button) =>
              isDisabled(button) ? (
                <span key={button.label} className={classes.noMenu} />
              ) : (
                <Button key={button.label} button={button} row={row.original} name={name} />
              ),
            )}
          {hasMenu(buttons) && (
            <RowMenu
              buttons={[...menu, ...icons.filter(isDisabled)].filter(isAvailable)}
              row={row.original}
              name={name}
            />
          )}
        </td>
      )}
    </tr>
  )
}

/** A click anywhere on a row except on a control opens its `data-row-link`; selecting text does not. */
function openRow({ target, currentTarget, detail }: MouseEvent<HTMLTableRowElement>) {
  if (detail > 1 || !(target instanceof Element) || target.closest('a, button, input, label, [role=dialog]')) return
  if (window.getSelection()?.toString()) return
  currentTarget.querySelector<HTMLElement>('a[data-row-link]')?.click()
}

/** Rerenders a row only when it changed; the table creates new row models for the same rows. */
const isSame = <Row extends object>({ row, ...props }: Props<Row>, { row: next, ...others }: Props<Row>) =>
  row.original === next.original &&
  row.index === next.index &&
  Object.entries(props).every(([name, value]) => Object.is(value, others[name as keyof typeof others]))
/** One row of a table. */
// The cast restores the generic type, which memo loses.
export const TableRow = memo(Cells, isSame) as typeof Cells

// Plain elements: the UI kit's buttons would cost as much as the rest of the row.
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
      // Ignores the second press of a double click.
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
    <button type="button" className={classes.icon} data-destructive={isDestructive} title={label} {...shared}>
      <Icon size={18} stroke={1.7} aria-hidden />
    </button>
  )
}

// The cast restores the generic type, which lazyDialog loses.
const RowMenuPopup = lazyDialog(async () => (await import('./RowMenuPopup')).RowMenuPopup) as <Row>(
  props: RowMenuProps<Row>,
) => React.ReactNode

type MenuProps<Row> = { buttons: readonly RowButton<Row>[]; row: Row; name: string }

/** Menu of a row's actions that are not shown as icons. */
function RowMenu<Row>({ buttons, row, name }: MenuProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  // A spacer of the same width aligns the icons of all rows.
  if (buttons.length === 0) return <span className={classes.noMenu} />
  const label = `Tindakan lain ${name}`
  return (
    <>
      <ActionIcon
        ref={setAnchor}
        variant="subtle"
        size="md"
        title="Tindakan lain"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen((was) => !was)}
      >
        <IconDots size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      {isOpen && <RowMenuPopup {...{ anchor, label, buttons, row, name }} onClose={() => setOpen(false)} />}
    </>
  )
}
