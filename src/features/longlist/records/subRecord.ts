import type { QueryClient } from '@tanstack/react-query'
import { call } from '~/api/client'
import { longlist } from '~/api/contract/executive/longlist'
import type { Endpoint, Output } from '~/api/endpoint'
import { send } from '~/api/useSend'
import type { Errors, RecordDefinition } from '~/record/recordEngine'
import { isSame } from '~/record/versions'
import { NEW } from '../longlist'

/** Which record, of which user; the id '0' is that of a new one. */
export type RecordIds = { id: string; muc03Id: string }
export type Stored = { id: string }
export type Values = { id: string } & Record<string, string | number | null>
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
  /** Shown once it is saved. */
  saved: string
}

type Context<R> = { corporateId: string; muc03Id: string; known: readonly R[] }

/** How a record of a user is read, checked and saved. */
export function subRecord<V extends Values, R extends Stored, Body extends RecordIds>(
  client: QueryClient,
  { form, save, of, valuesOf, bodyOf, check }: SubRecord<V, R, Body>,
  { corporateId, muc03Id, known }: Context<R>,
): RecordDefinition<V> {
  /** A record that a lost answer may have left behind: new, and of the same content. */
  async function find(sent: V): Promise<R | undefined> {
    const user = await call(longlist.form, { id: muc03Id, corporateId })
    const isKnown = (id: string) => known.some((record) => record.id === id)
    return of(user).find((record) => !isKnown(record.id) && isSame({ ...valuesOf(record), id: NEW }, sent))
  }
  return {
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
}
