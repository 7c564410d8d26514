import classes from './SplitBar.module.css'
import { partOf, type Share, totalOf } from './share'

/** One bar in as many parts as there are shares. A drawing: its figures stand beside it. */
export function SplitBar({ shares }: { shares: readonly Share[] }) {
  const total = totalOf(shares)
  return (
    <span className={classes.bar} aria-hidden>
      {shares.map(({ id, value }, n) => (
        <span
          key={id}
          style={{ width: `${partOf(value, total) * 100}%` }}
          data-part={n}
          data-none={!value || undefined}
        />
      ))}
    </span>
  )
}
