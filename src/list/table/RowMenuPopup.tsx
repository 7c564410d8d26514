import { ActionMenu } from '~/ui/dialogs/ActionMenu'
import { alert } from '~/ui/dialogs/dialogs'
import type { RowButton } from './rowAction'

export type RowMenuProps<Row> = {
  anchor: HTMLElement | null
  /** Accessible name of the menu. */
  label: string
  buttons: readonly RowButton<Row>[]
  row: Row
  /** Name of the row, for the accessible names of its entries. */
  name: string
  onClose: () => void
}

/** The open menu of a row; disabled entries show the reason beside their label. */
export function RowMenuPopup<Row>({ anchor, label: menu, buttons, row, name, onClose }: RowMenuProps<Row>) {
  const entries = buttons.map(({ label, icon, isDestructive, run, off }) => {
    const reason = off?.(row)
    return {
      label,
      name: `${label} ${name}${reason === undefined ? '' : `. ${reason}`}`,
      isDestructive,
      ...(icon ? { icon } : {}),
      note: reason,
      isOff: reason !== undefined,
      run: () => (reason === undefined ? run(row) : void alert(reason)),
    }
  })
  return <ActionMenu anchor={anchor} label={menu} entries={entries} onClose={onClose} />
}
