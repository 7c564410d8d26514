import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { Endpoint } from '~/api/endpoint'
import { query } from '~/api/queries'
import { useCorporate } from '~/components/corporate'
import { Loaded } from '~/components/reads/Loaded'
import { Dialog } from '~/ui/dialogs/Dialog'
import { FocusFirstField } from '~/ui/dialogs/FocusFirstField'
import { valueText } from '~/lib/texts/text'
import { dayText } from '~/lib/time/dates'
import { useRecordRead } from '~/record/useRecordRead'
import { type RecordHandle, useRecordForm } from '~/record/useRecordForm'
import { notify } from '~/ui/messages/notify'
import { NEW_ID } from '../longlist'
import { type RecordIds, type Stored, type SubRecord, subRecord, type Values } from './subRecord'

/** Props of the dialogs of all kinds of records. */
export type RecordDialogProps<R> = {
  ids: RecordIds
  /** The kind of records in the keys of drafts. */
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

/** The dialog of a record; its data and options load on opening. */
export function RecordDialog<A>({ noun, ids, form, onClose, children }: Props<A>) {
  const read = useRecordRead({ ...query(form, ids), staleTime: 0 }, ids.id)
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={`${ids.id === NEW_ID ? 'Tambah' : 'Ubah'} ${noun}`}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Loaded
        read={read}
        pending={
          <p role="status" className="waiting">
            Memuat...
          </p>
        }
      >
        {(data) => (
          <>
            <FocusFirstField />
            {children(data)}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

/** The record form of a dialog, with its current values for dependent fields. */
export function useSubRecord<V extends Values, R extends Stored, Body extends RecordIds>(
  kind: SubRecord<V, R, Body>,
  { ids, place, records, onClose }: RecordDialogProps<R>,
  data: R | null,
) {
  const { writer } = useCorporate()
  const { corporateId } = writer
  const { valuesOf, labels, textOf, saved } = kind
  const record = useRecordForm<V>({
    definition: subRecord(kind, { corporateId, muc03Id: ids.muc03Id, known: records }),
    stored: valuesOf(data),
    writer,
    draftKey: ({ id }) => [place, ids.muc03Id, id],
    onSaved: () => void notify(saved),
    proceed: (_, isUnsaved) => !isUnsaved && onClose(),
  })
  const { errors } = record.form.formState
  return {
    record: record as RecordHandle<V>,
    texts: {
      labelOf: ([name = '']: readonly string[]) => labels[name] ?? name,
      textOf: ([name = '']: readonly string[], value: unknown) => textOf?.(name, value) ?? dayText(valueText(value)),
    },
    // Every field of the record has a value.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    values: useWatch({ control: record.form.control }) as V,
    change: (part: Partial<V>) => {
      for (const [name, value] of Object.entries(part)) record.engine.setValue([name], value)
    },
    // A message of this form is a text.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    errorOf: (name: keyof V & string) => errors[name]?.message as string | undefined,
  }
}
