import classes from './SplitBar.module.css'
import { partOf, type Share, wholeOf } from './share'

/** One bar in as many parts as there are shares, none when one of them is not known. A drawing: its figures stand beside it. */
export function SplitBar({ shares }: { shares: readonly Share[] }) {
  const whole = wholeOf(shares)
  return (
    <span className={classes.bar} aria-hidden>
      {shares.map(({ id, value }, n) => (
        <span
          key={id}
          style={{ width: `${partOf(value, whole) * 100}%` }}
          data-part={n}
          data-none={!value || whole === null || undefined}
        />
      ))}
    </span>
  )
}
