import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '~/ui/lazyComponent'
import classes from './DataTable.module.css'
import type { RowButton } from './rowAction'
import type { RowMenuProps } from './RowMenuPopup'

// Its types depend on the row, which a lazy part forgets.
const RowMenuPopup = lazyComponent(async () => (await import('./RowMenuPopup')).RowMenuPopup) as <Row>(
  props: RowMenuProps<Row>,
) => React.ReactNode

type Props<Row> = { buttons: readonly RowButton<Row>[]; row: Row; name: string }

/** The actions of a row that have no room as icons. */
export function RowMenu<Row>({ buttons, row, name }: Props<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  // An empty place of the same width aligns the icons of all rows.
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
