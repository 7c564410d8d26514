import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import type { Corporate } from '~/api/contract/session'
import { lazyComponent } from '~/ui/lazyComponent'
import classes from './MenuButton.module.css'

const MenuDrawer = lazyComponent(async () => (await import('./MenuDrawer')).MenuDrawer)

/** The way to the menu where the page is too narrow for the sidebar. */
export function MenuButton(props: { index: string; corporate: Corporate }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        className={classes.button}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Buka menu utama"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      {isOpen && <MenuDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
