import { Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import classes from './ColumnChooser.module.css'

type Props = {
  columns: { id: string; label: string; isVisible: boolean; canHide: boolean; toggle: () => void }[]
  reset: () => void
}

/** Which columns a table shows. */
export function ColumnChooser({ columns, reset }: Props) {
  const hidden = columns.filter(({ isVisible }) => !isVisible).length
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={16} aria-hidden />}>
          Kolom{hidden > 0 && ` (${hidden} tersembunyi)`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Kolom yang ditampilkan">
        <div className={classes.list}>
          {columns
            .filter(({ canHide }) => canHide)
            .map(({ id, label, isVisible, toggle }) => (
              <Checkbox key={id} size="xs" label={label} checked={isVisible} onChange={toggle} />
            ))}
        </div>
        <Button variant="subtle" size="xs" onClick={reset} disabled={hidden === 0}>
          Tampilkan semua
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
