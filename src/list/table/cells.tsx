import type { ReactNode } from 'react'
import classes from './DataTable.module.css'

/** Text that is cut where it does not fit and whole in its tooltip; nothing is '-'. */
export function textCell(value: unknown): ReactNode {
  const text = (typeof value === 'string' && value) || (typeof value === 'number' ? String(value) : '-')
  return (
    <span className={classes.cut} title={text === '-' ? undefined : text}>
      {text}
    </span>
  )
}

/** A list as up to two tags and how many more there are. */
export function tagsCell(values: readonly string[]): ReactNode {
  if (values.length === 0) return '-'
  return (
    <span className={classes.tags} title={values.join(', ')}>
      {values.slice(0, 2).map((value) => (
        <span key={value} className={classes.tag}>
          {value}
        </span>
      ))}
      {values.length > 2 && <span className={classes.more}>+{values.length - 2}</span>}
    </span>
  )
}
