import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '~/ui/lazyComponent'
import type { BrowserFilterChoice } from './BrowserFilterPopup'

const BrowserFilterPopup = lazyComponent(async () => (await import('./BrowserFilterPopup')).BrowserFilterPopup)

/** Named filters of this browser, at the foot of the filter panel: the API saves none for a stage. */
export function BrowserFilters(choice: BrowserFilterChoice) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={setAnchor}
        variant="default"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen((was) => !was)}
      >
        Filter di peramban ini
      </Button>
      {isOpen && anchor && <BrowserFilterPopup {...choice} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}
