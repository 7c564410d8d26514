import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '~/ui/lazyComponent'
import type { SavedFilterChoice } from './SavedFilterPopup'

// Its types depend on the list, which a lazy part forgets.
const SavedFilterPopup = lazyComponent(async () => (await import('./SavedFilterPopup')).SavedFilterPopup) as <
  F extends object,
>(
  props: SavedFilterChoice<F> & { anchor: HTMLElement | null; onClose: () => void },
) => React.ReactNode

/** The saved filters and the latest searches, one press away. */
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
