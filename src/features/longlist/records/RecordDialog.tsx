import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Endpoint } from '~/api/endpoint'
import { query } from '~/api/queries'
import type { Writer } from '~/lib/scope'
import { Dialog } from '~/ui/dialogs/Dialog'
import { StartAtField } from '~/ui/dialogs/StartAtField'
import { ErrorPanel } from '~/ui/states/StatePanel'
import { NEW } from '../userForm'

/** Which record, of which user; the id '0' is that of a new one. */
export type RecordIds = { id: string; muc03Id: string }
/** What the dialog of a kind of records is given. */
export type RecordDialogProps<R> = {
  ids: RecordIds
  writer: Writer
  /** Names the kind of records among the drafts. */
  place: string
  records: readonly R[]
  onClose: () => void
}

type Props<A> = {
  noun: string
  ids: RecordIds
  form: Endpoint<RecordIds, A, unknown>
  onClose: () => void
  children: (answer: A) => ReactNode
}

/** The window of a record: its data and options load on opening. */
export function RecordDialog<A>({ noun, ids, form, onClose, children }: Props<A>) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...query(form, ids), staleTime: 0 })
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={`${ids.id === NEW ? 'Tambah' : 'Ubah'} ${noun}`}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {data !== undefined && isFetchedAfterMount && !error ? (
        <>
          <StartAtField />
          {children(data)}
        </>
      ) : error ? (
        <ErrorPanel message={error.message} retry={() => void refetch()} />
      ) : (
        <p role="status" className="waiting">
          Memuat...
        </p>
      )}
    </Dialog>
  )
}
