import { useState } from 'react'

/** Personal data that is absent from the page until revealed; `what` names it and whose it is (decision 'masked columns'). */
export function RevealOnClick({ value, what }: { value: string | null; what: string }) {
  const [isShown, setShown] = useState(false)
  if (!value) return '-'
  return isShown ? (
    <span>{value}</span>
  ) : (
    <button type="button" className="link-button" aria-label={`Tampilkan ${what}`} onClick={() => setShown(true)}>
      Tampilkan
    </button>
  )
}
