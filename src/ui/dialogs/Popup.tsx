import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { Anchor, usePopup } from './placement'
import classes from './Popup.module.css'

type Props = {
  anchor: HTMLElement | null
  onClose: () => void
  dialogLabel: string
  children: ReactNode
}

/** A dialog at the button that opens it, which takes the focus and returns it. Its module loads with its content. */
export function Popup({ anchor, onClose, dialogLabel, children }: Props) {
  const { popover, dropdown } = usePopup(anchor, onClose)
  return (
    <Popover {...popover}>
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown {...dropdown} role="dialog" aria-label={dialogLabel} className={classes.popup}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
