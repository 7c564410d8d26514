import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SavedFilter, SavedQueries } from '~/api/families/savedQueries'
import { query, send } from '~/api/queries'
import { momentText } from '~/lib/dates'
import type { Scope } from '~/lib/scope'
import { adminTexts } from '~/lib/adminTexts'
import { texts } from '~/lib/texts'
import { Pager } from '~/parts/Pager'
import { Dialog } from '~/ui/Dialog'
import { confirm } from '~/ui/dialogs'
import { ErrorPanel, StatePanel } from '~/ui/StatePanel'
import classes from './SavedFilters.module.css'

const SIZE = 10

type Props<W extends object> = {
  saved: SavedQueries<W>
  scope: Scope
  /** Opens a filter and searches with it; rejects when it cannot be had. */
  onOpen: (filter: SavedFilter) => Promise<void>
  onRemoved: (filter: SavedFilter) => void
  onClose: () => void
}

/** The saved filters of the corporate, ten a page (document 1 §2, document 2 §2.3 'List Filter'). */
export function SavedFilterList<W extends object>({ saved, scope, onOpen, onRemoved, onClose }: Props<W>) {
  const [page, setPage] = useState(1)
  const [failure, setFailure] = useState<string>()
  const { data, error, refetch, isFetching } = useQuery({
    ...query(saved.list, { ...scope, start: page - 1, length: SIZE }),
    placeholderData: keepPreviousData,
  })
  const client = useQueryClient()
  const [removing, setRemoving] = useState(false)
  const listRef = useRef<HTMLDivElement>(null)

  async function told(work: () => Promise<void>) {
    setFailure(undefined)
    try {
      await work()
    } catch (error_) {
      setFailure(error_ instanceof Error ? error_.message : texts.failed)
    }
  }
  const removeOne = (filter: SavedFilter) =>
    told(async () => {
      const message = `${adminTexts.savedFilters.remove}\n${filter.queryName}`
      if (removing || !(await confirm({ message, yes: 'Yes', no: 'No', destructive: true }))) return
      setRemoving(true)
      await send(client, saved.remove, { id: filter.id }).finally(() => setRemoving(false))
      // The row goes with its button, so that the focus needs another place.
      listRef.current?.focus()
      // The last row of the last page leaves an empty page behind.
      if (data?.content.length === 1 && page > 1) setPage(page - 1)
      onRemoved(filter)
    })

  return (
    <Dialog
      opened
      onClose={onClose}
      title={adminTexts.savedFilters.list}
      size="xl"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      {error ? (
        <ErrorPanel message={error.message} retry={() => void refetch()} />
      ) : !data ? (
        <p role="status">Memuat...</p>
      ) : data.totalElements === 0 ? (
        <StatePanel drawing="empty" title={texts.nothingFound} message="Belum ada filter yang disimpan." />
      ) : (
        <div ref={listRef} tabIndex={-1} className={classes.page}>
          <table className={classes.list} aria-busy={isFetching}>
            <thead>
              <tr>
                <th scope="col">Created By</th>
                <th scope="col">Filter Name</th>
                <th scope="col">Created At</th>
                <th scope="col">Action</th>
              </tr>
            </thead>
            <tbody>
              {data.content.map((filter) => (
                <tr key={filter.id}>
                  <td>{[filter.creator.firstName, filter.creator.lastName].filter(Boolean).join(' ')}</td>
                  <td>{filter.queryName}</td>
                  <td>{momentText(filter.createdAt)}</td>
                  <td>
                    <span className={classes.rowActions}>
                      <button
                        type="button"
                        className="link-button"
                        aria-label={`Open ${filter.queryName}`}
                        onClick={() => void told(() => onOpen(filter))}
                      >
                        Open
                      </button>
                      <button
                        type="button"
                        className="link-button"
                        aria-label={`Delete ${filter.queryName}`}
                        onClick={() => void removeOne(filter)}
                      >
                        Delete
                      </button>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pager
            label="Halaman filter"
            page={page}
            size={SIZE}
            sizes={[SIZE]}
            total={data.totalElements}
            onPage={setPage}
            onSize={() => {}}
            onHint={() => {}}
          />
        </div>
      )}
    </Dialog>
  )
}
