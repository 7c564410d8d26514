import { useState } from 'react'
import { numberText } from '~/lib/numbers'
import { ErrorPanel, StatePanel } from '~/ui/StatePanel'
import { type ListColumn, ListTable } from './ListTable'
import { Pager } from './Pager'

type Props<Item> = {
  columns: readonly ListColumn<Item>[]
  /** Undefined while they are on the way. */
  items: readonly Item[] | undefined
  nameOf: (item: Item) => string
  pageSize: number
  isBusy: boolean
  error: Error | undefined
  retry: () => void
  empty: { title: string; message: string }
  onPick: (item: Item) => void
}

/** A short list of things to pick one of, paged in the browser. */
export function PickList<Item extends { id: string }>(props: Props<Item>) {
  const { columns, items, nameOf, pageSize, isBusy, error, retry, empty, onPick } = props
  const [page, setPage] = useState(1)
  if (error) return <ErrorPanel message={error.message} retry={retry} />
  if (!items)
    return (
      <p role="status" className="waiting">
        {isBusy ? 'Memuat...' : ''}
      </p>
    )
  if (items.length === 0) return <StatePanel drawing="empty" title={empty.title} message={empty.message} />
  return (
    <div>
      <p role="status" className="visually-hidden">
        {numberText(items.length)} ditemukan
      </p>
      <ListTable
        columns={columns}
        rows={items.slice((page - 1) * pageSize, page * pageSize)}
        keyOf={({ id }) => id}
        verbs={{
          header: <span className="visually-hidden">Pilih</span>,
          nameOf,
          all: [{ label: 'Pilih', run: onPick }],
        }}
        isBusy={isBusy}
      />
      <Pager
        label="Halaman pilihan"
        page={page}
        size={pageSize}
        sizes={[pageSize]}
        total={items.length}
        onPage={setPage}
      />
    </div>
  )
}
