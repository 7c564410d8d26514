import { type Column as GridColumn, FlexRender, type Row as GridRow } from '@tanstack/react-table'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { keysOf } from '~/lib/fields'
import { initialsOf, joined } from '~/lib/texts/text'
import { tooltipOf } from './cells'
import { type Grid, inRem } from './columns'
import classes from './DataTable.module.css'
import person from './PersonName.module.css'
import type { RowButton } from './rowAction'
import { RowButtons } from './RowButtons'
import selection from './Selection.module.css'
import { BUTTONS, SELECT } from './useGridTable'

type Props<Row extends object> = {
  row: GridRow<Grid, Row>
  /** The visible columns; a new array when one is shown or hidden. */
  visible: readonly GridColumn<Grid, Row>[]
  buttons: readonly RowButton<Row>[]
  /** Name of the row, for the accessible names of its buttons. */
  name: string
  /** A short note about the row, below its name. */
  note: string | undefined
  isSelected: boolean
  /** Whether this row is in the tab order. */
  isCurrent: boolean
  onCurrent: (index: number) => void
}

/** Attributes of a cell that stays in view beside the first one, which the styles hold. */
export const frozen = <Row extends object>(column: GridColumn<Grid, Row>) =>
  column.getIsPinned() === 'start' && column.getPinnedIndex() > 0
    ? { 'data-frozen': true, style: { left: inRem(column.getStart('start')) } }
    : {}

function Cells<Row extends object>({ row, buttons, name, note, isSelected, isCurrent, onCurrent }: Props<Row>) {
  const cells = row.getVisibleCells()
  const nameAt = Math.max(
    cells.findIndex(({ column }) => column.columnDef.meta?.isName),
    cells[0]?.column.id === SELECT ? 1 : 0,
  )
  return (
    <tr
      tabIndex={isCurrent ? 0 : -1}
      // A row has the focus: its whole name tells more than all of its cells.
      aria-label={cells.some(({ column }) => column.columnDef.meta?.isPerson) ? joined(name, note) : undefined}
      className={isSelected ? selection.selected : undefined}
      onFocus={() => onCurrent(row.index)}
      onClick={openRow}
    >
      {cells.map((cell, n) => {
        const { column } = cell
        if (column.id === BUTTONS)
          return (
            <td key={column.id}>
              <RowButtons buttons={buttons} row={row.original} name={name} />
            </td>
          )
        if (column.id === SELECT)
          return (
            <td key={column.id} className="screen-only">
              <input
                type="checkbox"
                aria-label={`Pilih ${name}`}
                className={selection.check}
                checked={isSelected}
                disabled={!row.getCanSelect()}
                onChange={() => row.toggleSelected()}
              />
            </td>
          )
        const text = column.columnDef.cell ? undefined : String(cell.getValue())
        const value = text ?? <FlexRender cell={cell} />
        const content = column.columnDef.meta?.isPerson ? <PersonName name={name}>{value}</PersonName> : value
        const title = text && tooltipOf(text)
        return n === nameAt ? (
          <th key={column.id} scope="row" title={title} {...frozen(column)}>
            {content}
            {note && <small className={classes.note}>{note}</small>}
          </th>
        ) : (
          <td
            key={column.id}
            title={title}
            // Printed beside the value.
            data-label={column.columnDef.header}
            data-numeric={column.columnDef.meta?.isNumeric}
            {...frozen(column)}
          >
            {content}
          </td>
        )
      })}
    </tr>
  )
}

/** A person's name behind the initials, which are drawn by the styles: a picture, and no words of the row's name. */
const PersonName = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className={person.person}>
    <span className={person.initials} data-initials={initialsOf(name)} aria-hidden />
    <span className={person.name}>{children}</span>
  </span>
)

/**
 * A click anywhere on a row except on a control presses its `data-row-link`; with Ctrl, Shift or Command a link opens in a
 * new tab, as by itself, and a button does nothing. Selecting text does not press it.
 */
function openRow({ target, currentTarget, detail, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLTableRowElement>) {
  // A dialog of the row is no part of it, and the row may be in a dialog.
  if (detail > 1 || !(target instanceof Element) || !currentTarget.contains(target)) return
  if (currentTarget.contains(target.closest('a, button, input, label'))) return
  // A miss beside a button is not meant for the row.
  if (target.closest('td')?.querySelector('button')) return
  if (window.getSelection()?.toString()) return
  const link = currentTarget.querySelector<HTMLElement>('[data-row-link]')
  if (!(ctrlKey || metaKey || shiftKey)) link?.click()
  else if (link instanceof HTMLAnchorElement) window.open(link.href, '_blank', 'noopener')
}

/** Rerenders a row only when it changed; the table creates new row models for the same rows. */
const isSame = <Row extends object>({ row, ...props }: Props<Row>, { row: next, ...others }: Props<Row>) =>
  row.original === next.original &&
  row.index === next.index &&
  keysOf(props).every((name) => Object.is(props[name], others[name]))
/** One row of a table. */
// `memo` loses the generic type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const TableRow = memo(Cells, isSame) as typeof Cells
