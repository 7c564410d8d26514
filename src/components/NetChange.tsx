import { changeText } from '~/lib/texts/numbers'
import classes from './NetChange.module.css'

/** '+3', and for assistive technology since when; renders nothing without a change. */
export function NetChange({ by, since }: { by: number; since: string }) {
  if (by === 0) return null
  return (
    <em className={`tabular ${classes.change}`}>
      {changeText(by)}
      <span className="visually-hidden"> sejak {since}</span>
    </em>
  )
}
