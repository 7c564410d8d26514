import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CandidateRow } from '~/api/contract/candidateRow'
import { candidates } from '~/api/contract/candidates'
import type { Output } from '~/api/endpoint'
import { query } from '~/api/queries'
import { useSend } from '~/api/useSend'
import { fullName } from '~/lib/fullName'
import { adminTexts } from '~/lib/adminTexts'
import { draftKey } from '~/lib/kept'
import { DraftForm } from '~/parts/DraftForm'
import { useFormDraft } from '~/parts/useFormDraft'
import { alertFailure } from '~/parts/alertFailure'
import type { Viewer } from '~/parts/viewer'
import { Dialog } from '~/ui/Dialog'
import { alert } from '~/ui/dialogs'
import { SelectField } from '~/ui/fields/SelectField'
import { notify } from '~/ui/notify'
import { ErrorPanel } from '~/ui/StatePanel'
import { candidateLists } from './candidateLists'

type Props = { row: CandidateRow; viewer: Viewer; onClose: () => void }

/** Notes on a candidate and how they were judged (document 3 §2, §5, §8). */
export function NotesDialog({ row, viewer, onClose }: Props) {
  const { corporateId } = viewer.corporate
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...query(candidates.note.read, { esId: row.esId, corporateId }),
    staleTime: 0,
  })
  useEffect(() => {
    if (error) alertFailure(error)
  }, [error])
  return (
    <Dialog opened onClose={onClose} title={`Catatan: ${fullName(row)}`} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      {error ? (
        <ErrorPanel message={error.message} retry={() => void refetch()} />
      ) : data && isFetchedAfterMount ? (
        <Form note={data} row={row} viewer={viewer} onClose={onClose} />
      ) : (
        <p role="status">Memuat...</p>
      )}
    </Dialog>
  )
}

function Form({ note, row, viewer, onClose }: Props & { note: Output<typeof candidates.note.read> }) {
  const { corporateId } = viewer.corporate
  const { values, isRestored, change, settle, discard } = useFormDraft(
    draftKey(viewer.userId, corporateId, candidates.note.write.name, row.esId),
    { text: note.notes ?? '', markerId: note.marker?.id },
  )
  const { text, markerId } = values
  const lists = useQuery(candidateLists({ corporateId }))
  const { send, isPending } = useSend(candidates.note.write)
  function submit() {
    if (text.trim() === '' || markerId === undefined) return void alert(adminTexts.candidates.note)
    send(
      { body: { esId: row.esId, corporateId, notes: text.trim(), marker: { id: markerId } } },
      () => {
        settle(values, values)
        void notify(adminTexts.candidates.noteSaved(fullName(row)))
        onClose()
      },
      alertFailure,
    )
  }
  return (
    <DraftForm
      label="Catatan"
      submit="Add Notes"
      tries={0}
      busy={isPending}
      onSubmit={submit}
      isRestored={isRestored}
      discard={discard}
      onClose={onClose}
    >
      <Textarea
        label="Catatan"
        rows={5}
        maxLength={4_000}
        value={text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <SelectField
        label="Marker"
        options={lists.data?.marker ?? (note.marker ? [note.marker] : [])}
        isPending={lists.isPending}
        failed={lists.isError}
        retry={() => void lists.refetch()}
        value={markerId}
        onChange={(id) => change({ markerId: id })}
      />
    </DraftForm>
  )
}
