import { Button } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyDialog } from '~/ui/lazyDialog'
import type { ColumnChoice } from './ColumnPopup'

const ColumnPopup = lazyDialog(async () => (await import('./ColumnPopup')).ColumnPopup)

/** Button that opens the choice of a table's visible columns and their order. */
export function ColumnChooser(choice: ColumnChoice) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const hidden = choice.columns.filter((column) => !column.getIsVisible()).length
  return (
    <>
      <Button
        ref={setAnchor}
        variant="default"
        size="xs"
        leftSection={<IconColumns3 size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened((was) => !was)}
      >
        Kolom{hidden > 0 && ` (${hidden} tersembunyi)`}
      </Button>
      {opened && <ColumnPopup {...choice} anchor={anchor} onClose={() => setOpened(false)} />}
    </>
  )
}
