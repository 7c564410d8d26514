import { useState } from 'react'
import { figureText, numberText, percentText, shareText } from '~/lib/texts/numbers'
import classes from './DonutChart.module.css'
import { MoreRow } from '../MoreItem'
import { useUnfolding } from '../useUnfolding'
import { FIRST, ringOf, partOf, type Share, totalOf } from './chartData'

const OUTER = 90
const INNER = 56
/** Number of chart colours in the theme; further parts repeat them. */
const HUES = 10
/** The CSS variable with the colour of a part. */
const hueOf = (n: number): string => `--klob-hue-${n % HUES}`

/** The ring as a drawing for the downloaded picture. */
export const donutDrawing = (shares: readonly Share[]) => ({
  box: { x: -OUTER, y: -OUTER, width: 2 * OUTER, height: 2 * OUTER },
  width: 280,
  outline: '--klob-surface',
  keys: shares.map((_, n) => hueOf(n)),
  paths: ringOf(shares, OUTER, INNER).map(({ id, d }) => ({
    d,
    fill: hueOf(shares.findIndex((share) => share.id === id)),
  })),
})

type Props = { label: string; head: string; shares: readonly Share[]; unit: string }

/** Parts of a whole as a ring, with a legend table of all figures. The middle shows the hovered or focused part. */
export function DonutChart({ label, head, shares, unit }: Props) {
  const [shown, setShown] = useState<string>()
  const total = totalOf(shares)
  const { shown: drawn, rest } = useUnfolding(shares, FIRST)
  const current = shares.find(({ id }) => id === shown)
  const props = (id: string) => ({ onMouseEnter: () => setShown(id), onMouseLeave: () => setShown(undefined) })
  return (
    <div className={`row ${classes.donut}`}>
      <div className={classes.ring}>
        <svg viewBox={`${-OUTER} ${-OUTER} ${2 * OUTER} ${2 * OUTER}`} aria-hidden>
          <circle r={(OUTER + INNER) / 2} strokeWidth={OUTER - INNER} className={classes.empty} />
          {ringOf(shares, OUTER, INNER).map(({ id, d }) => (
            <path
              key={id}
              d={d}
              style={{ fill: `var(${hueOf(shares.findIndex((share) => share.id === id))})` }}
              data-dimmed={(shown !== undefined && shown !== id) || undefined}
              {...props(id)}
            />
          ))}
        </svg>
        <p className={`caption dimmed ${classes.middle}`} aria-hidden>
          <strong className="tabular">{current ? figureText(current.value) : numberText(total)}</strong>
          <span className="ellipsis">{current ? current.label : unit}</span>
          {current && current.value !== null && (
            <span className="ellipsis">{percentText(partOf(current.value, total))}</span>
          )}
        </p>
      </div>
      <table className={`small tabular ${classes.legend}`} aria-label={label} tabIndex={-1}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Jumlah</th>
            <th scope="col">Bagian</th>
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ id, label: name, value }, n) => (
            <tr
              key={id}
              tabIndex={0}
              data-shown={id === shown || undefined}
              onFocus={() => setShown(id)}
              onBlur={() => setShown(undefined)}
              {...props(id)}
            >
              <th scope="row" title={name}>
                <span className="ellipsis">
                  <i style={{ background: `var(${hueOf(n)})` }} aria-hidden />
                  {name}
                </span>
              </th>
              <td>{figureText(value)}</td>
              <td>{value === null ? '-' : shareText(partOf(value, total))}</td>
            </tr>
          ))}
          <MoreRow {...rest} columns={3} />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{numberText(total)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
