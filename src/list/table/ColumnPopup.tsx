import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { Popup } from '~/ui/dialogs/Popup'
import classes from './ColumnPopup.module.css'

/** The columns of a table that can be hidden. */
export type ColumnChoice = {
  columns: { id: string; label: string; isVisible: boolean; toggle: () => void }[]
  showAll: () => void
}

/** The popup with a checkbox for each column. */
export function ColumnPopup({
  columns,
  showAll,
  anchor,
  onClose,
}: ColumnChoice & { anchor: HTMLElement | null; onClose: () => void }) {
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Kolom yang ditampilkan">
      <div className={classes.list}>
        {columns.map(({ id, label, isVisible, toggle }) => (
          <Checkbox key={id} size="xs" label={label} checked={isVisible} onChange={toggle} />
        ))}
      </div>
      <Button variant="subtle" size="xs" onClick={showAll} disabled={columns.every(({ isVisible }) => isVisible)}>
        Tampilkan semua
      </Button>
    </Popup>
  )
}
