import { valueText } from '~/lib/texts/text'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { dayText } from '~/lib/time/dates'
import { type RecordHandle, useRecordForm } from '~/record/useRecordForm'
import { notify } from '~/ui/messages/notify'
import type { RecordDialogProps, RecordIds } from './RecordDialog'
import { type Stored, type SubRecord, subRecord, type Values } from './subRecord'

/** The form of a record in its window, with its values for fields that depend on each other. */
export function useSubRecord<V extends Values, R extends Stored, Body extends RecordIds>(
  kind: SubRecord<V, R, Body>,
  { ids, writer, place, records, onClose }: RecordDialogProps<R>,
  data: R | null,
) {
  const client = useQueryClient()
  const { corporateId } = writer
  const { valuesOf, labels, textOf, saved } = kind
  const record = useRecordForm<V>({
    definition: subRecord(client, kind, { corporateId, muc03Id: ids.muc03Id, known: records }),
    stored: valuesOf(data),
    writer,
    place: ({ id }) => [place, ids.muc03Id, id],
    readOld: (old) => (typeof old === 'object' && old !== null ? { mine: old } : undefined),
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
    values: useWatch({ control: record.form.control }) as V,
    change: (part: Partial<V>) => {
      for (const [name, value] of Object.entries(part)) record.engine.type([name], value)
    },
    errorOf: (name: keyof V & string) => errors[name]?.message as string | undefined,
  }
}
