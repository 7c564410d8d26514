import { valueText } from '~/lib/texts/text'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { call } from '~/api/client'
import { longlist } from '~/api/contract/executive/longlist'
import type { Endpoint, Output } from '~/api/endpoint'
import { send } from '~/api/useSend'
import { dayText } from '~/lib/time/dates'
import type { Errors, RecordDefinition } from '~/record/recordEngine'
import { type RecordHandle, useRecordForm } from '~/record/useRecordForm'
import { isSame } from '~/record/versions'
import { notify } from '~/ui/messages/notify'
import { NEW } from './userForm'
import type { RecordDialogProps, RecordIds } from './RecordDialog'

type Stored = { id: string }
type Values = { id: string } & Record<string, string | number | null>
/** A kind of records below a longlist user: its calls, and how its form has them. */
export type SubRecord<V extends Values, R extends Stored, Body extends RecordIds> = {
  form: Endpoint<RecordIds, { data: R | null; masterData: unknown }, unknown>
  save: Endpoint<{ body: Body }, R, unknown>
  /** The records of this kind of a user. */
  of: (user: Output<typeof longlist.form>) => readonly R[]
  valuesOf: (record: R | null) => V
  /** Only of values that were checked. */
  bodyOf: (values: V) => NoInfer<Omit<Body, keyof RecordIds>>
  check: (values: V) => Errors
  labels: Readonly<Record<string, string>>
  /** What a choice is called. */
  textOf?: (name: string, value: unknown) => string | undefined
  /** Said once it is saved. */
  saved: string
}

/** The form of a record in its window, with its values for fields that depend on each other. */
export function useSubRecord<V extends Values, R extends Stored, Body extends RecordIds>(
  { form, save, of, valuesOf, bodyOf, check, labels, textOf, saved }: SubRecord<V, R, Body>,
  { ids, writer, place, records, onClose }: RecordDialogProps<R>,
  data: R | null,
) {
  const client = useQueryClient()
  const { muc03Id } = ids
  /** A record that a lost answer may have left behind: new, and of the same content. */
  async function find(sent: V): Promise<R | undefined> {
    const user = await call(longlist.form, { id: muc03Id, corporateId: writer.corporateId })
    const isKnown = (id: string) => records.some((record) => record.id === id)
    return of(user).find((record) => !isKnown(record.id) && isSame({ ...valuesOf(record), id: NEW }, sent))
  }
  const definition: RecordDefinition<V> = {
    read: async ({ id }, sent) => {
      if (id !== NEW) return valuesOf((await call(form, { id, muc03Id })).data)
      const found = sent && (await find(sent))
      return found && valuesOf(found)
    },
    check,
    parts: (_, stored) => [
      {
        name: 'data',
        fields: Object.keys(stored),
        send: async (values) =>
          valuesOf(await send(client, save, { body: { id: values.id, muc03Id, ...bodyOf(values) } as Body })),
      },
    ],
  }
  const record = useRecordForm<V>({
    definition,
    stored: valuesOf(data),
    writer,
    place: ({ id }) => [place, muc03Id, id],
    readOld: (kept) => (typeof kept === 'object' && kept !== null ? kept : undefined),
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
