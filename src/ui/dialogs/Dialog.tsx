import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'

/** The open dialogs, the topmost last: Escape is for that one alone. */
const stack: { escape: () => void }[] = []
const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
  if (key === 'Escape' && !isComposing) stack.at(-1)?.escape()
}

/** A window above the page. When it goes, the focus is back where it was before it came. */
export function Dialog({ closeOnEscape = true, ...props }: ModalProps) {
  const [before] = useState(() => document.activeElement)
  const escape = useEffectEvent(() => {
    if (closeOnEscape) props.onClose()
  })
  useEffect(() => {
    const mine = { escape: () => escape() }
    // What is open within a dialog takes the key before it comes to the window.
    if (stack.push(mine) === 1) window.addEventListener('keydown', onKeyDown)
    return () => {
      stack.splice(stack.indexOf(mine), 1)
      if (stack.length === 0) window.removeEventListener('keydown', onKeyDown)
      // The code that closed it may have moved the focus elsewhere. The page stays where one has read.
      if (document.activeElement !== document.body) return
      // What opened it may be gone, or nothing had the focus: then it is at the beginning of the page's content.
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const back = isThere ? before : document.getElementById('content')
      back?.focus({ preventScroll: true })
    }
  }, [before])
  // Events bubble through the component tree: a form in a dialog is not part of the form that opened it.
  return <Modal {...props} closeOnEscape={false} onSubmit={(event) => event.stopPropagation()} />
}
