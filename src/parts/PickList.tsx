import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { numberText } from '~/lib/numbers'
import { ErrorPanel, StatePanel } from '~/ui/StatePanel'
import classes from './PickList.module.css'

type Props = {
  headers: readonly string[]
  /** Undefined while they are on the way. */
  items: readonly { id: string; cells: readonly string[] }[] | undefined
  pageSize: number
  isBusy: boolean
  error: Error | undefined
  retry: () => void
  empty: { title: string; message: string }
  onPick: (id: string) => void
}

/** A short list of things to pick one of, paged in the browser. */
export function PickList({ headers, items, pageSize, isBusy, error, retry, empty, onPick }: Props) {
  const [page, setPage] = useState(0)
  if (error) return <ErrorPanel message={error.message} retry={retry} />
  if (!items) return <p role="status">{isBusy ? 'Memuat...' : ''}</p>
  if (items.length === 0) return <StatePanel drawing="empty" title={empty.title} message={empty.message} />
  const pages = Math.ceil(items.length / pageSize)
  return (
    <div aria-busy={isBusy}>
      <table className={classes.list}>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Pilih</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.slice(page * pageSize, (page + 1) * pageSize).map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, n) => (
                <td key={headers[n]}>{cell}</td>
              ))}
              <td>
                <button
                  type="button"
                  className="link-button"
                  aria-label={`Pilih ${cells[0]}`}
                  onClick={() => onPick(id)}
                >
                  Pilih
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.pages}>
        <span role="status">
          {numberText(items.length)} ditemukan, halaman {numberText(page + 1)} dari {numberText(pages)}
        </span>
        <ActionIcon variant="default" aria-label="Sebelumnya" disabled={page === 0} onClick={() => setPage(page - 1)}>
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label="Berikutnya"
          disabled={page + 1 >= pages}
          onClick={() => setPage(page + 1)}
        >
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}
