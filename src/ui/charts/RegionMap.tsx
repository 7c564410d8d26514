import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { figureText, numberText } from '~/lib/texts/numbers'
import classes from './RegionMap.module.css'
import { type Shade, shadeOf, shadesOf, type Share } from './chartData'

/** A map: outlines of regions within a box. */
export type Outlines = {
  box: { x: number; y: number; width: number; height: number }
  regions: readonly { id: string; d: string }[]
}
const fillOf = (value: number | null, shades: readonly Shade[]): string => {
  const shade = shadeOf(value, shades)
  // Few shades are spread over all colours, so that the largest value always has the strongest colour.
  const step = shades.length > 1 ? 4 / (shades.length - 1) : 0
  return shade === undefined
    ? '--klob-region-none'
    : `--klob-scale-${Math.round(4 - (shades.length - 1 - shade) * step)}`
}

/** The map as a drawing for the downloaded picture. */
export function mapDrawing({ box, regions }: Outlines, shares: readonly Share[]) {
  const shades = shadesOf(shares.map(({ value }) => value))
  const values = new Map(shares.map(({ id, value }) => [id, value]))
  const paths = regions.map(({ id, d }) => ({ d, fill: fillOf(values.get(id) ?? null, shades) }))
  const keys = shares.map(({ value }) => fillOf(value, shades))
  return { box, width: 896, outline: '--klob-region-line', paths, keys }
}

type Props = {
  label: string
  outlines: Outlines
  shares: readonly Share[]
  /** What is counted, 'orang'. */
  unit: string
  selected: string | undefined
  onPick: (id: string) => void
  /** Called with a region that is hovered or focused and may be picked next. */
  onHint?: (id: string) => void
}
type Pointed = { id: string; left: number; top: number }

/** Regions coloured by their figures. A single tab stop; the arrow keys move between regions. */
export function RegionMap({ label, outlines: { box, regions }, shares, unit, selected, onPick, onHint }: Props) {
  const shades = shadesOf(shares.map(({ value }) => value))
  // Unknown figures have no colour, like 0, but another text.
  const uncoloured = [...new Set(shares.flatMap(({ value }) => (value ? [] : figureText(value))))]
    .toSorted()
    .join(' / ')
  const byId = new Map(shares.map((share) => [share.id, share]))
  const [hovered, setHovered] = useState<Pointed>()
  const [focused, setFocused] = useState<Pointed>()
  const pointed = hovered ?? focused
  const [stop, setStop] = useState(0)
  const groupRef = useRef<SVGGElement>(null)
  const describeRegion = (id: string) =>
    `${byId.get(id)?.label ?? id}: ${figureText(byId.get(id)?.value ?? null)} ${unit}`
  const pointAt = (id: string, { currentTarget }: FocusEvent<SVGPathElement> | MouseEvent<SVGPathElement>): Pointed => {
    const { x, y, width } = currentTarget.getBBox()
    onHint?.(id)
    return { id, left: ((x + width / 2 - box.x) / box.width) * 100, top: ((y - box.y) / box.height) * 100 }
  }
  function moveFocus(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -regions.length, End: regions.length }
    // Any other key has no step.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const by = step[event.key as keyof typeof step]
    if (by === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(regions.length - 1, stop + by))
    setStop(next)
    groupRef.current?.querySelectorAll<SVGPathElement>('[role=button]')[next]?.focus()
  }
  const outline = (id: string | undefined, className: string | undefined) => {
    const region = regions.find((one) => one.id === id)
    return region && <path d={region.d} className={className} aria-hidden />
  }
  return (
    <div className={classes.map}>
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="group" aria-label={label}>
        <g ref={groupRef} onKeyDown={moveFocus}>
          {regions.map(({ id, d }, n) => (
            <path
              key={id}
              d={d}
              className={classes.region}
              role="button"
              tabIndex={n === stop ? 0 : -1}
              aria-label={describeRegion(id)}
              aria-pressed={id === selected}
              style={{ fill: `var(${fillOf(byId.get(id)?.value ?? null, shades)})` }}
              onClick={() => (setStop(n), onPick(id))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                onPick(id)
              }}
              onMouseEnter={(event) => setHovered(pointAt(id, event))}
              onMouseLeave={() => setHovered(undefined)}
              onFocus={(event) => (setStop(n), setFocused(pointAt(id, event)))}
              onBlur={() => setFocused(undefined)}
            />
          ))}
        </g>
        {outline(selected, classes.selected)}
        {outline(pointed?.id, classes.pointed)}
      </svg>
      {pointed && (
        <p
          className={`caption ${classes.tip}`}
          style={{ left: `${pointed.left}%`, top: `${pointed.top}%` }}
          aria-hidden
        >
          {describeRegion(pointed.id)}
        </p>
      )}
      <ul
        className={`plain-list row caption dimmed tabular ${classes.legend}`}
        aria-label={`Warna menurut jumlah ${unit}`}
      >
        {uncoloured && (
          <li>
            <i style={{ background: `var(${fillOf(null, shades)})` }} aria-hidden />
            {uncoloured}
          </li>
        )}
        {shades.map(({ from, to }) => (
          <li key={from}>
            <i style={{ background: `var(${fillOf(from, shades)})` }} aria-hidden />
            {from === to ? numberText(from) : `${numberText(from)} – ${numberText(to)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
