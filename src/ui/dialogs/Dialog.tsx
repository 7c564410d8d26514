import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { keepFocus } from '../focus'
import { isTyping, isTypingNow } from '../typing'
import { addDialog } from './openDialogs'
import { ignoreTypedKeys } from './typedKeys'

/** The id of the text by which a dialog of that id is described. */
export const descriptionId = (id: string): string => `${id}-body`

const CHECK_MS = 100

/**
 * A modal dialog, closed by Escape and Back. When it closes, the focus returns to where it was before. Only the element
 * with `descriptionId` describes it: Mantine's whole body would be read out on opening, a conversation with it.
 *
 * One that opens while the person types waits for a pause, so that the text stays where it is meant to be.
 */
export function Dialog(props: ModalProps) {
  const [isHeld, setHeld] = useState(() => isTypingNow() && isTyping(document.activeElement))
  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setInterval(() => setHeld(isTypingNow()), CHECK_MS)
    return () => clearInterval(timer)
  }, [isHeld])
  return isHeld ? null : <ShownDialog {...props} />
}

function ShownDialog({ closeOnEscape = true, id: givenId, attributes, ...props }: ModalProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [before] = useState(() => document.activeElement)
  const canClose = useEffectEvent(() => closeOnEscape)
  const close = useEffectEvent(() => props.onClose())
  // In the frame that draws it or takes it away: a Back that is pressed before a later effect would find what is gone.
  useLayoutEffect(() => addDialog({ canClose: () => canClose(), close: () => close() }), [])
  useLayoutEffect(() => ignoreTypedKeys(), [])
  useEffect(
    () => () => {
      // The code that closed it may have moved the focus elsewhere. `preventScroll` keeps the reading position.
      if (document.activeElement !== document.body) return
      // If the opener is gone, or nothing had the focus, the page's content gets it.
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const back = isThere ? before : document.getElementById('content')
      back?.focus({ preventScroll: true })
    },
    [before],
  )
  // Events bubble through the component tree: a form in a dialog is not part of the form that opened it.
  return (
    <Modal
      {...props}
      id={id}
      // Otherwise screen readers announce the dialog's header as a second banner.
      attributes={{ ...attributes, header: { role: 'presentation' }, body: { id: `${id}-content` } }}
      closeOnEscape={false}
      onFocus={keepFocus}
      onSubmit={(event) => event.stopPropagation()}
    />
  )
}
