import classes from './SplitBar.module.css'
import { partOf, type Share, wholeOf } from './chartData'

/** A bar split by shares, empty if one of them is unknown. Decorative: the figures are beside it. */
export function SplitBar({ shares, whole = wholeOf(shares) }: { shares: readonly Share[]; whole?: number | null }) {
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
