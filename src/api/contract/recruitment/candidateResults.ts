import { z } from 'zod/mini'
import { rights } from '~/lib/rules/rights'
import { paged, read, write } from '~/api/endpoint'
import { candidateFilters } from './candidateFilters'
import { id, inCorporate, moment, pageParams } from '../../values'

const resultRow = z.object({
  id,
  filterName: z.string(),
  createdBy: z.string(),
  createdAt: moment,
  totalData: z.int().check(z.gte(0)),
  /** null: no e-mail was requested. */
  emailStatus: z.nullable(z.enum(['PENDING', 'SENT', 'FAILED'])),
})
/** A search result saved under a name (document 3 §3 'Saved result', wire decision C23). */
export type SavedResult = z.infer<typeof resultRow>
/** Parses JSON text into an unvalidated record of filters; anything else gives {}. */
function parseRecord(json: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

const doc = '3§7'
const right = rights.executiveSearch
const basePath = '/rest/console/es/query'

const results = read({
  name: 'listEsResults',
  summary: 'Saved results, newest first',
  doc,
  path: `${basePath}/result/list`,
  params: z.strictObject({ ...inCorporate, ...pageParams }),
  result: paged(resultRow),
  right,
  provides: ['candidateResults'],
})
/** 'x' omits a column from the mailed result, '' includes it; absent means '' (wire decision C22). */
const omitFlag = z.optional(z.enum(['x', '']))

/** Saved results of the admin query (document 3 §3, §7). */
export const candidateResults = {
  list: results,
  /** `body` is the stored filter, unvalidated: the caller drops values that are no longer valid. */
  open: read({
    name: 'getEsResult',
    summary: 'A saved result with its filter',
    doc,
    path: `${basePath}/result/findOne/{id}`,
    refuses: [404],
    params: z.strictObject({ id }),
    result: z.pipe(
      z.extend(resultRow, { body: z.string().check(z.minLength(2)) }),
      z.transform(({ body, ...row }) => ({ ...row, body: parseRecord(body) })),
    ),
    right,
    provides: ({ id: resultId }) => [`candidateResult:${resultId}`],
  }),
  remove: write({
    name: 'deleteEsResult',
    summary: 'Delete a saved result',
    doc,
    method: 'DELETE',
    path: `${basePath}/result/delete/{id}`,
    refuses: [404],
    params: z.strictObject({ id }),
    result: z.literal('SUCCESS'),
    right,
    invalidates: ({ id: resultId }) => ['candidateResults', `candidateResult:${resultId}`],
  }),
  save: write({
    name: 'saveEsResult',
    summary: 'Save the result and optionally mail it',
    doc,
    path: `${basePath}/result/save`,
    refuses: [409, 422],
    sendsEmpty: ['noPhone', 'noEmail'],
    params: z.strictObject({
      name: z.string().check(z.minLength(1), z.maxLength(100)),
      noPhone: omitFlag,
      noEmail: omitFlag,
      ...inCorporate,
      /** Comma-joined. */
      emailList: z.optional(
        z
          .string()
          .check(
            z.minLength(3),
            z.maxLength(2000),
            z.regex(/^[^\s,@]+@[^\s,@][^\s,@.]*\.[^\s,@]+(,[^\s,@]+@[^\s,@][^\s,@.]*\.[^\s,@]+)*$/),
          ),
      ),
    }),
    body: z.extend(candidateFilters.schema, { dataSource: id }),
    result: z.literal('Success'),
    right,
    invalidates: ['candidateResults'],
  }),
}
