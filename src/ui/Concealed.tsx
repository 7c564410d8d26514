import { useState } from 'react'

/** A value that is not on the page before somebody asks for it: `what` names it, with whose it is. */
export function Concealed({ value, what }: { value: string; what: string }) {
  const [isShown, setShown] = useState(false)
  return isShown ? (
    <span>{value}</span>
  ) : (
    <button type="button" className="link-button" aria-label={`Tampilkan ${what}`} onClick={() => setShown(true)}>
      Tampilkan
    </button>
  )
}
