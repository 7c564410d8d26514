import type { ReactNode } from 'react'
import type { Paged } from '~/api/endpoint'
import { detailOf } from '~/api/errors'
import { texts } from '~/lib/texts'
import { ErrorPanel, StatePanel } from '~/ui/StatePanel'
import { Pager } from './Pager'

type Props<Row> = {
  /** Which pages these are. */
  label: string
  list: { data: Paged<Row> | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** Counted from one. */
  page: number
  size: number
  sizes: readonly number[]
  onPage: (page: number) => void
  onSize?: (size: number) => void
  /** Said beneath 'nothing found'. */
  empty: string
  children: (rows: readonly Row[]) => ReactNode
}

/** A list in a dialog, paged by the server: its rows and pages, or why there are none. */
export function PagedList<Row>({ label, list, page, size, sizes, onPage, onSize, empty, children }: Props<Row>) {
  const { data, error, refetch } = list
  if (error) return <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
  if (!data)
    return (
      <p role="status" className="waiting">
        Memuat...
      </p>
    )
  if (data.totalElements === 0) return <StatePanel drawing="empty" title={texts.nothingFound} message={empty} />
  return (
    <div>
      {children(data.content)}
      <Pager
        label={label}
        page={page}
        size={size}
        sizes={sizes}
        total={data.totalElements}
        onPage={onPage}
        onSize={onSize}
      />
    </div>
  )
}
