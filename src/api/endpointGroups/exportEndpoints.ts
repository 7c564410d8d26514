import { z } from 'zod/mini'
import type { Scope } from '~/lib/scope'
import { filterParams, filterRules, type WireMapping, filterCodec, type FilterSchema } from './wireMapping'
import { id, inCorporate, textOrNull } from '../values'
import { type Endpoint, read, type Tag, write } from '~/api/endpoint'
import type { PeopleGroup } from './endpointGroup'

/** Schema of an export job. */
export const exportJob = z.object({
  id,
  /** Rows exported so far. */
  current: z.int().check(z.gte(0)),
  /** null while it runs. */
  status: z.nullable(z.enum(['SUCCESS', 'FAILED'])),
  /** null until the file is ready. */
  url: textOrNull,
})
/** An export job on the server (wire decisions A24, B19). */
export type ExportJob = z.infer<typeof exportJob>

/** Endpoints of a search's export: started with its filters, then polled as the newest one (document 1 §4 'Export'). */
export function exportEndpoints<W extends object, S extends z.ZodMiniType = typeof exportJob>(
  { noun, doc, basePath, right, list }: PeopleGroup,
  filters: FilterSchema<W>,
  // Without a schema of its own, S is that of an export job.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  { mapping, state = exportJob as unknown as S }: { mapping?: WireMapping; state?: S } = {},
) {
  return {
    ...exportStart(
      { name: `start${noun}Export`, summary: 'Start an export of what the filters find', doc, right, basePath, list },
      filters,
      { mapping },
    ),
    /** The caller's newest export of this kind; 404 when none was started. */
    latest: read({
      name: `getLatest${noun}Export`,
      summary: 'State of the newest export',
      doc,
      path: `${basePath}/latest`,
      refuses: [404],
      params: z.strictObject({}),
      result: state,
      right,
    }),
  }
}

/** The endpoint that starts an export below `basePath`, with the codec of its filters (wire decisions A23, B05, B16). */
export function exportStart<W extends object>(
  { basePath, list, ...about }: Omit<PeopleGroup, 'noun'> & { name: string; summary: string },
  filters: FilterSchema<W>,
  { mapping, invalidates = [] }: { mapping?: WireMapping | undefined; invalidates?: readonly Tag[] },
) {
  const wireFilters = filterCodec(filters, mapping)
  const start: unknown = write({
    ...about,
    method: 'GET',
    action: { kind: 'export', list },
    path: `${basePath}/export`,
    params: filterParams(wireFilters, inCorporate),
    result: z.object({ id }),
    rules: filterRules(wireFilters),
    invalidates,
  })
  return {
    codec: wireFilters,
    // W is generic here, so the compiler cannot see that the extended schema is W & Scope.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    start: start as Endpoint<W & Scope, { id: string }, { id: string }, never>,
  }
}
