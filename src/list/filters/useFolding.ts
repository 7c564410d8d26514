import { useState } from 'react'

/** Whether the form is open. One that was opened once stays, so that closing it loses nothing. */
export type Folding = { isOpen: boolean; wasOpen: boolean; show: (isOpen: boolean) => void }

/** The folding of a filter form. */
export function useFolding(isOpenAtFirst: boolean): Folding {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [wasOpen, setWasOpen] = useState(isOpenAtFirst)
  const show = (open: boolean) => {
    setWasOpen(true)
    setOpen(open)
  }
  return { isOpen, wasOpen, show }
}
