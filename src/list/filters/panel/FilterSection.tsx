import { Children, type ReactNode, useDeferredValue, useState } from 'react'
import classes from './FilterForm.module.css'

type Props = {
  /** Without a title there is nothing to fold. */
  title: string | undefined
  /** How many of its criteria are filled. */
  filled: number
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  children: ReactNode
}

/** About as high as a field with its label. */
const FIELD_HEIGHT = '4rem'

/**
 * Criteria under their heading. Its fields are made when it is first opened, and then stay. Those of a new form come after
 * the frame that shows the screen: they are half of its work, and rows do not wait for them.
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
    <details
      className={`folding ${classes.section}`}
      open={isOpen}
      // The browser opens it by itself when find-in-page has a match inside.
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setOpen(currentTarget.open)}
    >
      <summary
        onClick={(event) => {
          event.preventDefault()
          setOpen(!isOpen)
        }}
      >
        <h3>{title}</h3>
        {filled > 0 && <span className={classes.filled}>{filled} terisi</span>}
      </summary>
      {wasOpen && fields}
    </details>
  )
}
