import { type ReactNode, useState } from 'react'
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

/** Criteria under their heading. Its fields are made when it is first opened, and then stay. */
export function FilterSection({ title, filled, isOpen, setOpen, children }: Props) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (title === undefined) return <div className={classes.fields}>{children}</div>
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
      {wasOpen && <div className={classes.fields}>{children}</div>}
    </details>
  )
}
