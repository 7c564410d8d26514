import { call } from '~/api/client'
import { ApiError } from '~/api/errors'
import type { Exporting } from '~/api/families/exporting'
import type { Scope } from '~/lib/scope'
import type { JobKindName } from './jobKinds'
import { jobStore } from './jobs'

/**
 * Starts an export. The newest job is asked for first, so that its answer is not taken for the new one's; none is a 404
 * (document 1 §4, wire decision A24). Answers the job's id.
 */
export async function startExport<W extends object>(
  exports: Exporting<W>,
  kind: JobKindName,
  { where, scope, label }: { where: W; scope: Scope; label: string },
): Promise<string> {
  const before = await call(exports.latest, {}).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  const { id } = await call(exports.start, { ...where, ...scope })
  jobStore.add({
    id,
    kind,
    label,
    corporateId: scope.corporateId,
    before: before && { id: before.id, url: before.url },
    since: Date.now(),
    failures: 0,
    state: 'running',
    url: null,
  })
  return id
}
