import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { candidateFilters, type CandidateWhere } from '~/api/contract/candidateFilters'
import type { SavedResult } from '~/api/contract/candidateResults'
import { candidates } from '~/api/contract/candidates'
import { query, send } from '~/api/queries'
import { momentText } from '~/lib/dates'
import { numberText } from '~/lib/numbers'
import type { RawSearch } from '~/lib/searchParams'
import { texts } from '~/lib/texts'
import { Pager } from '~/parts/Pager'
import { readWhere } from '~/search/query'
import type { ToolProps } from '~/search/Search'
import { Dialog } from '~/ui/Dialog'
import { confirmDeletion } from '~/ui/dialogs'
import { ErrorPanel, StatePanel } from '~/ui/StatePanel'
import classes from './executive.module.css'

const SIZE = 10

/** What was found and kept, ten a page; opening one searches with its filter again (document 3 §2 'history'). */
export function ResultHistory({ viewer, onClose }: ToolProps<CandidateWhere>) {
  const { corporateId } = viewer.corporate
  const client = useQueryClient()
  const navigate = useNavigate()
  const [page, setPage] = useState(1)
  const [failure, setFailure] = useState<string>()
  const listRef = useRef<HTMLDivElement>(null)
  const { data, error, refetch, isFetching } = useQuery({
    ...query(candidates.results.list, { corporateId, start: page - 1, length: SIZE }),
    placeholderData: keepPreviousData,
  })
  async function told(work: () => Promise<void>) {
    setFailure(undefined)
    try {
      await work()
    } catch (error_) {
      setFailure(error_ instanceof Error ? error_.message : texts.failed)
    }
  }
  const open = ({ id }: SavedResult) =>
    told(async () => {
      const { body } = await client.fetchQuery(query(candidates.results.open, { id }))
      // What of the filter holds no more is left out, as of any link.
      const where = readWhere(candidateFilters, body as RawSearch)
      if (where.dataSource === undefined) return setFailure('Filter hasil ini tidak dapat dibaca lagi.')
      onClose()
      await navigate({ to: '.', search: { ...where, c: corporateId } as never })
    })
  const remove = ({ id, filterName }: SavedResult) =>
    told(async () => {
      if (!(await confirmDeletion(filterName))) return
      await send(client, candidates.results.remove, { id })
      // The row goes with its button, so that the focus needs another place.
      listRef.current?.focus()
      if (data?.content.length === 1 && page > 1) setPage(page - 1)
    })
  return (
    <Dialog opened onClose={onClose} title="Riwayat Hasil" size="xl" closeButtonProps={{ 'aria-label': 'Tutup' }}>
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
        <StatePanel drawing="empty" title={texts.nothingFound} message="Belum ada hasil yang disimpan." />
      ) : (
        <div ref={listRef} tabIndex={-1} className={classes.page}>
          <table className={classes.list} aria-busy={isFetching}>
            <thead>
              <tr>
                {['Created By', 'Filter Name', 'Created At', 'Total Data', 'Email Status', 'Action'].map((header) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.content.map((result) => (
                <tr key={result.id}>
                  <td>{result.createdBy}</td>
                  <td>{result.filterName}</td>
                  <td>{momentText(result.createdAt)}</td>
                  <td>{numberText(result.totalData)}</td>
                  <td>{result.emailStatus ?? '-'}</td>
                  <td>
                    <span className={classes.rowActions}>
                      {(['Open', 'Delete'] as const).map((verb) => (
                        <button
                          key={verb}
                          type="button"
                          className="link-button"
                          aria-label={`${verb} ${result.filterName}`}
                          onClick={() => void (verb === 'Open' ? open(result) : remove(result))}
                        >
                          {verb}
                        </button>
                      ))}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pager
            label="Halaman riwayat"
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
