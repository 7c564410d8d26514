import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyDialog } from '~/ui/lazyDialog'
import type { SavedFilterChoice } from './SavedFilterPopup'

const SavedFilterPopup = lazyDialog(async () => (await import('./SavedFilterPopup')).SavedFilterPopup)

/** Button that opens the saved filters and recent searches. */
export function SavedFilterMenu<F extends object>(choice: SavedFilterChoice<F>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        ref={setAnchor}
        variant="default"
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened((was) => !was)}
      >
        Lihat Filter
      </Button>
      {opened && <SavedFilterPopup {...choice} anchor={anchor} onClose={() => setOpened(false)} />}
    </>
  )
}
