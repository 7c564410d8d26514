import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { Popup } from '~/ui/Popup'
import type { ColumnChoice } from './ColumnChooser'
import classes from './ColumnPopup.module.css'

/** The open list of a table's columns. */
export function ColumnPopup({
  columns,
  showAll,
  anchor,
  onClose,
}: ColumnChoice & { anchor: HTMLElement | null; onClose: () => void }) {
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Kolom yang ditampilkan">
      <div className={classes.list}>
        {columns
          .filter(({ canHide }) => canHide)
          .map(({ id, label, isVisible, toggle }) => (
            <Checkbox key={id} size="xs" label={label} checked={isVisible} onChange={toggle} />
          ))}
      </div>
      <Button variant="subtle" size="xs" onClick={showAll} disabled={columns.every(({ isVisible }) => isVisible)}>
        Tampilkan semua
      </Button>
    </Popup>
  )
}
