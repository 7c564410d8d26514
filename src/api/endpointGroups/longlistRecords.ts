import { z } from 'zod/mini'
import { id } from '../values'
import { read, write } from '~/api/endpoint'
import type { EndpointGroup } from './endpointGroup'

/** Schemas of a group of records. */
type Parts<Out, Wire, L extends z.ZodMiniType, F extends z.core.$ZodLooseShape> = {
  record: z.ZodMiniType<Out, Wire>
  /** Option lists of the form. */
  lists: L
  /** Saved fields, besides the ids. */
  fields: F
}

/** Tags of all longlist users and their records, since deleting a record does not name the user. */
export const LONGLIST_CONTENTS = ['longlistForm', 'candidates']

/**
 * Endpoints of a longlist user's records: form, save, delete; three such groups in the API (document 3 §7, wire decisions
 * C28, C31). The id '0' stands for a record to be created.
 */
export function longlistRecords<Out, Wire, L extends z.ZodMiniType, F extends z.core.$ZodLooseShape>(
  { noun, doc, basePath, right }: EndpointGroup,
  { record, lists, fields }: Parts<Out, Wire, L, F>,
) {
  return {
    form: read({
      name: `getLonglist${noun}Form`,
      summary: `Form data of a record (${noun.toLowerCase()})`,
      doc,
      path: `${basePath}/form`,
      refuses: [404],
      params: z.strictObject({ id, muc03Id: id }),
      result: z.object({ data: z.nullable(record), masterData: lists }),
      right,
      provides: ['longlistForm'],
    }),
    save: write({
      name: `saveLonglist${noun}`,
      summary: `Create or save a record (${noun.toLowerCase()})`,
      doc,
      path: `${basePath}/save`,
      refuses: [404, 422],
      params: z.strictObject({}),
      body: z.strictObject({ id, muc03Id: id, ...fields }),
      result: record,
      right,
      invalidates: LONGLIST_CONTENTS,
    }),
    remove: write({
      name: `deleteLonglist${noun}`,
      summary: `Delete a record (${noun.toLowerCase()})`,
      doc,
      path: `${basePath}/delete`,
      refuses: [404],
      params: z.strictObject({ id }),
      result: z.literal('SUCCESS'),
      right,
      invalidates: LONGLIST_CONTENTS,
    }),
  }
}
