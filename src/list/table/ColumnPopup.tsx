import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { Popup } from '~/ui/dialogs/Popup'
import classes from './ColumnPopup.module.css'

/** The columns of a table that can be hidden; of the library's columns what does not depend on the row type. */
export type ColumnChoice = {
  columns: { id: string; columnDef: { header?: unknown }; getIsVisible: () => boolean; toggleVisibility: () => void }[]
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
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            size="xs"
            label={String(column.columnDef.header)}
            checked={column.getIsVisible()}
            onChange={() => column.toggleVisibility()}
          />
        ))}
      </div>
      <Button variant="subtle" size="xs" onClick={showAll} disabled={columns.every((column) => column.getIsVisible())}>
        Tampilkan semua
      </Button>
    </Popup>
  )
}
