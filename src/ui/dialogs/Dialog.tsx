import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { addDialog } from './openDialogs'

/** A modal dialog, closed by Escape and Back. When it closes, the focus returns to where it was before. */
export function Dialog({ closeOnEscape = true, ...props }: ModalProps) {
  const [before] = useState(() => document.activeElement)
  const canClose = useEffectEvent(() => closeOnEscape)
  const close = useEffectEvent(() => props.onClose())
  useEffect(() => {
    const remove = addDialog({ canClose: () => canClose(), close: () => close() })
    return () => {
      remove()
      // The code that closed it may have moved the focus elsewhere. `preventScroll` keeps the reading position.
      if (document.activeElement !== document.body) return
      // If the opener is gone, or nothing had the focus, the page's content gets it.
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const back = isThere ? before : document.getElementById('content')
      back?.focus({ preventScroll: true })
    }
  }, [before])
  // Events bubble through the component tree: a form in a dialog is not part of the form that opened it.
  return <Modal {...props} closeOnEscape={false} onSubmit={(event) => event.stopPropagation()} />
}
