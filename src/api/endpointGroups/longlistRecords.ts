import { z } from 'zod/mini'
import { id } from '~/api/contract/values'
import { read, write } from '~/api/endpoint'
import type { Family } from './family'

/** What else a family of records is made of. */
type Parts<R extends z.ZodMiniType, L extends z.ZodMiniType, F extends z.core.$ZodLooseShape> = {
  record: R
  /** What the form chooses from. */
  lists: L
  /** What is saved, besides the ids. */
  fields: F
}

/** The tag of all longlist users with records, since deleting a record does not name the user. */
export const LONGLIST_CONTENTS = ['longlistForm', 'candidates']

/**
 * Records below a longlist user: form, save, delete; three families of them in the API (document 3 §7, wire decisions
 * C28, C31). The id '0' is that of a record to be created.
 */
export function longlistRecords<R extends z.ZodMiniType, L extends z.ZodMiniType, F extends z.core.$ZodLooseShape>(
  { noun, doc, basePath, right }: Family,
  { record, lists, fields }: Parts<R, L, F>,
) {
  return {
    form: read({
      name: `getLonglist${noun}Form`,
      summary: `Form data of a record (${noun.toLowerCase()})`,
      doc,
      path: `${basePath}/form`,
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
      params: z.strictObject({ id }),
      result: z.literal('SUCCESS'),
      right,
      invalidates: LONGLIST_CONTENTS,
    }),
  }
}
