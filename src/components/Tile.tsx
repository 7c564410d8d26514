import type { ReactNode } from 'react'
import { detailOf } from '~/api/errors'
import { ErrorPanel } from '~/ui/states/StatePanel'
import classes from './Tile.module.css'

type Props<T> = {
  title: string
  query: { data: T | undefined; error: Error | null; refetch: () => unknown }
  /** How high it will be, about, so that nothing moves much when the figures come. */
  height: number
  children: (data: T) => ReactNode
}

/** A part of a screen with a read of its own: it waits, fails and is tried again by itself. */
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
