import { figureText, shareText } from '~/lib/texts/numbers'
import classes from './BarChart.module.css'
import { MoreRow } from '../MoreItem'
import { useUnfolding } from '../useUnfolding'
import { FIRST, largestOf, partOf, type Share } from './chartData'

type Props = {
  /** The chart's accessible name. */
  label: string
  /** Heading of the label column. */
  head: string
  shares: readonly Share[]
  /** The total for percentages; without it none are shown. */
  whole?: number | null | undefined
  /** What is counted, 'karyawan'. */
  unit: string
  /** Called when a figure is clicked. */
  onPick?: ((share: Share) => void) | undefined
  selected?: string | undefined
}

/** Horizontal bars as an accessible table of figures. */
export function BarChart({ label, head, shares, whole, unit, onPick, selected }: Props) {
  const largest = largestOf(shares)
  const { shown, rest } = useUnfolding(shares, FIRST)
  const showsParts = whole !== undefined && whole !== null
  return (
    <table className={`small ${classes.chart}`} aria-label={label} tabIndex={-1}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Jumlah</th>
          {showsParts && <th scope="col">Bagian</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((share) => {
          const { id, label: name, value } = share
          const text = figureText(value)
          return (
            <tr
              key={id}
              data-pick={(onPick && value !== null) || undefined}
              data-selected={id === selected || undefined}
            >
              <th scope="row" title={name}>
                <span className="break-anywhere">{name}</span>
              </th>
              <td className={`tabular ${classes.value}`}>
                <div>
                  <span className={classes.track} data-whole={showsParts || undefined} aria-hidden>
                    <span
                      className={classes.bar}
                      style={{ width: `${partOf(value, showsParts ? whole : largest) * 100}%` }}
                      data-none={!value || undefined}
                    />
                  </span>
                  {onPick && value !== null ? (
                    <button
                      type="button"
                      aria-label={`${name}: ${text} ${unit}`}
                      aria-pressed={selected === undefined ? undefined : id === selected}
                      onClick={() => onPick(share)}
                    >
                      {text}
                    </button>
                  ) : (
                    <span>{text}</span>
                  )}
                </div>
              </td>
              {showsParts && (
                <td className={`dimmed tabular ${classes.part}`}>
                  {value === null ? '-' : shareText(partOf(value, whole))}
                </td>
              )}
            </tr>
          )
        })}
        <MoreRow {...rest} columns={showsParts ? 3 : 2} />
      </tbody>
    </table>
  )
}
