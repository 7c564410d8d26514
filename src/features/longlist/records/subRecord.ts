import { call } from '~/api/client'
import { longlist } from '~/api/contract/executive/longlist'
import type { Endpoint, Output } from '~/api/endpoint'
import type { RecordDefinition } from '~/record/recordEngine'
import type { Errors } from '~/record/recordValues'
import { isSame } from '~/record/versions'
import { NEW_ID } from '../longlist'

/** Ids of a record and its user; the id '0' is a new record. */
export type RecordIds = { id: string; muc03Id: string }
export type Stored = { id: string }
export type Values = { id: string } & Record<string, string | number | null>
/** A kind of records of a longlist user: its endpoints, and the mapping to form values. */
export type SubRecord<V extends Values, R extends Stored, Body extends RecordIds> = {
  form: Endpoint<RecordIds, { data: R | null; masterData: unknown }, unknown>
  save: Endpoint<{ body: Body }, R, unknown>
  /** The user's records of this kind. */
  of: (user: Output<typeof longlist.form>) => readonly R[]
  valuesOf: (record: R | null) => V
  /** Call only with valid values. */
  bodyOf: (values: V) => NoInfer<Omit<Body, keyof RecordIds>>
  check: (values: V) => Errors
  labels: Readonly<Record<string, string>>
  /** The text of a chosen option. */
  textOf?: (name: string, value: unknown) => string | undefined
  /** Message after saving. */
  saved: string
}

type Context<R> = { corporateId: string; muc03Id: string; known: readonly R[] }

/** Makes the record definition of a sub-record. */
export function subRecord<V extends Values, R extends Stored, Body extends RecordIds>(
  { form, save, of, valuesOf, bodyOf, check }: SubRecord<V, R, Body>,
  { corporateId, muc03Id, known }: Context<R>,
): RecordDefinition<V> {
  /** A record that an earlier save with a lost answer may have created: new, with the same content. */
  async function find(sent: V): Promise<R | undefined> {
    const user = await call(longlist.form, { id: muc03Id, corporateId })
    const isKnown = (id: string) => known.some((record) => record.id === id)
    return of(user).find((record) => !isKnown(record.id) && isSame({ ...valuesOf(record), id: NEW_ID }, sent))
  }
  return {
    read: async ({ id }, sent) => {
      if (id !== NEW_ID) return valuesOf((await call(form, { id, muc03Id })).data)
      const found = sent && (await find(sent))
      return found && valuesOf(found)
    },
    check,
    parts: (_, stored) => [
      {
        name: 'data',
        fields: Object.keys(stored),
        save: async (values, send) =>
          // Ids and content are the whole body.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          valuesOf(await send(save, { body: { id: values.id, muc03Id, ...bodyOf(values) } as Body })),
      },
    ],
  }
}
