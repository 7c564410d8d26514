import type { ReactElement } from 'react'
import classes from './cells.module.css'

const EMPTY = '-'

/** A value as text; '-' when empty. */
export const cellText = (value: unknown): string =>
  (typeof value === 'string' && value) || (typeof value === 'number' ? String(value) : EMPTY)

/** Tooltip of a cell, since its text is truncated when it does not fit. */
export const tooltipOf = (text: string): string | undefined => (text === EMPTY ? undefined : text)

/** A truncated text inside other content, for instance a link. Plain text cells use `cellText`. */
export function textCell(value: unknown): ReactElement {
  const text = cellText(value)
  return (
    <span className={classes.cut} title={tooltipOf(text)}>
      {text}
    </span>
  )
}

/** A list as up to two tags and the count of the rest. */
export function tagsCell(values: readonly string[]): ReactElement {
  if (values.length === 0) return <>{EMPTY}</>
  return (
    <span className={classes.tags} title={values.join(', ')}>
      {values.slice(0, 2).map((value) => (
        <span key={value} className={classes.tag}>
          {value}
        </span>
      ))}
      {values.length > 2 && (
        // Printed instead of their number.
        <span className={classes.more} data-rest={values.slice(2).join(', ')}>
          +{values.length - 2}
        </span>
      )}
    </span>
  )
}
