import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Paged } from '~/api/endpoint'
import type { QueryOf } from '~/api/queries'
import { texts } from '~/lib/texts'
import { Dialog } from '~/ui/Dialog'
import { type ListColumn, ListTable } from './ListTable'
import { PagedList } from './PagedList'
import classes from './KeptListDialog.module.css'

/** Rows a page (document 3 §9). */
const SIZE = 10

type Props<Row> = {
  title: string
  /** Which pages these are. */
  label: string
  columns: readonly ListColumn<Row>[]
  nameOf: (row: Row) => string
  /** Said when nothing was kept. */
  empty: string
  read: (page: { start: number; length: number }) => QueryOf<Paged<Row>>
  /** Rejects when it cannot be had. */
  open: (row: Row) => Promise<void>
  /** Asks and deletes; whether the row is gone. Rejects when it could not be deleted. */
  remove: (row: Row) => Promise<boolean>
  onClose: () => void
}

/** What was kept under names, ten a page, to be opened again or deleted (document 1 §2, document 2 §2.3, document 3 §2). */
export function KeptListDialog<Row extends { id: string }>(props: Props<Row>) {
  const { title, label, columns, nameOf, empty, read, open, remove, onClose } = props
  const [page, setPage] = useState(1)
  const [failure, setFailure] = useState<string>()
  const listRef = useRef<HTMLDivElement>(null)
  // One deletion at a time: its question stands above the others.
  const removing = useRef(false)
  const list = useQuery({ ...read({ start: page - 1, length: SIZE }), placeholderData: keepPreviousData })

  async function told(work: () => Promise<void>) {
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : texts.failed)
    }
  }
  async function removeOne(row: Row) {
    if (removing.current) return
    removing.current = true
    try {
      if (!(await remove(row))) return
    } finally {
      removing.current = false
    }
    // The row goes with its button, so that the focus needs another place.
    listRef.current?.focus()
    // The last row of the last page leaves an empty page behind.
    if (list.data?.content.length === 1 && page > 1) setPage(page - 1)
  }
  const verbs = [
    { label: 'Open', run: (row: Row) => void told(() => open(row)) },
    { label: 'Delete', run: (row: Row) => void told(() => removeOne(row)) },
  ]
  return (
    <Dialog opened onClose={onClose} title={title} size="xl" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      {failure && (
        <p role="alert" className="failure">
          {failure}
        </p>
      )}
      <div ref={listRef} tabIndex={-1} className={classes.page}>
        <PagedList label={label} list={list} page={page} size={SIZE} sizes={[SIZE]} onPage={setPage} empty={empty}>
          {(rows) => (
            <ListTable
              label={title}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              verbs={{ header: 'Action', nameOf, all: verbs }}
              isBusy={list.isFetching}
            />
          )}
        </PagedList>
      </div>
    </Dialog>
  )
}
