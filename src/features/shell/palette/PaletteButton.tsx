import { UnstyledButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Account } from '~/api/identity/account'
import type { Corporate } from '~/api/contract/session'
import { lazyComponent } from '~/ui/lazyComponent'
import classes from './PaletteButton.module.css'

const Palette = lazyComponent(async () => (await import('./Palette')).Palette)
const isMac = /^Mac|^iP/.test(navigator.platform)

/** Opens the palette by a click or by Ctrl+K; it loads when it is first opened. */
export function PaletteButton(props: { account: Account; corporate: Corporate; index: string }) {
  const [isOpen, setOpen] = useState(false)
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    // An editor has taken the key for a link of its text; above a dialog nothing else opens.
    if (event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return
    event.preventDefault()
    setOpen(true)
  })
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label="Cari layar, lowongan, atau tindakan"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
        onPointerEnter={Palette.preload}
      >
        <IconSearch size={16} aria-hidden />
        <span>Cari atau buka</span>
        <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </UnstyledButton>
      {isOpen && <Palette {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
