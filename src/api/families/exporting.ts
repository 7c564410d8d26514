import { z } from 'zod/mini'
import type { Scope } from '~/lib/scope'
import type { Filters } from '../contract/filters'
import { id, inCorporate, textOrNull } from '../contract/values'
import { type Endpoint, read, write } from '../endpoint'
import type { Family } from './family'

const job = z.object({
  id,
  /** Rows done. */
  current: z.int().check(z.gte(0)),
  /** null while it runs. */
  status: z.nullable(z.enum(['SUCCESS', 'FAILED'])),
  /** null until the file is there. */
  url: textOrNull,
})
/** A file that the server makes (wire decisions A24, B19). */
export type ExportJob = z.infer<typeof job>

/** Files made from a search: started with its filters, then the newest one is asked for (document 1 §4 'Export'). */
export function exporting<W extends object>({ noun, doc, at, right }: Family, filters: Filters<W>) {
  const start = write({
    name: `start${noun}Export`,
    summary: 'Start an export of what the filters find',
    doc,
    method: 'GET',
    path: `${at}/export`,
    params: z.extend(filters.schema, inCorporate),
    result: z.object({ id }),
    rules: filters.rules,
    right,
  }) as unknown
  return {
    // The shape of W is open here, so the compiler cannot see that extending it gives W & Scope.
    start: start as Endpoint<W & Scope, { id: string }>,
    /** The caller's newest export of this kind; 404 when none was started. */
    latest: read({
      name: `getLatest${noun}Export`,
      summary: 'State of the newest export',
      doc,
      path: `${at}/latest`,
      params: z.strictObject({}),
      result: job,
      right,
    }),
  }
}
/** The exports of a search over W. */
export type Exporting<W extends object> = ReturnType<typeof exporting<W>>
