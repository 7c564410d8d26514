import { useQuery } from '@tanstack/react-query'
import type { CandidateRow } from '~/api/contract/recruitment/candidateRow'
import { candidates } from '~/api/contract/recruitment/candidates'
import { query } from '~/api/queries'
import { fullName, valueText } from '~/lib/texts/text'
import { adminTexts } from '~/lib/texts/adminTexts'
import { useOnNewValue } from '~/lib/effects'
import { RecordActions } from '~/record/form/RecordActions'
import { RecordField } from '~/record/form/RecordField'
import { RecordForm } from '~/record/form/RecordForm'
import { useRecordForm } from '~/record/useRecordForm'
import { recordDelivery } from '~/components/actions/actions'
import { alertFailure } from '~/components/alertFailure'
import { useCorporate } from '~/components/corporate'
import { Loaded } from '~/components/reads/Loaded'
import { useRecordRead } from '~/record/useRecordRead'
import { Dialog } from '~/ui/dialogs/Dialog'
import { alert } from '~/ui/dialogs/dialogs'
import { FocusFirstField } from '~/ui/dialogs/FocusFirstField'
import { SelectField } from '~/ui/fields/SelectField'
import { LongTextField } from '~/ui/fields/LongTextField'
import { notify } from '~/ui/messages/notify'
import { candidateLists } from './candidateLists'
import { isComplete, type Note, noteLimit, noteRecord, noteValues } from './noteRecord'

type Props = { row: CandidateRow; onClose: () => void }

/** Notes on a candidate and their assessment (document 3 §2, §5, §8). */
export function NotesDialog({ row, onClose }: Props) {
  const { corporateId } = useCorporate().scope
  const read = useRecordRead(
    { ...query(candidates.note.read, { esId: row.esId, corporateId }), staleTime: 0 },
    row.esId,
  )
  useOnNewValue((!read.data && read.error) || undefined, alertFailure)
  return (
    <Dialog opened onClose={onClose} title={`Catatan: ${fullName(row)}`} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Loaded read={read} pending={<p role="status">Memuat...</p>}>
        {(note) => (
          <>
            <FocusFirstField />
            <Form note={note} row={row} onClose={onClose} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function Form({ note, row, onClose }: Props & { note: Note }) {
  const { writer, scope } = useCorporate()
  const record = useRecordForm({
    definition: {
      ...noteRecord({ esId: row.esId, ...scope }),
      onChecked: (hasArrived) => recordDelivery(writer, 'notes', row.esId, hasArrived),
    },
    stored: noteValues(note),
    writer,
    draftKey: () => [candidates.note.write.name, row.esId],
    subject: `Catatan ${fullName(row)}`,
    onSaved: () => void notify(adminTexts.candidates.noteSaved(fullName(row))),
    proceed: (_, isUnsaved) => !isUnsaved && onClose(),
  })
  const lists = useQuery(candidateLists(scope))
  const markers = lists.data?.marker ?? (note.marker ? [note.marker] : [])
  async function submit() {
    if ((await record.save()) === 'invalid' && !isComplete(record.engine.state().mine))
      void alert(adminTexts.candidates.note)
  }
  return (
    <RecordForm
      record={record}
      texts={{
        labelOf: ([name]) => (name === 'text' ? 'Catatan' : 'Marker'),
        textOf: ([name], value) =>
          name === 'text' ? String(value) : (markers.find(({ id }) => id === value)?.text ?? valueText(value)),
      }}
      aria-label="Catatan"
      onSubmit={() => void submit()}
    >
      <RecordField record={record} name="text">
        {({ value, onChange, error }) => (
          <LongTextField
            label="Catatan"
            required
            rows={5}
            limit={noteLimit}
            error={error !== undefined}
            value={value}
            onChange={onChange}
          />
        )}
      </RecordField>
      <RecordField record={record} name="markerId">
        {({ value, onChange, error }) => (
          <SelectField
            label="Marker"
            required
            options={markers}
            isPending={lists.isPending}
            failed={lists.isError}
            retry={() => void lists.refetch()}
            value={value ?? undefined}
            error={error}
            onChange={(id) => onChange(id ?? null)}
          />
        )}
      </RecordField>
      <RecordActions record={record} submit="Add Notes" onClose={onClose} />
    </RecordForm>
  )
}
