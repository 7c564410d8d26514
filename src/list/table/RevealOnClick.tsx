import { useState } from 'react'
import { textCell } from './cells'

/** Personal data that is not in the page until somebody asks to see it (decision 'masked columns'). */
export function RevealOnClick({ value, what, whose }: { value: string | null; what: string; whose: string }) {
  const [isShown, setShown] = useState(false)
  if (!value) return '-'
  if (isShown) return textCell(value)
  return (
    <button
      type="button"
      className="link-button"
      aria-label={`Tampilkan ${what} ${whose}`}
      onClick={() => setShown(true)}
    >
      Tampilkan
    </button>
  )
}
