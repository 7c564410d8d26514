import { IconDots } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { alert } from '~/ui/dialogs/dialogs'
import { lazyDialog } from '~/ui/lazyDialog'
import classes from './DataTable.module.css'
import { hasMenu, type RowButton, splitButtons } from './rowAction'

type ButtonsProps<Row> = { buttons: readonly RowButton<Row>[]; row: Row; name: string }

/** The last cell of a row: its icons, and a menu for the other actions. */
export function RowButtons<Row>({ buttons, row, name }: ButtonsProps<Row>) {
  const { icons, menu } = splitButtons(buttons)
  const isAvailable = ({ when }: RowButton<Row>) => when?.(row) ?? true
  // Disabled icon actions move to the menu, which has room for the reason.
  const isDisabled = ({ icon, off }: RowButton<Row>) => icon !== undefined && off?.(row) !== undefined
  return (
    <>
      {icons
        .filter(isAvailable)
        .map((button) =>
          isDisabled(button) ? (
            <span key={button.label} className={classes.noMenu} />
          ) : (
            <Button key={button.label} button={button} row={row} name={name} />
          ),
        )}
      {hasMenu(buttons) && (
        <RowMenu buttons={[...menu, ...icons.filter(isDisabled)].filter(isAvailable)} row={row} name={name} />
      )}
    </>
  )
}

// Plain elements: the UI kit's buttons would cost as much as the rest of the row.
type ButtonProps<Row> = { button: RowButton<Row>; row: Row; name: string }
function Button<Row>({
  button: { label, icon: Icon, isDestructive, opensRow, run, off },
  row,
  name,
}: ButtonProps<Row>): ReactNode {
  const reason = off?.(row)
  const shared = {
    'aria-label': `${label} ${name}`,
    'data-row-link': opensRow,
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

const RowMenuPopup = lazyDialog(async () => (await import('./RowMenuPopup')).RowMenuPopup)

/** Menu of a row's actions that are not shown as icons. */
function RowMenu<Row>({ buttons, row, name }: ButtonsProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  // A spacer of the same width aligns the icons of all rows.
  if (buttons.length === 0) return <span className={classes.noMenu} />
  const label = `Tindakan lain ${name}`
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className={classes.icon}
        title="Tindakan lain"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen((was) => !was)}
      >
        <IconDots size={18} stroke={1.7} aria-hidden />
      </button>
      {isOpen && <RowMenuPopup {...{ anchor, label, buttons, row, name }} onClose={() => setOpen(false)} />}
    </>
  )
}
