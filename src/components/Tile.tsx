import type { ReactNode } from 'react'
import { detailOf } from '~/api/errors'
import { ErrorPanel } from '~/ui/states/StatePanel'
import classes from './Tile.module.css'

type Props<T> = {
  title: string
  query: { data: T | undefined; error: Error | null; refetch: () => unknown }
  /** Approximate final height in pixels, to limit the layout shift once the data is loaded. */
  height: number
  children: (data: T) => ReactNode
}

/** A part of a screen with its own query: it loads, fails and is retried independently. */
export function Tile<T>({ title, query: { data, error, refetch }, height, children }: Props<T>) {
  if (!error && data !== undefined) return children(data)
  return (
    <section
      className={`card stack ${classes.tile}`}
      aria-label={title}
      aria-busy={!error}
      style={{ minHeight: height }}
    >
      <h2>{title}</h2>
      {error ? (
        <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
      ) : (
        <div className={classes.waiting}>
          <span className="visually-hidden">Memuat...</span>
        </div>
      )}
    </section>
  )
}
