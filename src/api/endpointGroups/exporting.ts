import { z } from 'zod/mini'
import type { Right } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import type { FilterSchema } from '~/api/contract/filters'
import { askingParams, askingRules, type WireMapping, filterCodec } from '~/api/contract/wireMapping'
import { id, inCorporate, textOrNull } from '~/api/contract/values'
import { type Endpoint, read, type Tag, write } from '~/api/endpoint'
import type { Family } from './family'

/** The state of a file that the server makes. */
export const job = z.object({
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

/** Exports of a search: started with its filters, then polled by the newest one (document 1 §4 'Export'). */
export function exporting<W extends object, S extends z.ZodMiniType = typeof job>(
  { noun, doc, basePath, right }: Family,
  filters: FilterSchema<W>,
  { spelling, state = job as unknown as S }: { spelling?: WireMapping; state?: S } = {},
) {
  return {
    ...starting(
      { name: `start${noun}Export`, summary: 'Start an export of what the filters find', doc, right, basePath },
      filters,
      { spelling },
    ),
    /** The caller's newest export of this kind; 404 when none was started. */
    latest: read({
      name: `getLatest${noun}Export`,
      summary: 'State of the newest export',
      doc,
      path: `${basePath}/latest`,
      params: z.strictObject({}),
      result: state,
      right,
    }),
  }
}

/** The start of an export below `at`, how it spells the filters, and what it changes at once and when it is done (wire decisions A23, B05, B16). */
export function starting<W extends object>(
  { basePath, ...about }: { name: string; summary: string; doc: string; right: Right; basePath: string },
  filters: FilterSchema<W>,
  { spelling, invalidates = [] }: { spelling?: WireMapping | undefined; invalidates?: readonly Tag[] },
) {
  const filtersThere = filterCodec(filters, spelling)
  const start = write({
    ...about,
    method: 'GET',
    path: `${basePath}/export`,
    params: askingParams(filtersThere, inCorporate),
    result: z.object({ id }),
    rules: askingRules(filtersThere),
    invalidates,
  }) as unknown
  return {
    codec: filtersThere,
    // The shape of W is open here, so the compiler cannot see that extending it gives W & Scope.
    start: start as Endpoint<W & Scope, { id: string }>,
  }
}
