import { Children, type ReactNode, useDeferredValue, useState } from 'react'
import { Folding } from '~/ui/Folding'
import classes from './FilterForm.module.css'

type Props = {
  /** Without a title the section cannot be folded. */
  title: string | undefined
  /** Number of its filled criteria. */
  filled: number
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  children: ReactNode
}

/** Approximate height of a field with its label. */
const FIELD_HEIGHT = '4rem'

/**
 * A foldable section of criteria. Its fields mount when it is first opened, and then stay mounted. Initially they render
 * after the frame that shows the screen: they are half of its work, and rows must not wait for them.
 */
export function FilterSection({ title, filled, isOpen, setOpen, children }: Props) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const isDrawn = useDeferredValue(true, false)
  const fields = (
    <div className={classes.fields}>
      {isDrawn ? children : Children.map(children, () => <div style={{ height: FIELD_HEIGHT }} />)}
    </div>
  )
  if (title === undefined) return fields
  return (
    <Folding
      className={classes.section}
      isOpen={isOpen}
      setOpen={setOpen}
      summary={
        <>
          <h3>{title}</h3>
          {filled > 0 && <span className={classes.filled}>{filled} terisi</span>}
        </>
      }
    >
      {wasOpen && fields}
    </Folding>
  )
}
