import type { ReactNode } from 'react'
import { Loaded } from './reads/Loaded'
import type { Read } from './reads/StaleNotice'
import classes from './Tile.module.css'

type Props<T> = {
  title: string
  query: Read<T>
  /** Approximate final height in pixels, to limit the layout shift once the data is loaded. */
  height: number
  children: (data: T) => ReactNode
}

/** A part of a screen with its own query: it loads, fails and is retried independently. */
export function Tile<T>({ title, query, height, children }: Props<T>) {
  const frame = (content: ReactNode) => (
    <section
      className={`card stack ${classes.tile}`}
      aria-label={title}
      aria-busy={!query.error}
      style={{ minHeight: height }}
    >
      <h2>{title}</h2>
      {content}
    </section>
  )
  const waiting = (
    <div className={classes.waiting}>
      <span className="visually-hidden">Memuat...</span>
    </div>
  )
  return (
    <Loaded read={query} pending={frame(waiting)} frame={frame}>
      {children}
    </Loaded>
  )
}
