import { toneOf } from '~/lib/statusTones'
import classes from './StatusBadge.module.css'

type Props = {
  /** The status code of the wire. */
  status: string | null
  /** The label, if it is not the code. */
  children?: string | undefined
}

/** A status: a dot and a label. */
export function StatusBadge({ status, children }: Props) {
  if (!status) return '-'
  const word = children ?? status
  return (
    <span className={classes.badge} data-tone={toneOf(status)} title={word}>
      <span className="ellipsis">{word}</span>
    </span>
  )
}
