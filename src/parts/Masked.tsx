import { useState } from 'react'
import { textOf } from './cells'

/** Something that is nobody's business until it is asked for: before that it is not in the page (decision 'masked columns'). */
export function Masked({ value, what, whose }: { value: string | null; what: string; whose: string }) {
  const [isShown, setShown] = useState(false)
  if (!value) return '-'
  if (isShown) return textOf(value)
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
