import type { ReactNode } from 'react'

type Props = {
  className: string | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  summary: ReactNode
  children: ReactNode
}

/** A section that unfolds. A press is applied at once: the browser's own event comes after the next key. */
export const Folding = ({ className, isOpen, setOpen, summary, children }: Props) => (
  <details
    className={`folding ${className}`}
    open={isOpen}
    // The browser opens it when find-in-page has a match inside.
    onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setOpen(currentTarget.open)}
  >
    <summary
      onClick={(event) => {
        event.preventDefault()
        setOpen(!isOpen)
      }}
    >
      {summary}
    </summary>
    {children}
  </details>
)
