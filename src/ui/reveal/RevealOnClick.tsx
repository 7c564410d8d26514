import { IconEye } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import { RevealedColumns } from './revealedColumns'
import classes from './RevealOnClick.module.css'

type Props = {
  value: string | null
  /** Names the value and its person, for the button. */
  label: string
  /** Its column, if columns can be revealed as a whole. */
  column?: string
}

/** Personal data that is not in the DOM until revealed (decision 'masked columns'). */
export function RevealOnClick({ value, label, column }: Props) {
  const [isShown, setShown] = useState(false)
  const revealed = useContext(RevealedColumns)
  if (!value) return '-'
  return isShown || (column !== undefined && revealed.has(column)) ? (
    <span>{value}</span>
  ) : (
    <button
      type="button"
      className={`dimmed ${classes.masked}`}
      aria-label={`Tampilkan ${label}`}
      onClick={() => setShown(true)}
    >
      <span aria-hidden>••••••</span>
      <IconEye size={16} stroke={1.7} aria-hidden />
    </button>
  )
}
