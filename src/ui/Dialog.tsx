import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'

/** A window above the page. When it goes, the focus is back where it was before it came. */
export function Dialog(props: ModalProps) {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Whoever closed it may have sent the focus elsewhere.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    },
    [before],
  )
  return <Modal {...props} />
}
